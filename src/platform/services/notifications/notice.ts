import type { NotificationEvent, Scalars } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';

/** A message to a candidate or an interviewer. */
export interface Notice {
  customerId: string;
  organizationId: string;
  event: NotificationEvent;
  /** Language of the stage; English if the customer does not use it. */
  language: Scalars['StageLanguage']['output'];
  to: { email: string; phoneNumber?: string | null; firstName: string; lastName?: string | null };
  /** Subject of the message, for its reminders and the delivery log. */
  applicationId: string;
  assessmentId?: string;
  bookingId?: string;
  facts: NoticeFacts;
}

/** Facts for templates; each uses those of its event. */
export interface NoticeFacts {
  vacancy: string;
  link?: string;
  startsAt?: Date;
  place?: string;
  /** The candidate, in messages to others. */
  candidate?: string;
}

export type NotifyContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;
