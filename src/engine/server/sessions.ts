import { randomBytes } from 'node:crypto';
import type { Headers } from './headers.ts';

export interface Session<Known> {
  /** The header that the person signed in with. */
  headers: Headers;
  /** What was learned with it. */
  known: Known;
}

/** How long nobody may come back before a session is over, and how many there may be. */
const idle = 12 * 60 * 60_000;
const most = 100;

/**
 * Tokens that people signed in with, in this process's memory alone. A page holds a random name of its session in a cookie that no script can
 * read, and never the token: whatever runs in the page cannot take it elsewhere, and a restart or a sign-out forgets it.
 */
export function createSessions<Known>(now: () => number = Date.now) {
  const open = new Map<string, Session<Known> & { seen: number }>();

  const find = (id: string | undefined): Session<Known> | undefined => {
    const session = id === undefined ? undefined : open.get(id);
    if (!session || id === undefined) return undefined;
    open.delete(id);
    if (now() - session.seen > idle) return undefined;
    // The one that was used last stands last: the first is the one to give up.
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
    end(id: string | undefined): void {
      if (id !== undefined) open.delete(id);
    },
  };
}
