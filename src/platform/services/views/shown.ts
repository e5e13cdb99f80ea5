import { and } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Row } from '../../lists/list.ts';
import { peopleOf } from '../users/people.ts';
import { users } from '../users/tenant.ts';
import { defaultViews } from './tenant.ts';
import type { savedViews } from './tenant.ts';

/** Stands for the group in the row for everyone. */
export const everyone = '';

type SavedViewRow = TenantRow<typeof savedViews>;

export async function toViews(rows: SavedViewRow[], context: OperationContext) {
  const customers = [...new Set(rows.map(({ customerId }) => customerId))];
  const owners = await namesOf(rows, context);
  const defaults = await defaultsOf(customers, rows, context);
  return rows.map((row) => ({ ...row, _id: row.id, ...owners(row.ownerId), ...defaults(row.id) }));
}

/** Fields of a page's rows that are not columns. */
export async function addShown(rows: Row[], requested: ReadonlySet<string>, customerId: string, context: OperationContext): Promise<void> {
  const views = rows.map((row) => ({ id: row['_id'], ownerId: String(row['ownerId']) }));
  if (requested.has('own') || requested.has('ownerName')) {
    const owners = await ownersOf(views, context);
    for (const row of rows) Object.assign(row, owners(String(row['ownerId'])));
  }
  if (requested.has('forEveryone') || requested.has('forGroupIds')) {
    const defaults = await defaultsOf([customerId], views, context);
    for (const row of rows) Object.assign(row, defaults(row['_id']));
  }
}

/** Within the transaction: another handle would wait for it in an embedded database. Staff of other regions stay nameless. */
async function namesOf(rows: { ownerId: string }[], { tx, session }: OperationContext) {
  const columns = { id: users.id, firstName: users.firstName, lastName: users.lastName };
  const ids = rows.map(({ ownerId }) => ownerId);
  const found = await unscoped(tx).select(users, columns, isOneOf(users.id, ids));
  const names = new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return (ownerId: string) => ({ own: ownerId === session.identityId, ownerName: names.get(ownerId) ?? null });
}

async function ownersOf(rows: { ownerId: string }[], context: OperationContext) {
  const owners = await peopleOf(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  return (ownerId: string) => ({ own: ownerId === context.session.identityId, ownerName: owners.get(ownerId)?.name ?? null });
}

async function defaultsOf(customerIds: string[], views: { id: string }[], { tx }: OperationContext) {
  const ids = views.map(({ id }) => id);
  const found = await unscoped(tx).select(
    defaultViews,
    { viewId: defaultViews.viewId, groupId: defaultViews.groupId },
    and(isOneOf(defaultViews.customerId, customerIds), isOneOf(defaultViews.viewId, ids)),
  );
  return (id: string) => {
    const groupIds = found.flatMap((row) => (row.viewId === id ? [row.groupId] : []));
    return { forEveryone: groupIds.includes(everyone), forGroupIds: groupIds.filter((groupId) => groupId !== everyone) };
  };
}
