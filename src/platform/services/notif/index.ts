import { createEmailDomain, retryDkim, updateEmailDomain } from './emailDomainChanges.ts';
import { getEmailDomain } from './emailDomains.ts';
import { getEmailEvents, getEmailEventsOfMail } from './emailEvents.ts';
import { updateNotificationSettings } from './notificationChanges.ts';
import { getNotificationSettings } from './notificationSettings.ts';
import { getSmsCredits, getSmsPurchases, purchaseSmsCredits } from './smsCredits.ts';
import { getSmsEvents } from './smsEvents.ts';

export { startEmailDomainJob } from './emailDomainJob.ts';
export { settingOf } from './notificationSettings.ts';
export { chargeSms } from './smsCharge.ts';
export { smsEventTotal } from './smsEvents.ts';
export { smsParts } from './smsParts.ts';

export const operations = [
  getEmailEvents,
  getEmailEventsOfMail,
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
