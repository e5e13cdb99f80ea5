import { getLatestEmailEvent } from './latest.ts';
import { getEmailEvents, getEmailEventsOfMail } from './list.ts';
import { getApplicationMessages } from './messages.ts';

export const operations = [getEmailEvents, getEmailEventsOfMail, getLatestEmailEvent, getApplicationMessages];
