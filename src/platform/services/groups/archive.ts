import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { holdAdministrators, isLastGroup } from './administrators.ts';
import type { Administrators } from './administrators.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { holdDefaultGroups } from './defaultGroups.ts';
import type { GivenBy } from './defaultGroups.ts';
import { filterRemovable } from './denials.ts';
import { filterHeld } from './grants.ts';
import { lockGroups } from './lock.ts';
import { personTotal } from '../users/totals.ts';

const archiving = { alsoIdentity: true } as const;

export const archiveGroup = operation('ORGArchiveGroup', archiving, ({ filter }, context) =>
  change(context, [filter._id], 'archived', context.identity),
);

export const archiveGroups = operation('ORGArchiveGroups', { ...archiving, tried: true }, async ({ filter }, context) =>
  change(context, await chosen(context, filter), 'archived', context.identity),
);

export const restoreGroups = operation('ORGRestoreGroups', {}, async ({ filter }, context) =>
  change(context, await chosen(context, filter), 'restored'),
);

type Group = TenantRow<typeof groups>;
type Selection = Parameters<typeof selectedIds>[2];

const chosen = (context: OperationContext, { groupIds, matching }: { groupIds: string[]; matching?: Selection['matching'] }) =>
  selectedIds(context, 'ORGGetGroups', { ids: groupIds, matching, argument: 'groupIds' });

async function change(context: OperationContext, ids: string[], what: 'archived' | 'restored', identity?: Database): Promise<ChangedRows> {
  const { tx } = context;
  const mine = scoped(tx, context.access);
  const now = context.now();
  const customerIds = await mine.select(groups, { id: groups.id, customerId: groups.customerId }, isOneOf(groups.id, ids));
  requireAll(customerIds, ids);
  // Lock administrators before groups, always in this order.
  const administrators = new Map<string, Administrators>();
  const defaults = new Map<string, GivenBy>();
  if (identity) {
    for (const id of [...new Set(customerIds.map(({ customerId }) => customerId))].toSorted()) {
      for (const [groupId, reason] of await holdDefaultGroups(identity, id)) defaults.set(groupId, reason);
      administrators.set(id, await holdAdministrators(tx, context.region, id));
    }
  }
  const rows = await lockGroups(mine, customerIds);
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const own = await ownToChange(context, inOrder, what);
  const isClosed = what === 'restored' ? await closedDepartments(tx, rows) : () => undefined;
  const { changing, refused } = await sortOut(inOrder, async (row) =>
    what === 'archived'
      ? whyKept(row, { administrators: administrators.get(row.customerId), defaults, own })
      : (whyNotRestored(row, own) ?? isClosed(row)),
  );
  await write(context, changing, what === 'archived' ? now : null);
  // Staff archive in customers other than their own.
  for (const { id, name, organizationId, customerId } of changing)
    context.audit({ subjects: [id], organizationId, customerId, names: { [id]: name } });
  return changed(changing, ids, refused);
}

interface Keeping {
  administrators: Administrators | undefined;
  defaults: ReadonlyMap<string, GivenBy>;
  /** Groups whose archive is within the session's rights. */
  own: ReadonlySet<string>;
}

function whyKept(row: Group, { administrators, defaults, own }: Keeping): Refusal | undefined {
  if (row.archivedAt) return { reason: 'refusals.alreadyArchived' };
  if (!own.has(row.id)) return { reason: 'refusals.liftsDenial' };
  const given = defaults.get(row.id);
  if (given) return { reason: given };
  return administrators && isLastGroup(administrators, row.id) ? { reason: 'refusals.lastAdministratorGroup' } : undefined;
}

function whyNotRestored(row: Group, own: ReadonlySet<string>): Refusal | undefined {
  if (!row.archivedAt) return { reason: 'refusals.notArchived' };
  return own.has(row.id) ? undefined : { reason: 'refusals.grantsMore' };
}

async function ownToChange(context: OperationContext, rows: Group[], what: 'archived' | 'restored'): Promise<Set<string>> {
  const own = new Set<string>();
  for (const customerId of new Set(rows.map((row) => row.customerId))) {
    const ids = rows.filter((row) => row.customerId === customerId).map(({ id }) => id);
    const mine = what === 'archived' ? filterRemovable : filterHeld;
    for (const id of await mine(context, context.tx, customerId, ids)) own.add(id);
  }
  return own;
}

async function write(context: OperationContext, changing: Group[], archivedAt: Date | null): Promise<void> {
  if (changing.length === 0) return;
  const { tx, access } = context;
  const ids = changing.map(({ id }) => id);
  await scoped(tx, access).update(groups, { archivedAt, updatedAt: context.now() }, isOneOf(groups.id, ids));
  const by = archivedAt ? 1 : -1;
  await changeTotals(
    tx,
    changing.flatMap(({ customerId }) => [
      { scope: customerId, name: personTotal('groups', true), by },
      { scope: customerId, name: personTotal('groups', false), by: -by },
    ]),
  );
  // Groups may have thousands of members: forget all sessions at once.
  context.forget('all');
}
