import { and, desc, gt, inArray, isNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { KeptHold } from './hold.ts';
import { holds } from './tenant.ts';

const { id: _id, until, mailed, texted, operation, userName } = holds;
const columns = { _id, until, mailed, texted, operation, userName };

/** Those of these holds that can still be undone, newest first. Their rows were read within the session's rights. */
export async function openHolds(tx: Database, customers: string[], ids: readonly string[], now: Date): Promise<KeptHold[]> {
  if (ids.length === 0) return [];
  const isOpen = and(inArray(holds.customerId, customers), isOneOf(holds.id, ids), isNull(holds.undoneAt), gt(holds.until, now));
  return unscoped(tx).select(holds, columns, isOpen).orderBy(desc(holds.createdAt), desc(holds.id));
}
