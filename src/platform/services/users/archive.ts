import { and, isNotNull, isNull } from 'drizzle-orm';
import { contextWith } from '../../context.ts';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { users } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { selectedIds } from '../../lists/selection.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { dropTokens } from '../auth/links.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { holdAdministrators, isLastHolder } from '../groups/administrators.ts';
import type { Administrators } from '../groups/administrators.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import type { CallScope } from '../departments/require.ts';
import { filterRestorable } from '../groups/grants.ts';
import { inScope } from './list.ts';
import { queueUserEvents } from '../webhook-sending/recordEvents.ts';
import { personTotal } from './totals.ts';

const options = { store: 'identity', ...alsoRegion } as const;
const list = 'ORGGetUsers';

export const archiveUser = operation('ORGArchiveUser', options, ({ filter }, context) => change(context, [filter._id], filter, 'archived'));

export const archiveUsers = operation('ORGArchiveUsers', { ...options, tried: true }, async ({ filter }, context) =>
  change(context, await chosen(context, filter), filter, 'archived'),
);

export const restoreUsers = operation('ORGRestoreUsers', options, async ({ filter }, context) =>
  change(context, await chosen(context, filter), filter, 'restored'),
);

type User = TenantRow<typeof users>;
type Selection = Parameters<typeof selectedIds>[2];

const chosen = async (context: OperationContext, { userIds, matching }: { userIds: string[]; matching?: Selection['matching'] }) =>
  selectedIds(await inRegion(context), list, { ids: userIds, matching, argument: 'userIds' });

async function inRegion(context: OperationContext): Promise<OperationContext> {
  const { db } = await context.stores.region(context.region);
  return contextWith(context, { tx: db });
}

/** The identity decides, profiles commit first: after a failed commit the call can be repeated. */
async function change(context: OperationContext, ids: string[], scope: CallScope, what: 'archived' | 'restored'): Promise<ChangedRows> {
  const { tx } = context;
  const now = context.now();
  const home = await context.stores.region(context.region);
  const rows = await scoped(home.db, context.access).select(users, users, and(isOneOf(users.id, ids), ...inScope(home.db, scope)));
  requireAll(rows, ids);
  const archived = await lockArchived(tx, ids);
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const archivedAt = what === 'archived' ? now : null;
  const { changing, refused } = await home.transaction(async (region) => {
    const administrators = what === 'archived' ? await holdAdministrators(region, context.region, scope.customerId) : null;
    const own = administrators ? null : await filterRestorable(context, region, scope.customerId, ids);
    const isClosed = own ? await closedDepartments(region, inOrder) : () => undefined;
    const sorted = await sortOut(
      inOrder,
      async (row) => refusalOf(context, row, archived.has(row.id), administrators) ?? whyNotRestored(row, own) ?? isClosed(row),
    );
    await writeProfiles(region, context, sorted.changing, archivedAt);
    return sorted;
  });
  const changingIds = changing.map(({ id }) => id);
  await tx.update(identities).set({ archivedAt, updatedAt: now }).where(isOneOf(identities.id, changingIds));
  if (what === 'archived') {
    await endSessionsOf(tx, changingIds);
    await dropTokens(tx, changingIds);
  }
  for (const id of changingIds) context.forget(id);
  context.audit({
    subjects: changingIds,
    ...{ organizationId: scope.organizationId, customerId: scope.customerId },
    names: Object.fromEntries(changing.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])),
  });
  return changed(changing, ids, refused);
}

async function lockArchived(tx: Database, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: identities.id, archivedAt: identities.archivedAt })
    .from(identities)
    .where(isOneOf(identities.id, ids))
    .orderBy(identities.id)
    .for('update');
  return new Set(rows.flatMap(({ id, archivedAt }) => (archivedAt ? [id] : [])));
}

function refusalOf(
  { session }: OperationContext,
  { id }: User,
  isArchived: boolean,
  administrators: Administrators | null,
): Refusal | undefined {
  if (!administrators) return isArchived ? undefined : { reason: 'refusals.notArchived' };
  if (isArchived) return { reason: 'refusals.alreadyArchived' };
  // Archiving one's own account would end the session that could undo it.
  if (id === session.userId) return { reason: 'refusals.ownUser' };
  return isLastHolder(administrators, id) ? { reason: 'refusals.lastAdministrator' } : undefined;
}

/** A restored user regains the rights of their groups. */
const whyNotRestored = ({ id }: User, own: ReadonlySet<string> | null): Refusal | undefined =>
  own && !own.has(id) ? { reason: 'refusals.grantsMore' } : undefined;

async function writeProfiles(region: Database, context: OperationContext, changing: User[], archivedAt: Date | null): Promise<void> {
  const ids = changing.map(({ id }) => id);
  const other = archivedAt ? isNull(users.archivedAt) : isNotNull(users.archivedAt);
  const written = new Set(
    await unscoped(region).update(users, { archivedAt, updatedAt: context.now() }, and(isOneOf(users.id, ids), other)),
  );
  const by = archivedAt ? 1 : -1;
  const rows = changing.filter(({ id }) => written.has(id));
  await changeTotals(
    region,
    rows.flatMap(({ customerId }) => [
      { scope: customerId, name: personTotal('users', true), by },
      { scope: customerId, name: personTotal('users', false), by: -by },
    ]),
  );
  await queueUserEvents(region, context, archivedAt ? 'USER_ARCHIVED' : 'USER_RESTORED', rows);
}
