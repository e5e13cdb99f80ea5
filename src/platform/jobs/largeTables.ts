import { migrateOnline } from '../database/migrateOnline.ts';
import { lookAfterPartitions } from '../database/partitions.ts';
import type { Tools } from '../platform.ts';
import { sweep } from './sweep.ts';
import type { Sweep } from './sweep.ts';

const interval = 600_000;

/** Work on large tables that no start waits for. */
export const startLargeTables = ({ stores, log, now }: Pick<Tools, 'stores' | 'log' | 'now'>): Sweep =>
  sweep(
    { stores, log },
    { name: 'LARGE_TABLES', every: interval, stores: 'all', failure: 'large tables could not be looked after', atOpening: true },
    async (store, signal) => {
      if (!store.embedded) await migrateOnline(store, { log, signal });
      if (store.region) await lookAfterPartitions(store, now(), () => signal.aborted);
    },
  );
