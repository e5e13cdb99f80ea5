import type { OperationContext } from '../context.ts';
import type { Store } from '../database/stores.ts';
import { regionZones } from '../../domain/regionZones.ts';
import { readerOf, writesKey } from '../reads.ts';
import { Batch } from './batch.ts';
import type { FigureReader } from './batch.ts';
import type { Scope } from './scope.ts';

/** Batch window: idle wait and maximum wait, in ms. */
const [wait, mostWait] = [4, 25];
const mostWanted = 500;

interface Gathered {
  batch: Batch;
  timer: NodeJS.Timeout;
  opened: number;
}

const gathering = new WeakMap<Store, Map<string, Gathered>>();

/** Snapshot of a session's simultaneous requests; starts after the last one, so it is never older than the request. */
export async function figureReader(context: OperationContext, scope: Scope): Promise<FigureReader> {
  const { region, access, session } = context;
  const store = await context.stores.region(region);
  const open = gathering.get(store) ?? new Map<string, Gathered>();
  gathering.set(store, open);
  const key = JSON.stringify([session.id, access.parts, scope, writesKey(context)]);
  const known = open.get(key);
  if (known && known.batch.size < mostWanted) {
    if (performance.now() - known.opened < mostWait - wait) known.timer.refresh();
    return known.batch;
  }
  const batch = new Batch(readerOf(store, context), { access, scope, zone: regionZones[region] });
  const timer = setTimeout(() => {
    if (open.get(key)?.batch === batch) open.delete(key);
    void batch.begin();
  }, wait);
  open.set(key, { batch, timer, opened: performance.now() });
  return batch;
}
