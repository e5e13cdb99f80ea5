import { getLatestEmailEvent } from './latest.ts';
import { getEmailEvents, getEmailEventsOfMail } from './list.ts';

export const operations = [getEmailEvents, getEmailEventsOfMail, getLatestEmailEvent];
