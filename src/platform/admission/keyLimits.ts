import { createHash } from 'node:crypto';
import { limits } from '../../domain/limits.ts';
import type { Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import { PlatformError, rateLimited } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { consume, consumeOf, countersOf, waitOf } from './limiters.ts';
import type { Limiter } from './limiters.ts';
import { addressOf, networkOf } from './networks.ts';
import { createProven } from './proven.ts';

/** Counts a call of an API key; returns the seconds to wait beyond its requests a minute. */
export type AdmitKey = (session: Session) => Promise<number | undefined>;

/** A single counter for all keys, since each has its own limit. */
export function createKeyLimits({ settings, stores }: { settings: Settings; stores: Stores }): AdmitKey {
  const limit = { by: 'key', calls: limits.apiKeyRequests, seconds: 60, shared: true } as const;
  const make = async () => {
    const identity = await stores.identity();
    return countersOf('apiKey', limit, settings.rateLimitScale, identity.embedded ? undefined : identity.forPublic.pool);
  };
  let counters: ReturnType<typeof make> | undefined;
  return async ({ id, apiKey }) => {
    if (!apiKey) return undefined;
    counters ??= make().catch((error: unknown) => ((counters = undefined), Promise.reject(error)));
    return consumeOf(await counters, id, apiKey.requestsPerMinute * settings.rateLimitScale);
  };
}

export type LoadKey = (text: string) => Promise<Session | null>;

/** Looks up the key of a caller at an address; refused ones count. @throws PlatformError RATE_LIMITED beyond the budget, before any look-up */
export type AdmitKeyText = (ip: string, text: string, load: LoadKey) => Promise<Session | null>;

/** A key that was right within the hour works on at an address that others have exhausted. */
export function keyTextAdmission(limiters: readonly Limiter[]): AdmitKeyText {
  const proven = createProven();
  return async (ip, text, load) => {
    const keys = { address: addressOf(ip), network: networkOf(ip) };
    const caller = createHash('sha256').update(`${keys.address} ${text}`).digest('base64');
    const counted = limiters.map((limiter) => ({ limiter, key: keys[limiter.limit.by as keyof typeof keys] }));
    if (!proven.has(caller)) requireNoWait(await Promise.all(counted.map(({ limiter, key }) => waitOf(limiter, key))));
    const found = await load(text).catch((error: unknown) => {
      if (error instanceof PlatformError) return error;
      throw error;
    });
    if (found && !(found instanceof PlatformError)) {
      proven.add(caller);
      return found;
    }
    proven.remove(caller);
    requireNoWait(await Promise.all(counted.map(({ limiter, key }) => consume(limiter, key))));
    if (found) throw found;
    return null;
  };
}

function requireNoWait(waits: readonly (number | undefined)[]): void {
  const retryAfter = Math.max(0, ...waits.map((wait) => wait ?? 0));
  if (retryAfter > 0) throw rateLimited({ reason: 'TOO_MANY_TRIES', retryAfter });
}
