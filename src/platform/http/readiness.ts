import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { neededMigrations } from '../database/migrate.ts';
import { outageOf } from '../database/outage.ts';
import { storeName } from '../database/stores.ts';
import type { Store, Stores } from '../database/stores.ts';
import { isRegion } from '../regions.ts';
import { text } from './message.ts';
import type { Outgoing } from './message.ts';

const freshness = 1000;
const patience = 3000;

export interface ReadinessOptions {
  stores: Stores;
  dataDir: string;
  stopping: () => boolean;
}

/** Answers for all stores, or for those that a region needs: its own and the identity store. */
export type Readiness = (region?: string) => Promise<Outgoing>;

export function createReadiness({ stores, dataDir, stopping }: ReadinessOptions): Readiness {
  const last = new Map<string | undefined, { at: number; answer: Promise<Outgoing> }>();
  const look = async (region?: string): Promise<Outgoing> => {
    const isNeeded = (store: string) => region === undefined || store === 'identity' || store === region;
    try {
      // The first start opens the store, which may exceed a probe's time limit.
      await stores.identity();
      await Promise.all(stores.retried(isNeeded).map(({ name, store }) => within(store, name)));
      const opened = stores.opened().filter((store) => isNeeded(storeName(store)));
      await Promise.all(opened.map((store) => within(probe(store, dataDir), storeName(store))));
      return text(200, 'ready');
    } catch (error) {
      const which = error instanceof NotReady ? `${error.store} ` : '';
      return text(503, `not ready: ${which}${outageOf(error) ?? 'does not answer'}`);
    }
  };
  return (region) => {
    if (stopping()) return Promise.resolve(text(503, 'stopping'));
    if (region !== undefined && !isRegion(region)) return Promise.resolve(text(404, 'no such region'));
    const now = performance.now();
    const known = last.get(region);
    if (known && now - known.at < freshness) return known.answer;
    const answer = look(region);
    last.set(region, { at: now, answer });
    return answer;
  };
}

class NotReady extends Error {
  override readonly name = 'NotReady';
  readonly store: string;
  constructor(store: string, cause: unknown) {
    super('The store is not ready', { cause });
    this.store = store;
  }
}

async function within(work: Promise<unknown>, store: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time')), patience);
  });
  try {
    await Promise.race([work, late]);
  } catch (error) {
    throw new NotReady(store, error);
  } finally {
    clearTimeout(timer);
  }
}

async function probe(store: Store, dataDir: string): Promise<void> {
  if (store.embedded) {
    await store.pool.query('select 1 from migrations limit 1');
    return probeFolder(join(dataDir, '.readiness'));
  }
  const client = await store.pool.connect();
  let isAway = false;
  try {
    const needed = neededMigrations(store.kind);
    const { rows } = await client.query<{ applied: number }>('select count(*)::int as applied from migrations where name = any($1)', [
      needed,
    ]);
    if ((rows[0]?.applied ?? 0) < needed.length) throw new Error('It lacks migrations');
    await client.query('begin');
    // Grows a temporary file by a page, to detect a full disk.
    await client.query('create temp table readiness on commit drop as select 1 as one');
  } catch (error) {
    isAway = outageOf(error) !== undefined;
    throw error;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(isAway);
  }
}

async function probeFolder(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(Buffer.alloc(65_536, 1));
    await file.datasync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
