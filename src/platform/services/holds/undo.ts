import { and, eq } from 'drizzle-orm';
import { rights } from '../../../generated/rights.ts';
import { contextWith } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { changed } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { HeldContext } from './hold.ts';
import { removeMessages } from './heldMessages.ts';
import { silence } from './messages.ts';
import { holds } from './tenant.ts';
import { undoes } from './undoes.ts';

/** The right to do an operation is the right to undo it. The hold's lock decides between two users, the messages' between user and sender. */
export const undoHold = operation('CommonUndoHold', {}, async ({ _id, organizationId, customerId }, context) => {
  const { tx, session, region } = context;
  const accessFor = (name: string) => {
    const needed = rights[name];
    return Array.isArray(needed) ? accessScope(session.statements, needed, region) : undefined;
  };
  if (Object.keys(undoes).every((name) => accessFor(name)?.empty !== false)) throw forbidden();
  const own = and(eq(holds.customerId, customerId), eq(holds.organizationId, organizationId), eq(holds.id, _id));
  const [hold] = await unscoped(tx).select(holds, holds, own).for('update');
  const undo = hold && undoes[hold.operation];
  const access = hold && accessFor(hold.operation);
  if (!hold || !undo || !access || access.empty) throw notFound();
  const now = context.now();
  const silent = contextWith<HeldContext>(context as HeldContext, { access, messages: { ...silence(), holdId: context.newId() } });
  const revert = await undo(silent, hold);
  if (hold.undoneAt) throw conflict('This was undone already.', { reason: 'HOLD_UNDONE' });
  if (hold.until <= now || !(await removeMessages(tx, hold, now)))
    throw conflict('It’s too late to undo this: its messages have left.', { reason: 'HOLD_OVER' });
  const { changing, refused, names, removed } = await revert();
  await unscoped(tx).update(holds, { undoneAt: now }, own);
  context.audit({ customerId, organizationId, subjects: changing.map(({ id }) => id), names, ...(removed && { removed }) });
  return changed(
    changing,
    changing.map(({ id }) => id),
    refused,
  );
});
