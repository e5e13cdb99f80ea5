import type { Admission } from './admission/admission.ts';
import type { RequestContext } from './context.ts';
import type { Session } from './http/session.ts';
import type { Watching } from './live/opening.ts';

export type Access = readonly string[] | 'session' | 'public';

export interface Call extends RequestContext {
  forged: boolean;
  used: (session: Session, rights: readonly string[]) => Promise<void>;
  admit: Admission['operation'];
  note: (operation: string) => void;
  /** Notes that the call may change rows. */
  wrote?: () => void;
  watching: Watching;
  idempotencyKey?: string | undefined;
  forgotten: Set<string>;
  /** By the name of a field in the answer: rights whose parts of it are hidden. */
  hiddenFields: Map<string | number, ReadonlySet<string>>;
}
