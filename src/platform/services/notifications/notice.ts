import type { NotificationEvent, Scalars } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';
import type { Messages } from '../holds/messages.ts';
import type { PreviewNotes } from '../previews/notes.ts';

export interface Notice {
  customerId: string;
  organizationId: string;
  event: NotificationEvent;
  /** Language of the stage; English if the customer does not use it. */
  language: Scalars['StageLanguage']['output'];
  to: { email: string; phoneNumber?: string | null; firstName: string; lastName?: string | null };
  applicationId: string;
  assessmentId?: string;
  bookingId?: string;
  facts: NoticeFacts;
}

export interface NoticeFacts {
  vacancy: string;
  link?: string;
  startsAt?: Date;
  place?: string;
  candidate?: string;
}

export type NotifyContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'> & {
  /** At once, and not silent, if absent. */
  messages?: Messages;
  preview?: PreviewNotes;
};
