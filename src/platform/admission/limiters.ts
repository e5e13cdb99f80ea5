import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { budgets } from './budgets.ts';
import type { BudgetName, Limit } from './budgets.ts';

export interface Limiter {
  limit: Limit;
  counters: () => Promise<RateLimiterAbstract>;
}

/** Shared counters are in PostgreSQL; if that is unavailable, each process counts alone. */
export function createLimiters(scale: number, sharedPool: () => Promise<Pool | undefined>): Record<BudgetName, Limiter[]> {
  const made = Object.entries(budgets).map(([name, limits]: [string, Limit[]]) => [
    name,
    limits.map((limit): Limiter => {
      let counters: Promise<RateLimiterAbstract> | undefined;
      const make = async () => countersOf(name, limit, scale, limit.shared ? await sharedPool() : undefined);
      return { limit, counters: () => (counters ??= make().catch((error: unknown) => ((counters = undefined), Promise.reject(error)))) };
    }),
  ]);
  return Object.fromEntries(made) as Record<BudgetName, Limiter[]>;
}

type CountedLimit = Pick<Limit, 'calls' | 'seconds' | 'failuresOnly'> & { by: string };

export function countersOf(
  name: string,
  { by, calls, seconds, failuresOnly }: CountedLimit,
  scale: number,
  pool: Pool | undefined,
): RateLimiterAbstract {
  const points = calls * scale;
  const own = { keyPrefix: `${name} ${by} ${failuresOnly ? 'failures' : 'calls'}`, points, duration: seconds };
  const memory = new RateLimiterMemory(own);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...own,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Refused callers cost no further query.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}

export async function consume({ counters }: Limiter, key: string): Promise<number | undefined> {
  try {
    await (await counters()).consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return secondsOf(refused);
    throw refused;
  }
}

/** @param most at most that of the counters */
export async function consumeOf(counters: RateLimiterAbstract, key: string, most: number): Promise<number | undefined> {
  try {
    const counted = await counters.consume(key);
    return counted.consumedPoints > most ? secondsOf(counted) : undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return secondsOf(refused);
    throw refused;
  }
}

export async function waitOf({ counters }: Limiter, key: string): Promise<number | undefined> {
  const known = await (await counters()).get(key);
  return known && known.remainingPoints <= 0 && known.msBeforeNext > 0 ? secondsOf(known) : undefined;
}

export const refund = async ({ counters }: Limiter, key: string): Promise<void> => void (await (await counters()).reward(key));

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
