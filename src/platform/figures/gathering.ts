import type { OperationContext } from '../context.ts';
import type { Store } from '../database/stores.ts';
import { regionZones } from '../../domain/regionZones.ts';
import { Batch } from './batch.ts';
import type { Asking } from './batch.ts';
import type { Scope } from './scope.ts';

/** So long another card of the same dashboard is waited for, ms, and so long they are in all: a browser asks for them at once. */
const [wait, mostWait] = [4, 25];
/** More than a dashboard asks for; what comes then is in the next. */
const mostWanted = 500;

interface Gathered {
  batch: Batch;
  timer: NodeJS.Timeout;
  opened: number;
}

/** Those that are being gathered, by store and by who asks for what. */
const gathering = new WeakMap<Store, Map<string, Gathered>>();

/**
 * What one session asks at the same moment of the same rows is read together, in one snapshot. It is begun after all of them have asked, so
 * that nobody is told of an earlier time than their own.
 */
export async function asking(context: OperationContext, scope: Scope): Promise<Asking> {
  const { region, reach, session } = context;
  const store = await context.stores.region(region);
  const open = gathering.get(store) ?? new Map<string, Gathered>();
  gathering.set(store, open);
  const key = JSON.stringify([session.id, reach.parts, scope]);
  const known = open.get(key);
  if (known && known.batch.size < mostWanted) {
    if (performance.now() - known.opened < mostWait - wait) known.timer.refresh();
    return known.batch;
  }
  const batch = new Batch(store, { reach, scope, zone: regionZones[region] });
  const timer = setTimeout(() => {
    if (open.get(key)?.batch === batch) open.delete(key);
    void batch.begin();
  }, wait);
  open.set(key, { batch, timer, opened: performance.now() });
  return batch;
}
