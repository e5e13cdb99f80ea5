import { createEmailDomain, retryDkim, updateEmailDomain } from './emailDomainChanges.ts';
import { getEmailDomain } from './emailDomains.ts';
import { getEmailEvents, getEmailEventsOfMail } from './emailEvents.ts';
import { getLatestEmailEvent } from './latestEmailEvent.ts';
import { updateNotificationSettings } from './notificationChanges.ts';
import { getNotificationSettings } from './notificationSettings.ts';
import { getSmsCredits, getSmsPurchases, purchaseSmsCredits } from './smsCredits.ts';
import { getSmsEvents } from './smsEvents.ts';

export { startEmailDomainJob } from './emailDomainJob.ts';
export { notify } from './notify.ts';
export type { Notice } from './notice.ts';
export { startReminders } from './reminders.ts';
export { chargeSms } from './smsCharge.ts';
export { smsEventTotal } from '../../sms/events.ts';
export { smsParts } from './smsParts.ts';

export const operations = [
  getEmailEvents,
  getEmailEventsOfMail,
  getLatestEmailEvent,
  getSmsEvents,
  getSmsCredits,
  getSmsPurchases,
  purchaseSmsCredits,
  getNotificationSettings,
  updateNotificationSettings,
  getEmailDomain,
  createEmailDomain,
  updateEmailDomain,
  retryDkim,
];
