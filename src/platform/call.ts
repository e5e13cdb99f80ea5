import type { Admission } from './admission/admission.ts';
import type { RequestContext } from './context.ts';
import type { Session } from './http/session.ts';

/** The right that an operation needs, as the contract's directives say. */
export type Access = readonly string[] | 'session' | 'public';

/** The context of a resolver: the request's, and the router's findings about the call. */
export interface Call extends RequestContext {
  /** A session cookie came along, but not the anti-forgery token that belongs to it. */
  forged: boolean;
  /** Notes that the session was used for an operation that needs a right. */
  used: (session: Session) => Promise<void>;
  /** Runs an operation that needs no session within its budget. */
  admit: Admission['operation'];
  /** Notes what was called, for the log and the metrics. */
  note: (operation: string) => void;
  /** The request's Idempotency-Key: a mutation of a session is done once for each. */
  idempotencyKey?: string | undefined;
  /** Identities whose sessions and rights are to be read anew once the operation is committed. */
  forgotten: Set<string>;
}
