import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { checkedPage, page } from '../../database/pages.ts';
import type { Database } from '../../database/stores.ts';
import { notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { requireOwn } from './own.ts';
import { factors, recoveryCodes } from './identityTable.ts';
import { mailFactorChange } from './mails.ts';
import { noteFactors } from './note.ts';
import { renewRecoveryCodes } from './recovery.ts';

const store = 'identity';

export const getFactors = operation('AuthGetFactors', { store }, async ({ sort, ...request }, { tx, session }) => {
  const { skip, limit } = checkedPage(request);
  const rows = await ownRows(tx, session.identityId);
  const { fieldName, order } = sort ?? { fieldName: 'createdAt', order: 'asc' };
  // A handful of rows; those without a time come last either way.
  const sorted = rows.toSorted((one, other) => compared(one[fieldName], other[fieldName], order === 'asc' ? 1 : -1));
  return page(sorted.slice(skip * limit, (skip + 1) * limit), rows.length, skip, limit);
});

export const getFactor = operation('AuthGetFactor', { store }, async ({ factorId }, { tx, session }) => {
  const found = (await ownRows(tx, session.identityId)).find(({ _id }) => _id === factorId);
  if (!found) throw notFound('NO_FACTOR');
  return found;
});

async function ownRows(tx: Database, identityId: string) {
  const own = await tx
    .select(shownFactor)
    .from(factors)
    .where(and(eq(factors.identityId, identityId), isNotNull(factors.confirmedAt)))
    .orderBy(asc(factors.createdAt), asc(factors.id));
  const [codes] = await tx
    .select({ left: sql<number>`count(*)::int`, createdAt: sql`min(${recoveryCodes.createdAt})`.mapWith(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.identityId, identityId));
  return [
    ...own.map((row) => ({ ...row, left: null })),
    ...(codes && codes.left > 0
      ? [{ _id: identityId, kind: 'RECOVERY_CODES' as const, name: null, left: codes.left, createdAt: codes.createdAt, lastUsedAt: null }]
      : []),
  ];
}

const shownFactor = {
  _id: factors.id,
  kind: factors.kind,
  name: factors.name,
  createdAt: factors.createdAt,
  lastUsedAt: factors.lastUsedAt,
};

function compared(one: Date | null, other: Date | null, sign: number): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return sign * (one.getTime() - other.getTime());
}

/** The whole call is refused if one of them is somebody else's, or there is none. */
export const removeFactors = operation(
  'AuthRemoveFactors',
  { store, peopleOnly: true, confirmed: true },
  async ({ factorIds }, context) => {
    const { tx, session } = context;
    const { identityId } = session;
    const ids = distinctIds(factorIds, 'factorIds');
    const identity = await requireOwn(tx, session);
    const removed = await tx
      .delete(factors)
      .where(and(eq(factors.identityId, identityId), isNotNull(factors.confirmedAt), inArray(factors.id, ids)))
      .returning({ id: factors.id, kind: factors.kind, name: factors.name });
    if (removed.length !== ids.length) throw notFound('NO_FACTOR');
    if ((await tx.$count(factors, and(eq(factors.identityId, identityId), isNotNull(factors.confirmedAt)))) === 0)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.identityId, identityId));
    context.forget(identityId);
    noteFactors(context, identity, { removed: removed.map(({ name }) => name) });
    for (const { kind, name } of removed) await mailFactorChange(tx, context, identity, { kind, name, isRemoved: true });
    return changed(removed, ids, []);
  },
);

/** Two factors may share a name: a browser suggests the same one for each passkey, and dates tell them apart. */
export const renameFactor = operation(
  'AuthRenameFactor',
  { store, peopleOnly: true, confirmed: true, form: 'auth/renameFactor', recordsChangesOnly: true },
  async ({ factorId, name }, context) => {
    const { tx, session } = context;
    const identity = await requireOwn(tx, session);
    const own = and(eq(factors.id, factorId), eq(factors.identityId, identity.id), isNotNull(factors.confirmedAt));
    const [row] = await tx.select(shownFactor).from(factors).where(own).for('update');
    if (!row) throw notFound('NO_FACTOR');
    if (row.name !== name) {
      await tx.update(factors).set({ name }).where(own);
      noteFactors(context, identity, { kind: row.kind, name }, { kind: row.kind, name: row.name });
    }
    return { ...row, name, left: null };
  },
);

export const renewCodes = operation(
  'AuthRenewRecoveryCodes',
  { store, peopleOnly: true, confirmed: true, unstored: ['codes'] },
  async (_, context) => {
    const { tx, session } = context;
    const identity = await requireOwn(tx, session);
    if ((await tx.$count(factors, and(eq(factors.identityId, identity.id), isNotNull(factors.confirmedAt)))) === 0)
      throw notFound('NO_FACTOR');
    const codes = await renewRecoveryCodes(tx, context, identity.id);
    noteFactors(context, identity, { recoveryCodes: codes.length });
    await mailFactorChange(tx, context, identity, { kind: 'RECOVERY_CODES', name: null, isRemoved: false });
    return { _id: identity.id, codes };
  },
);
