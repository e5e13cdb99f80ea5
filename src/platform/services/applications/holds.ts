import { and, inArray, isNotNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { openHolds } from '../holds/open.ts';
import { isOneOf } from './lock.ts';
import { applicationEvents } from './tenant.ts';

/** Adds the changes of each application that can still be undone, newest first. */
export async function addHolds(rows: Row[], { tx, now }: OperationContext): Promise<void> {
  const { customerId, applicationId, holdId } = applicationEvents;
  const customers = customersOf(rows);
  const ids = rows.map((row) => row._id);
  const theirs = and(inArray(customerId, customers), isOneOf(applicationId, ids), isNotNull(holdId));
  const changed = await unscoped(tx).select(applicationEvents, { applicationId, holdId }, theirs);
  const open = await openHolds(tx, customers, [...new Set(changed.flatMap((each) => each.holdId ?? []))], now());
  for (const row of rows) {
    const own = new Set(changed.filter((each) => each.applicationId === row._id).map((each) => each.holdId));
    row['holds'] = open.filter((hold) => own.has(hold._id));
  }
}
