import { createHash } from 'node:crypto';
import type { Session, SessionLoader } from './session.ts';

/** Who is behind a session cookie, remembered for some seconds so that a request costs no query of its own. */
export interface Principals {
  of: (token: string | undefined) => Promise<Session | null>;
  /** Whatever changes identities, users, groups, policies or sessions says so: the next request reads anew. */
  forget: (identityId: string | 'all') => void;
}

export interface PrincipalsOptions {
  load: SessionLoader;
  now: () => Date;
  /** How long another process's change may go unseen should its notice be lost. @default 5000 */
  ceiling?: number;
  /** Sessions that are remembered at once. @default 10000 */
  size?: number;
  /** Are changes that other processes make heard of? While they are not, nothing is remembered. @default always */
  hears?: () => boolean;
}

interface Entry {
  session: Promise<Session | null>;
  loadedAt: number;
  identityId?: string;
}

/** Makes the memory of principals. Nobody's tokens are kept, only their hashes; a session that has expired is never answered. */
export function createPrincipals({ load, now, ceiling = 5000, size = 10_000, hears = () => true }: PrincipalsOptions): Principals {
  const entries = new Map<string, Entry>();

  const read = (key: string, token: string): Entry => {
    const entry: Entry = { session: load(token), loadedAt: now().getTime() };
    if (!hears()) return entry;
    entries.set(key, entry);
    if (entries.size > size) entries.delete(entries.keys().next().value ?? key);
    // What could not be loaded is not remembered, nor is the absence of a session: tokens are guessed, and a sign-in must count at once.
    const drop = () => void (entries.get(key) === entry && entries.delete(key));
    entry.session.then((session) => (session ? void (entry.identityId = session.identityId) : drop()), drop);
    return entry;
  };

  return {
    of: async (token) => {
      if (!token || token.length > 200) return null;
      const key = createHash('sha256').update(token).digest('base64');
      const known = entries.get(key);
      const age = known && now().getTime() - known.loadedAt;
      const entry = known && age !== undefined && age >= 0 && age < ceiling && hears() ? known : read(key, token);
      const session = await entry.session;
      return session && session.expiresAt > now() ? session : null;
    },
    forget: (identityId) => {
      if (identityId === 'all') return entries.clear();
      // One that is still being read may have read the old state: it has no identity yet and goes too.
      for (const [key, entry] of entries) if (entry.identityId === undefined || entry.identityId === identityId) entries.delete(key);
    },
  };
}
