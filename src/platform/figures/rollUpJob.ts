import { logFailure } from '../database/outage.ts';
import { sql } from 'drizzle-orm';
import { regionZones } from '../../domain/regionZones.ts';
import { sqlState } from '../database/sqlState.ts';
import type { Store } from '../database/stores.ts';
import { repeating } from '../jobs/repeating.ts';
import type { Job } from '../jobs/repeating.ts';
import type { Tools } from '../platform.ts';
import { rollUpDays } from './rollUp.ts';

const interval = 20_000;
/** Days per transaction, since an embedded store does nothing else meanwhile. */
const batch = 30;

/** Rolls up changed days every twenty seconds; until then their rows are counted one by one. */
export function startRollUps({ stores, log }: Pick<Tools, 'stores' | 'log'>): Job {
  return repeating({ name: 'roll-ups', interval }, async (signal) => {
    for (const store of stores.opened()) {
      try {
        while (!signal.aborted && (await rollUp(store)) === batch);
      } catch (error) {
        if (signal.aborted || ['40001', '40P01'].includes(sqlState(error) ?? '')) continue;
        logFailure(log, error, { message: 'days could not be rolled up' });
      }
    }
  });
}

export async function rollUp({ region, transaction }: Pick<Store, 'region' | 'transaction'>, most = batch): Promise<number> {
  if (!region) return 0;
  return transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return rollUpDays(tx, regionZones[region], most);
  });
}
