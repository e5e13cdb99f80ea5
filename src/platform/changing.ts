import type { Database, Store } from './database/stores.ts';
import { sqlState } from './database/sqlState.ts';
import { conflict, isAfterCommit, pauseOf } from './errors.ts';
import { dropKey, keepAnswer, takeKey, inProgress } from './idempotency.ts';
import type { Once } from './idempotency.ts';

export type Within = <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;

export interface Work {
  run: (tx: Database) => Promise<unknown>;
  audit: (tx: Database) => Promise<void>;
  outside: boolean;
  once: Once | undefined;
}

export const committing =
  (store: Store): Within =>
  async (work) => {
    const outcome = await store.transaction(async (tx) => {
      try {
        return { result: await work(tx) };
      } catch (error) {
        if (!isAfterCommit(error)) throw error;
        return { error };
      }
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  };

/** Runs a mutation and its audit entry in one transaction. Errors marked `afterCommit` are thrown after the commit. */
export async function changing(store: Store, work: Work): Promise<unknown> {
  if (work.outside) return changingOutside(store, work);
  const { run, audit, once } = work;
  const answer = await store
    .transaction(async (tx) => {
      const known = once && (await takeKey(tx, once, store.embedded));
      if (known) return known;
      try {
        const result = await run(tx);
        await audit(tx);
        if (once) await keepAnswer(tx, once, result);
        return { result };
      } catch (error) {
        if (!isAfterCommit(error)) throw error;
        if (once) await dropKey(tx, once);
        // Refusals are not audited: thousands of wrong passwords must not fill the trail.
        return { error };
      }
    })
    .catch((error: unknown) => {
      throw asConflict(error) ?? error;
    });
  if ('error' in answer) {
    await pauseOf(answer.error);
    throw answer.error;
  }
  return answer.result;
}

/** Work outside transactions: takes its key in one before, and drops it on failure. */
async function changingOutside(store: Store, { run, audit, once }: Work): Promise<unknown> {
  const known = once && (await store.transaction((tx) => takeKey(tx, once, store.embedded)));
  if (known) return known.result;
  try {
    const result = await run(store.db);
    await store.transaction(async (tx) => {
      await audit(tx);
      if (once) await keepAnswer(tx, once, result);
    });
    return result;
  } catch (error) {
    if (once) await dropKey(store.db, once).catch(() => undefined);
    await pauseOf(error);
    throw asConflict(error) ?? error;
  }
}

function asConflict(error: unknown): Error | undefined {
  if (sqlState(error) === '55P03') return inProgress();
  return ['23505', '40001', '40P01'].includes(sqlState(error) ?? '')
    ? conflict('Somebody else changed this at the same time. Please try again.', { reason: 'CONCURRENT_CHANGE' })
    : undefined;
}
