import { limits } from '../../domain/limits.ts';
import type { Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import type { Session } from '../http/session.ts';
import { consumeOf, countersOf } from './limiters.ts';

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
