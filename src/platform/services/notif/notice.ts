import type { NotificationEvent, Scalars } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';

/** Something that a candidate, or who interviews them, is to be told. */
export interface Notice {
  customerId: string;
  organizationId: string;
  event: NotificationEvent;
  /** The language of the stage that it is about: told in that one where the customer uses it, else in English. */
  language: Scalars['StageLanguage']['output'];
  to: { email: string; phoneNumber?: string | null; firstName: string; lastName?: string | null };
  /** What it is about: reminders follow from it, and the delivery log names the assessment, or else the application. */
  applicationId: string;
  assessmentId?: string;
  bookingId?: string;
  facts: NoticeFacts;
}

/** What a message may say; a template names those that its event has. */
export interface NoticeFacts {
  /** Title of the vacancy. */
  vacancy: string;
  /** Where to take the assessment, read the report, book or join. */
  link?: string;
  /** Of a live interview. */
  startsAt?: Date;
  place?: string;
  /** The candidate, where somebody else is told. */
  candidate?: string;
}

export type NotifyContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;
