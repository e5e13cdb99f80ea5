import type { EmailEventType, MessageFailure } from '../../generated/types.ts';
import type { emailEvents } from '../services/email-events/table.ts';

type Mail = Pick<typeof emailEvents.$inferSelect, 'latestEvent' | 'latestAt' | 'latestFailure' | 'eventTypes'>;

interface Happened {
  eventType: EmailEventType;
  timestamp: Date;
  failure: MessageFailure | null;
}

/** A mail that was opened stays opened, whatever is reported later. */
const order: readonly EmailEventType[] = ['Send', 'Delivery', 'Open', 'Click', 'Bounce', 'Complaint'];

export const rankOf = (eventType: EmailEventType): number => order.indexOf(eventType);

/** The mail after another event, in whatever order they are reported. */
export function furthestOf({ latestEvent, latestAt, latestFailure, eventTypes }: Mail, { eventType, timestamp, failure }: Happened): Mail {
  const known = eventTypes ?? [];
  const ahead = latestEvent === null ? 1 : rankOf(eventType) - rankOf(latestEvent);
  const isFurther = ahead > 0 || (ahead === 0 && (latestAt === null || timestamp > latestAt));
  return {
    ...(isFurther ? { latestEvent: eventType, latestAt: timestamp, latestFailure: failure } : { latestEvent, latestAt, latestFailure }),
    eventTypes: known.includes(eventType) ? known : [...known, eventType],
  };
}

export const noMail: Mail = { latestEvent: null, latestAt: null, latestFailure: null, eventTypes: null };

export const firstOf = (first: Happened): Mail => furthestOf(noMail, first);
