import { sql } from 'drizzle-orm';
import { regionZones } from '../../domain/regionZones.ts';
import { sqlState } from '../database/sqlState.ts';
import type { Store } from '../database/stores.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Tools } from '../platform.ts';
import { rollUpDays } from './rollUp.ts';

const interval = 20_000;
/** Days per transaction, since an embedded store does nothing else meanwhile. */
const batch = 30;

/** Rolls up changed days every twenty seconds; until then their rows are counted one by one. */
export const startRollUps = (platform: Pick<Tools, 'stores' | 'log'>): Sweep =>
  sweep(
    platform,
    { name: 'FIGURES', every: interval, stores: 'regions', failure: 'days could not be rolled up' },
    async (store, signal) => {
      try {
        while (!signal.aborted && (await rollUp(store)) === batch);
      } catch (error) {
        // The next run rolls up what a concurrent change held back.
        if (!['40001', '40P01'].includes(sqlState(error) ?? '')) throw error;
      }
    },
  );

export async function rollUp({ region, transaction }: Pick<Store, 'region' | 'transaction'>, most = batch): Promise<number> {
  if (!region) return 0;
  return transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return rollUpDays(tx, regionZones[region], most);
  });
}
