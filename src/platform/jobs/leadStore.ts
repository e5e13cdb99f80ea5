import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import { sqlState } from '../database/sqlState.ts';
import type { Store, Stores } from '../database/stores.ts';
import { backgroundJobs as jobs } from '../services/background-jobs/identityTable.ts';
import type { JobName } from '../../domain/jobs.ts';
import type { Sweep } from './sweep.ts';

export interface Leading {
  /** Begins the runs that are due. */
  runDue(): void;
  /** Writes what changed, and begins the runs that somebody requested. */
  sync(): Promise<void>;
  stop(): Promise<void>;
}

type Row = typeof jobs.$inferSelect;
type State = Omit<Row, 'requestedAt'>;

/** Runs without a failure are written this often, in milliseconds; the others at the next `sync`. */
const quiet = 60_000;
/** After failures, where the interval is shorter: what failed may be back. */
const longestPause = 60_000;
/** Milliseconds between the first runs of a store's sweeps. */
const apart = 200;

interface LeadingTools {
  stores: Pick<Stores, 'identity'>;
  log: Logger;
  /** Milliseconds from the opening to the first run. */
  first: number;
}

/** Runs a store's sweeps at their intervals, later and later while they fail. */
export function leadStore(store: Store, all: readonly Sweep[], { stores, log, first }: LeadingTools): Leading {
  const sweeps = all.filter((each) => each.stores === 'all' || (each.stores === 'identity') === (store.kind === 'identity'));
  const isMine = store.region ? eq(jobs.region, store.region) : isNull(jobs.region);
  const states = new Map<Sweep, State>();
  const unwritten = new Map<Sweep, number>();
  const dueAt = new Map<Sweep, number>();
  const running = new Set<Promise<void>>();
  let known: Promise<void> | undefined;
  let isStopped = false;

  const stateOf = (one: Sweep): State =>
    states.get(one) ?? {
      ...blank,
      id: jobId(one.name, store.region ?? store.kind),
      name: one.name,
      region: store.region ?? null,
      nextAt: new Date(),
    };
  const note = (one: Sweep, change: Partial<State>, isUrgent = false) => {
    states.set(one, { ...stateOf(one), ...change });
    const before = unwritten.get(one);
    unwritten.set(one, isUrgent ? 0 : Math.min(before ?? Infinity, Date.now() + quiet));
  };
  const runAfter = (one: Sweep, pause: number) => {
    note(one, { nextAt: new Date(Date.now() + pause) });
    dueAt.set(one, Date.now() + pause);
  };
  const runDue = () => {
    for (const [one, due] of dueAt) {
      if (isStopped || due > Date.now()) continue;
      dueAt.delete(one);
      const run = runOnce(one).finally(() => running.delete(run));
      running.add(run);
    }
  };
  const runOnce = async (one: Sweep): Promise<void> => {
    note(one, { begunAt: new Date() });
    const error = await one.attempt(store);
    if (isStopped) return note(one, { endedAt: new Date(), nextAt: new Date() });
    const { failures, endedAt } = stateOf(one);
    const fault = error === undefined ? { failures: 0 } : { failures: failures + 1, error: codeOf(error), failedAt: new Date() };
    note(one, { ...fault, endedAt: new Date() }, error !== undefined || failures > 0 || endedAt === null);
    runAfter(one, Math.max(one.every, Math.min(one.every * 2 ** fault.failures, longestPause)));
  };
  const read = async (): Promise<void> => {
    const { db } = await stores.identity();
    const rows = await db.select().from(jobs).where(isMine);
    for (const [index, one] of sweeps.entries()) {
      const row = rows.find(({ name }) => name === one.name);
      if (row) states.set(one, row);
      const due = row ? row.nextAt.getTime() - Date.now() : one.every;
      runAfter(one, one.atOpening ? 0 : Math.max(first + index * apart, Math.min(due, one.every)));
    }
    await write(sweeps.filter((one) => !rows.some(({ name }) => name === one.name)));
  };
  const write = async (which: readonly Sweep[]): Promise<void> => {
    if (which.length === 0) return;
    const rows = which.map(stateOf).map((state) => ({ ...state, requestedAt: null }));
    for (const one of which) unwritten.delete(one);
    const set = Object.fromEntries(written.map((key) => [key, sql.raw(`excluded.${jobs[key].name}`)]));
    const { db } = await stores.identity();
    await db.insert(jobs).values(rows).onConflictDoUpdate({ target: jobs.id, set });
  };
  return {
    runDue,
    sync: async () => {
      await (known ??= read().catch((error: unknown) => {
        known = undefined;
        throw error;
      }));
      if (isStopped) return;
      const { db } = await stores.identity();
      const requested = await db
        .update(jobs)
        .set({ requestedAt: null })
        .where(and(isMine, isNotNull(jobs.requestedAt)))
        .returning();
      for (const { name } of requested) {
        const one = sweeps.find((each) => each.name === name);
        if (one && dueAt.has(one)) runAfter(one, 0);
      }
      runDue();
      await write([...unwritten].flatMap(([one, due]) => (due <= Date.now() ? [one] : [])));
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
      // After a restart the page shows the true last runs.
      await write([...unwritten.keys()]).catch((error: unknown) =>
        logFailure(log, error, { message: 'the last runs of jobs could not be written' }),
      );
    },
  };
}

const blank = { begunAt: null, endedAt: null, failures: 0, error: null, failedAt: null } as const;
const written = ['begunAt', 'endedAt', 'nextAt', 'failures', 'error', 'failedAt'] as const;

/** The same in each process. */
export const jobId = (name: JobName, store: string): string => createHash('sha256').update(`${name} ${store}`).digest('hex').slice(0, 24);

/** No message, which may hold personal data. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return sqlState(error) ?? String(typeof code === 'string' ? code : (name ?? 'unknown')).slice(0, 100);
}
