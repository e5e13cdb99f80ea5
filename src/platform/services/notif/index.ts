import { getEmailEvents, getEmailEventsOfMail } from './emailEvents.ts';
import { getSmsEvents } from './smsEvents.ts';

export { smsEventTotal } from './smsEvents.ts';

export const operations = [getEmailEvents, getEmailEventsOfMail, getSmsEvents];
