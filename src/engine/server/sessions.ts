import { randomBytes } from 'node:crypto';
import type { Headers } from './headers.ts';

export interface Session<Known> {
  headers: Headers;
  known: Known;
  /** Name of the user, if the sign-in has one. */
  name?: string | undefined;
}

const idle = 12 * 60 * 60_000;
const most = 100;

/** In memory only. A page has a random session name in an httpOnly cookie, never the token, which scripts could steal. */
export function createSessions<Known>(now: () => number = Date.now) {
  const open = new Map<string, Session<Known> & { seen: number }>();

  const find = (id: string | undefined): Session<Known> | undefined => {
    const session = id === undefined ? undefined : open.get(id);
    if (!session || id === undefined) return undefined;
    open.delete(id);
    if (now() - session.seen > idle) return undefined;
    // The last used session comes last; the first is dropped.
    open.set(id, { ...session, seen: now() });
    return session;
  };

  return {
    find,
    begin(session: Session<Known>): string {
      const id = randomBytes(32).toString('base64url');
      open.set(id, { ...session, seen: now() });
      const [oldest] = open.keys();
      if (open.size > most && oldest !== undefined) open.delete(oldest);
      return id;
    },
    /** Replaces the headers of a session: its token was renewed. */
    update(id: string, headers: Headers): void {
      const session = open.get(id);
      if (session) open.set(id, { ...session, headers });
    },
    /** Reads again what each session's headers make visible; one that the API refuses ends. */
    async renew(make: (headers: Headers) => Promise<Known>): Promise<void> {
      for (const [id, session] of open) {
        const known = await make(session.headers).catch(() => undefined);
        if (known === undefined) open.delete(id);
        else open.set(id, { ...session, known });
      }
    },
    end(id: string | undefined): void {
      if (id !== undefined) open.delete(id);
    },
  };
}
