import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { requireScope } from '../departments/requireScope.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { everyone, toViews } from './shown.ts';
import { defaultViews, savedViews } from './tenant.ts';

export const getDefaultViews = operation('CommonGetDefaultViews', {}, async ({ scope }, context) => {
  const { tx, access } = context;
  const { customerId } = scope;
  await requireScope(context, scope);
  const theirs = [everyone, ...(await ownGroups(context, customerId))];
  const rows = await unscoped(tx)
    .select(defaultViews, defaultViews, and(eq(defaultViews.customerId, customerId), isOneOf(defaultViews.groupId, theirs)))
    .orderBy(desc(defaultViews.createdAt), desc(defaultViews.id));
  const chosen = new Map<string, string>();
  const ofGroups = rows.filter(({ groupId }) => groupId !== everyone);
  for (const { resource, viewId } of [...ofGroups, ...rows]) if (!chosen.has(resource)) chosen.set(resource, viewId);
  if (chosen.size === 0) return { views: [] };
  const isChosen = and(eq(savedViews.customerId, customerId), eq(savedViews.shared, true), isOneOf(savedViews.id, [...chosen.values()]));
  return { views: await toViews(await scoped(tx, access).select(savedViews, savedViews, isChosen), context) };
});

async function ownGroups({ tx, session }: OperationContext, customerId: string): Promise<string[]> {
  const own = unscoped(tx);
  const isMember = and(eq(groupMembers.customerId, customerId), eq(groupMembers.userId, session.userId));
  const memberships = await own.select(groupMembers, { id: groupMembers.groupId }, isMember);
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ id }) => id);
  const current = and(eq(groups.customerId, customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt));
  return (await own.select(groups, { id: groups.id }, current)).map(({ id }) => id);
}

export const setDefaultView = operation(
  'CommonSetDefaultView',
  { form: 'common/setDefaultView', peopleOnly: true, recordsChangesOnly: true },
  async ({ input }, context) => {
    const { customerId, viewId, forEveryone, forGroupIds } = input;
    const { tx, access, session } = context;
    const mine = scoped(tx, access);
    await requireScope(context, input);
    const { organizationId } = await requireCustomer(context, customerId);
    // Lock: two calls must not both replace a group's view.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`default views of ${customerId}`}))`);
    const isSeen = or(savedViews.shared, eq(savedViews.ownerId, session.identityId));
    const [view] = await mine.select(savedViews, savedViews, and(eq(savedViews.customerId, customerId), eq(savedViews.id, viewId), isSeen));
    if (!view) throw notFound();
    if (!view.shared) throw conflict('Share this view first, so that others can open it.', { reason: 'NOT_SHARED' });

    const ids = [...new Set(forGroupIds)];
    const isGroup = and(eq(groups.customerId, customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt));
    const found = await mine.select(groups, { id: groups.id }, isGroup);
    if (found.length !== ids.length) throw notFound();

    const ofList = and(eq(defaultViews.customerId, customerId), eq(defaultViews.resource, view.resource));
    const kept = await mine.select(defaultViews, { groupId: defaultViews.groupId }, and(ofList, eq(defaultViews.viewId, viewId)));
    const before = kept.map(({ groupId }) => groupId);
    const wanted = forEveryone ? [everyone, ...ids] : ids;
    const added = wanted.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !wanted.includes(id));
    await mine.remove(defaultViews, and(ofList, eq(defaultViews.viewId, viewId), isOneOf(defaultViews.groupId, gone)));
    await mine.remove(defaultViews, and(ofList, ne(defaultViews.viewId, viewId), isOneOf(defaultViews.groupId, added)));
    const row = { customerId, organizationId, resource: view.resource, viewId, createdAt: context.now() };
    const rows = added.map((groupId) => ({ ...row, id: context.newId(), groupId }));
    if (rows.length > 0) await mine.insert(defaultViews, rows);

    if (added.length + gone.length > 0) {
      const was = { forEveryone: before.includes(everyone), forGroupIds: before.filter((id) => id !== everyone) };
      const subject = { subjects: [viewId], names: { [viewId]: view.name } };
      context.audit({ ...subject, values: { [viewId]: { forEveryone, forGroupIds: ids } }, before: { [viewId]: was } });
    }
    const [answer] = await toViews([view], context);
    if (!answer) throw notFound();
    return answer;
  },
);
