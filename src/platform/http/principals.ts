import { createHash } from 'node:crypto';
import type { Session, SessionLoader } from './session.ts';

/** Identities behind session cookies, cached for seconds to save a query per request. */
export interface Principals {
  of: (token: string | undefined) => Promise<Session | null>;
  /** Drops cached identities; call it after changes of identities, users, groups, policies or sessions. */
  forget: (identityId: string | 'all') => void;
}

export interface PrincipalsOptions {
  load: SessionLoader;
  now: () => Date;
  /** Maximum age in ms, in case a notification is lost. @default 5000 */
  ceiling?: number;
  size?: number;
  /** True while cross-process invalidation is connected; caching is off otherwise. @default always */
  isConnected?: () => boolean;
}

interface Entry {
  session: Promise<Session | null>;
  loadedAt: number;
  identityId?: string;
  expiresAt?: Date;
}

export function createPrincipals({ load, now, ceiling = 5000, size = 10_000, isConnected = () => true }: PrincipalsOptions): Principals {
  const entries = new Map<string, Entry>();

  const read = (key: string, token: string): Entry => {
    const entry: Entry = { session: load(token), loadedAt: now().getTime() };
    if (!isConnected()) return entry;
    entries.set(key, entry);
    if (entries.size > size) entries.delete(entries.keys().next().value ?? key);
    // Never cache failures, or the absence of a session: tokens are guessed, and a sign-in must count at once.
    const drop = () => void (entries.get(key) === entry && entries.delete(key));
    const note = ({ identityId, expiresAt }: Session) => Object.assign(entry, { identityId, expiresAt });
    entry.session.then((session) => (session ? void note(session) : drop()), drop);
    return entry;
  };

  return {
    of: async (token) => {
      if (!token || token.length > 200) return null;
      const key = createHash('sha256').update(token).digest('base64');
      const known = entries.get(key);
      const age = known && now().getTime() - known.loadedAt;
      const isFresh = age !== undefined && age >= 0 && age < ceiling && !(known?.expiresAt && known.expiresAt <= now());
      const entry = known && isFresh && isConnected() ? known : read(key, token);
      const session = await entry.session;
      return session && session.expiresAt > now() ? session : null;
    },
    forget: (identityId) => {
      if (identityId === 'all') return entries.clear();
      // Also drop entries still loading, which may hold the old state.
      for (const [key, entry] of entries) if (entry.identityId === undefined || entry.identityId === identityId) entries.delete(key);
    },
  };
}
