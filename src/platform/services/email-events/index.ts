import { getLatestEmailEvent } from './latest.ts';
import { getEmailEvents, getEmailEventsOfMail } from './list.ts';
import { getEmails } from './mails.ts';
import { getApplicationMessages } from './messages.ts';

export const operations = [getEmails, getEmailEvents, getEmailEventsOfMail, getLatestEmailEvent, getApplicationMessages];
