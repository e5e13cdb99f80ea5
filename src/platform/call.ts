import type { Admission } from './admission/admission.ts';
import type { RequestContext } from './context.ts';
import type { Session } from './http/session.ts';

export type Access = readonly string[] | 'session' | 'public';

/** The context of a resolver: the request's, and the router's findings about the call. */
export interface Call extends RequestContext {
  /** The session cookie came without its anti-forgery token. */
  forged: boolean;
  /** Records the use of the session by an operation that needs a right. */
  used: (session: Session) => Promise<void>;
  /** Runs a public operation within its budget. */
  admit: Admission['operation'];
  note: (operation: string) => void;
  idempotencyKey?: string | undefined;
  /** Identities to drop from the cache after the commit. */
  forgotten: Set<string>;
}
