import type { RequestContext, Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import { rateLimited } from '../errors.ts';
import { attemptKey } from '../services/auth/attempts.ts';
import { knownDevice } from '../services/auth/knownDevices.ts';
import { keyedHash } from '../services/auth/secret.ts';
import { operationBudgets, otherwise } from './budgets.ts';
import type { BudgetName, CountedBy } from './budgets.ts';
import { consume, createLimiters, refund } from './limiters.ts';
import type { Limiter } from './limiters.ts';
import { addressOf, networkOf } from './networks.ts';
import { keyTextAdmission } from './keyLimits.ts';
import type { AdmitKeyText } from './keyLimits.ts';
import { routeAdmission } from './routes.ts';
import type { AdmitRoute } from './routes.ts';

export interface Admission {
  /** Refuses alike whoever is named. @throws PlatformError RATE_LIMITED, with `retryAfter` in seconds */
  operation: <Result>(name: string, args: Record<string, unknown>, call: RequestContext, work: () => Promise<Result>) => Promise<Result>;
  route: AdmitRoute;
  key: AdmitKeyText;
}

export function createAdmission({ settings, stores }: { settings: Settings; stores: Stores }): Admission {
  const limiters = createLimiters(settings.rateLimitScale, async () => {
    const identity = await stores.identity();
    return identity.embedded ? undefined : identity.forPublic.pool;
  });
  return {
    operation: async (name, args, call, work) => {
      // Opening the identity store loads the secret of keyed hashes.
      await stores.identity();
      const { budget, keys } = await callerOf(name, args, call);
      const counted = await admit(limiters[budget], keys);
      const result = await work();
      for (const [limiter, key] of counted) await refund(limiter, key);
      return result;
    },
    route: routeAdmission(limiters),
    key: keyTextAdmission(limiters.apiKey),
  };
}

type Keys = Partial<Record<CountedBy, string>>;

async function admit(limiters: readonly Limiter[], keys: Keys): Promise<[Limiter, string][]> {
  const counted: [Limiter, string][] = [];
  for (const limiter of limiters) {
    const key = keys[limiter.limit.by];
    if (key === undefined) continue;
    const retryAfter = await consume(limiter, key);
    if (retryAfter !== undefined) throw rateLimited({ reason: 'TOO_MANY_TRIES', retryAfter });
    if (limiter.limit.failuresOnly) counted.push([limiter, key]);
  }
  return counted;
}

async function callerOf(name: string, args: Record<string, unknown>, call: RequestContext): Promise<{ budget: BudgetName; keys: Keys }> {
  const { ip } = call.request;
  const hashed = async (text: string) => (await keyedHash(call, 'budget', text)).toString('base64url');
  const keys: Keys = { address: await hashed(addressOf(ip)), network: await hashed(networkOf(ip)) };
  const budget = operationBudgets[name] ?? otherwise;
  const email = emailIn(args);
  if (email === undefined) return { budget, keys };
  const device = hasAccount.has(budget) ? await knownDevice(call, email) : null;
  if (device) return { budget: 'knownDevice', keys: { device: await hashed(device.id) } };
  return { budget, keys: { ...keys, account: await attemptKey(call, email) } };
}

const hasAccount = new Set<BudgetName>(['signIn', 'mailedCode', 'recovery', 'lookUp']);

function emailIn(args: Record<string, unknown>): string | undefined {
  for (const place of [args, ...Object.values(args)]) {
    const { email } = (typeof place === 'object' && place !== null ? place : {}) as Record<string, unknown>;
    if (typeof email === 'string' && email.length <= 200) return email;
  }
  return undefined;
}
