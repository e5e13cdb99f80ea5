import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { addShown, toViews } from './shown.ts';
import { defaultViews, savedViews } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import { requireScope } from '../departments/requireScope.ts';

interface ViewsFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  resource: string;
}

const byName = sql`lower(${savedViews.name})`;

export const getViewList = listOperation({
  operation: 'CommonGetViewList',
  table: savedViews,
  columns: {
    _id: savedViews.id,
    resource: savedViews.resource,
    name: savedViews.name,
    query: savedViews.query,
    layout: savedViews.layout,
    shared: savedViews.shared,
    ownerId: savedViews.ownerId,
    customerId: savedViews.customerId,
    createdAt: savedViews.createdAt,
    updatedAt: savedViews.updatedAt,
  },
  id: savedViews.id,
  needs: { own: ['ownerId'], ownerName: ['ownerId'], forEveryone: ['_id', 'customerId'], forGroupIds: ['_id', 'customerId'] },
  request: ({ filter }) => ({ filter: filter as ViewsFilter, page: filter, sort: filter.sort }),
  where: async ({ resource, ...place }, context) => ({
    ...(await ofPlace(context, savedViews, place)),
    resource: eq(savedViews.resource, resource),
    own: or(savedViews.shared, eq(savedViews.ownerId, context.session.identityId)),
  }),
  sorts: { name: byName, updatedAt: savedViews.updatedAt },
  sort: { fieldName: 'name', order: 'asc' },
  more: async (rows, requested, context) => {
    if (rows[0]) await addShown(rows, requested, String(rows[0]['customerId']), context);
  },
});

export const saveView = operation(
  'CommonSaveView',
  { form: 'common/saveView', peopleOnly: true, recordsChangesOnly: true },
  async ({ input }, context) => {
    const { tx, session } = context;
    const mine = scoped(tx, context.access);
    const { customerId, resource, name, query, layout = null, shared } = input;
    await requireScope(context, input);
    if (JSON.stringify(layout).length > limits.viewLayout) throw badInput({ layout: 'validation.view.layout.maxLength' });
    const now = context.now();
    const theirs = and(
      eq(savedViews.customerId, customerId),
      eq(savedViews.ownerId, session.identityId),
      eq(savedViews.resource, resource),
    );
    // Lock: concurrent calls must not exceed the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`views of ${customerId} ${session.identityId}`}))`);
    const own = await mine.select(savedViews, savedViews, theirs);
    const before = input._id ? own.find((view) => view.id === input._id) : undefined;
    if (input._id && !before) throw notFound();
    if (own.some((view) => view.id !== before?.id && view.name.toLowerCase() === name.toLowerCase())) {
      throw conflict('You already have a view with this name.', { reason: 'NAME_TAKEN', fields: { name: 'validation.view.name.taken' } });
    }
    const values = { name, query, layout, shared };
    let view: TenantRow<typeof savedViews> | undefined;
    if (before && !differs(before, values)) return shown(before, context);
    if (before) {
      await mine.update(savedViews, { ...values, updatedAt: now }, and(theirs, eq(savedViews.id, before.id)));
      view = { ...before, ...values, updatedAt: now };
      if (!shared)
        await unscoped(tx).remove(defaultViews, and(eq(defaultViews.customerId, customerId), eq(defaultViews.viewId, before.id)));
    } else {
      if (own.length >= limits.savedViews) {
        const message = `At most ${limits.savedViews} views of one list can be kept.`;
        throw conflict(message, { reason: 'TOO_MANY_VIEWS', count: own.length });
      }
      const { organizationId } = input;
      const row = { ...values, id: context.newId(), customerId, organizationId, ownerId: session.identityId, resource, createdAt: now };
      [view] = await mine.insert(savedViews, [{ ...row, updatedAt: now }]);
    }
    if (!view) throw notFound();
    context.audit({
      subjects: [view.id],
      names: { [view.id]: name },
      values: { [view.id]: { name, shared } },
      ...(before && { before: { [view.id]: { name: before.name, shared: before.shared } } }),
    });
    return shown(view, context);
  },
);

async function shown(view: TenantRow<typeof savedViews>, context: OperationContext) {
  const [answer] = await toViews([view], context);
  if (!answer) throw notFound('NO_VIEW');
  return answer;
}

export const deleteViews = operation('CommonDeleteViews', { peopleOnly: true }, async ({ filter }, context) => {
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds([...filter.viewIds], 'viewIds');
  const place = Object.values(await ofPlace(context, savedViews, filter));
  const own = and(...place, eq(savedViews.ownerId, context.session.identityId));
  const rows = await mine.select(savedViews, { id: savedViews.id, name: savedViews.name }, and(own, inArray(savedViews.id, ids)));
  // Views of others look absent, shared or not.
  if (rows.length !== ids.length) throw notFound('NO_VIEW');
  await unscoped(context.tx).remove(defaultViews, and(eq(defaultViews.customerId, filter.customerId), inArray(defaultViews.viewId, ids)));
  await mine.remove(savedViews, and(own, inArray(savedViews.id, ids)));
  context.audit({ subjects: ids, names: Object.fromEntries(rows.map((row) => [row.id, row.name])) });
  return changed(rows, ids, []);
});
