import type { OperationContext } from '../../context.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { openHolds } from '../holds/open.ts';

/** Adds the changes of each application that can still be undone, newest first. @param events of the applications */
export async function addHolds(
  rows: Row[],
  events: readonly { applicationId: string; holdId: string | null }[],
  { tx, now }: OperationContext,
): Promise<void> {
  const held = events.filter((event) => event.holdId !== null);
  const open = await openHolds(tx, customersOf(rows), [...new Set(held.flatMap(({ holdId }) => holdId ?? []))], now());
  for (const row of rows) {
    const own = new Set(held.filter(({ applicationId }) => applicationId === row._id).map(({ holdId }) => holdId));
    row['holds'] = open.filter((hold) => own.has(hold._id));
  }
}
