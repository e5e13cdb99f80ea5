import { setTimeout as delay } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { databaseOf } from './dialect.ts';
import { FallbackClient, isOfReplica } from './fallback.ts';
import { fingerprint } from './fingerprint.ts';
import { Freshness } from './freshness.ts';
import { highest, lsnOf } from './lsn.ts';
import { outageOf } from './outage.ts';

type Database = Omit<NodePgDatabase, '$client'>;

export interface Reader {
  db: Database;
  transaction: <T>(work: (tx: Database) => Promise<T>) => Promise<T>;
}

/** Why reads go to the primary: it is away, too far behind, or lacks a write of the caller. */
export type Refusal = 'away' | 'behind' | 'own write';

export interface Replica {
  /** Its reads, each of which falls back to the primary; undefined if it can't serve a caller with this write. */
  readerAfter: (write: bigint) => Reader | undefined;
  /** Position in the primary's log that holds all that is committed now. */
  written: () => Promise<bigint>;
  /** Resolves once it holds all that is committed now, or isn't used. */
  caughtUp: () => Promise<void>;
  /** Milliseconds that it may be behind; undefined if unknown. */
  lag: () => number | undefined;
  isUsed: () => boolean;
  reads: ReadonlyMap<'replica' | Refusal, number>;
  close: () => Promise<void>;
}

interface Options {
  name: string;
  primary: Pick<Reader, 'transaction'> & { pool: Pool };
  /** Addresses and settings of both. */
  configs: { primary: PoolConfig; replica: PoolConfig };
  prepare: (pool: Pool) => void;
  transactionsOf: (pool: Pool) => Reader['transaction'];
  /** Seconds. */
  mostLag: number;
  log: Logger | undefined;
}

/** Between two looks at a replica, in ms. */
const interval = 500;
/** For an answer of a database that is only watched, in ms. */
const patience = 2000;

/** Opens a replica, whether it is there or not, and watches how far behind it is. */
export async function openReplica({ name, primary, configs, prepare, transactionsOf, mostLag, log }: Options): Promise<Replica> {
  const pool = new Pool({ ...configs.replica, connectionTimeoutMillis: patience, query_timeout: 35_000 });
  // Connections of their own: pools whose connections are all busy would make a replica look late.
  const watchedPool = (config: PoolConfig) => new Pool({ ...config, max: 1, connectionTimeoutMillis: patience, query_timeout: patience });
  const [ofPrimary, ofReplica] = [watchedPool(configs.primary), watchedPool(configs.replica)];
  for (const each of [pool, ofPrimary, ofReplica]) prepare(each);
  const transaction = transactionsOf(pool);
  const freshness = new Freshness();
  const reads = new Map<'replica' | Refusal, number>();
  let reason: string | undefined = 'not connected yet';
  let isVerified = false;
  let reported: string | undefined;

  const look = async (): Promise<void> => {
    const at = performance.now();
    await ask<{ lsn: string }>(ofPrimary, 'select pg_current_wal_insert_lsn() as lsn')
      .then(({ lsn }) => freshness.sample(at, lsnOf(lsn)))
      .catch(() => undefined);
    await lookAtReplica();
  };
  const lookAtReplica = async (): Promise<void> => {
    try {
      const { lsn } = await ask<{ lsn: string | null }>(
        ofReplica,
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn',
      );
      if (lsn === null) throw new Error('not a replica');
      isVerified ||= (await fingerprint(ofReplica)) === (await fingerprint(ofPrimary));
      if (!isVerified) throw new Error('of another database, or without its migrations yet');
      freshness.replayed = lsnOf(lsn);
      reason = undefined;
    } catch (error) {
      fail(error);
    }
    report();
  };
  const fail = (error: unknown): void => {
    isVerified = false;
    reason = outageOf(error) ?? (error instanceof Error ? error.message : 'unknown');
  };
  const isLate = (): boolean => (freshness.lag(performance.now()) ?? Infinity) > mostLag * 1000;
  const report = (): void => {
    const state = reason ?? (isLate() ? 'too far behind' : undefined);
    if (state === reported && looked) return;
    if (state) log?.warn({ store: name, reason: state }, 'a replica is not used: its reads go to the primary');
    else log?.info({ store: name }, 'a replica is used');
    reported = state;
  };
  const refusalOf = (write: bigint): Refusal | undefined => {
    if (reason) return 'away';
    if (isLate()) return 'behind';
    return write > freshness.replayed ? 'own write' : undefined;
  };
  const onFailure = (error: unknown): void => {
    count('away');
    // Conflicts with what it replays, and rows that it has not got yet, are no outage.
    if (outageOf(error) === undefined) return;
    fail(error);
    report();
  };
  const count = (served: 'replica' | Refusal): void => void reads.set(served, (reads.get(served) ?? 0) + 1);

  let looked = false;
  const closing = new AbortController();
  await look();
  looked = true;
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await delay(interval, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted) await look();
    }
  })();

  const catchUp = async (): Promise<void> => {
    await look();
    const target = freshness.newest;
    while (!closing.signal.aborted && refusalOf(target) === 'own write') {
      await delay(25);
      await lookAtReplica();
    }
  };
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  return {
    readerAfter: (write) => {
      const refusal = refusalOf(write);
      count(refusal ?? 'replica');
      if (refusal) return undefined;
      return {
        db: databaseOf(new FallbackClient(pool, primary.pool, onFailure) as unknown as Pool),
        transaction: (work) =>
          transaction(work).catch((error: unknown) => {
            if (!isOfReplica(error)) throw error;
            onFailure(error);
            return primary.transaction(work);
          }),
      };
    },
    written: () =>
      ask<{ lsn: string }>(ofPrimary, 'select pg_current_wal_insert_lsn() as lsn').then(
        ({ lsn }) => lsnOf(lsn),
        () => highest,
      ),
    // Those who come while it catches up wait for the next time.
    caughtUp: () =>
      (next ??= running.then(() => {
        next = undefined;
        return (running = catchUp());
      })),
    lag: () => (reason ? undefined : freshness.lag(performance.now())),
    isUsed: () => refusalOf(0n) === undefined,
    reads,
    close: async () => {
      closing.abort();
      await watching;
      await running;
      await Promise.all([pool, ofPrimary, ofReplica].map((each) => each.end()));
    },
  };
}

/** Reads a row; a connection whose answer doesn't come in time is closed. */
async function ask<Row>(pool: Pool, text: string): Promise<Row> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(text);
    client.release();
    return rows[0] as Row;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Resolves once all replicas hold what is committed now; undefined without replicas. */
export function caughtUp(stores: { opened(): { replica?: Replica }[] }): Promise<unknown> | undefined {
  const replicas = stores.opened().flatMap(({ replica }) => (replica ? [replica] : []));
  return replicas.length > 0 ? Promise.all(replicas.map((replica) => replica.caughtUp())) : undefined;
}
