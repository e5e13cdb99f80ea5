import { migrateOnline } from '../database/migrateOnline.ts';
import type { Tools } from '../platform.ts';
import { sweep } from './sweep.ts';
import type { Sweep } from './sweep.ts';

const interval = 600_000;

/** Work on large tables that no start waits for. */
export const startLargeTables = ({ stores, log }: Pick<Tools, 'stores' | 'log'>): Sweep =>
  sweep(
    { stores, log },
    { name: 'LARGE_TABLES', every: interval, stores: 'all', failure: 'large tables could not be looked after', atOpening: true },
    async (store, signal) => {
      if (!store.embedded) await migrateOnline(store, { log, signal });
    },
  );
