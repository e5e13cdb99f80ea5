import { and, eq, or, sql } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import { requireScope } from '../departments/requireScope.ts';
import { savedViews } from '../views/tenant.ts';
import { noted } from './dueRegions.ts';
import { viewMails } from './tenant.ts';
import { mailLocale } from '../../mail/language.ts';
import { isZone, nextTime } from './times.ts';

const byName = sql`lower(${viewMails.viewName})`;

export const getViewMailList = listOperation({
  operation: 'CommonGetViewMailList',
  table: viewMails,
  columns: {
    _id: viewMails.id,
    viewId: viewMails.viewId,
    viewName: viewMails.viewName,
    resource: viewMails.resource,
    frequency: viewMails.frequency,
    weekday: viewMails.weekday,
    hour: viewMails.hour,
    zone: viewMails.zone,
    onlyChanged: viewMails.onlyChanged,
    nextAt: viewMails.nextAt,
    lastSentAt: viewMails.lastSentAt,
    pausedBecause: viewMails.pausedBecause,
    createdAt: viewMails.createdAt,
  },
  id: viewMails.id,
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: async ({ organizationId, customerId, hierarchyId, viewId }, context) => {
    const place = { organizationId, customerId, hierarchyId };
    await requireScope(context, place);
    return {
      ...(await ofPlace(context, viewMails, place)),
      owner: eq(viewMails.ownerId, context.session.identityId),
      viewId: viewId ? eq(viewMails.viewId, viewId) : undefined,
    };
  },
  sorts: { viewName: byName, createdAt: viewMails.createdAt },
  sort: { fieldName: 'viewName', order: 'asc' },
});

/** The right to list the rows is checked with each mail, since it may end. */
export const subscribeToView = operation(
  'CommonSubscribeToView',
  { ...noted, form: 'common/subscribeToView' },
  async ({ input }, context) => {
    const { tx, session, access } = context;
    const { organizationId, customerId, hierarchyId, viewId, frequency, hour, zone, onlyChanged } = input;
    await requireScope(context, input);
    const weekday = frequency === 'WEEKLY' ? (input.weekday ?? null) : null;
    if (frequency === 'WEEKLY' && weekday === null) throw badInput({ weekday: 'validation.viewMail.weekday' });
    if (!isZone(zone)) throw badInput({ zone: 'validation.viewMail.zone' });
    const mine = scoped(tx, access);
    const isSeen = or(savedViews.shared, eq(savedViews.ownerId, session.identityId));
    const [view] = await mine.select(savedViews, savedViews, and(eq(savedViews.customerId, customerId), eq(savedViews.id, viewId), isSeen));
    if (!view) throw notFound();
    // Lock: concurrent calls must neither exceed the limit nor subscribe twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`view mails of ${customerId} ${session.identityId}`}))`);
    const own = await mine.select(
      viewMails,
      viewMails,
      and(eq(viewMails.customerId, customerId), eq(viewMails.ownerId, session.identityId)),
    );
    const before = own.find((each) => each.viewId === viewId);
    const times = { frequency, weekday, hour, zone };
    const locale = mailLocale(context.request.language, context.region);
    const start = { nextAt: nextTime(times, context.now()), pausedBecause: null, failures: 0, takenUntil: null };
    const set = { ...times, ...start, onlyChanged, hierarchyId, viewName: view.name, locale };
    if (!before && own.length >= limits.viewMails) {
      const message = `You can be emailed ${limits.viewMails} views at most.`;
      throw conflict(message, { reason: 'TOO_MANY_VIEW_MAILS', count: own.length });
    }
    const made = { customerId, organizationId, ownerId: session.identityId, viewId, resource: view.resource, createdAt: context.now() };
    const unsent = { lastSentAt: null, lastDigest: null };
    const row = before ? { ...before, ...set } : { ...made, ...set, ...unsent, id: context.newId() };
    const isRow = and(eq(viewMails.customerId, customerId), eq(viewMails.id, row.id));
    if (before) await mine.update(viewMails, set, isRow);
    else await mine.insert(viewMails, [row]);
    const { id } = row;
    const values = { frequency, weekday, hour, zone, onlyChanged };
    context.audit({ subjects: [id], names: { [id]: view.name }, values: { [id]: values } });
    return { ...row, _id: id };
  },
);

/** Rows that are not paused stay as they are. */
export const resumeViewMails = operation('CommonResumeViewMails', { ...noted, recordsChangesOnly: true }, async ({ filter }, context) => {
  const mine = scoped(context.tx, context.access);
  const { ids, own } = await ownOf(context, filter);
  const rows = await mine.select(viewMails, viewMails, own).for('update');
  // Those of others look absent.
  if (rows.length !== ids.length) throw notFound('NO_VIEW_MAIL');
  const paused = rows.filter(({ pausedBecause }) => pausedBecause !== null);
  for (const row of paused) {
    const start = { nextAt: nextTime(row, context.now()), pausedBecause: null, failures: 0, takenUntil: null };
    await mine.update(viewMails, start, and(own, eq(viewMails.id, row.id)));
    const [before, values] = [{ pausedBecause: row.pausedBecause }, { pausedBecause: null }];
    context.audit({ subjects: [row.id], names: { [row.id]: row.viewName }, before: { [row.id]: before }, values: { [row.id]: values } });
  }
  return changed(rows, ids, []);
});

export const unsubscribeFromViews = operation('CommonUnsubscribeFromViews', noted, async ({ filter }, context) => {
  const mine = scoped(context.tx, context.access);
  const { ids, own } = await ownOf(context, filter);
  const rows = await mine.select(viewMails, { id: viewMails.id, name: viewMails.viewName }, own);
  // Those of others look absent.
  if (rows.length !== ids.length) throw notFound('NO_VIEW_MAIL');
  await mine.remove(viewMails, own);
  const removed = { list: 'CommonGetViewMailList', path: [], ownerId: context.session.identityId };
  context.audit({ subjects: ids, names: Object.fromEntries(rows.map((row) => [row.id, row.name])), removed });
  return changed(rows, ids, []);
});

async function ownOf(context: OperationContext, filter: ArgumentsOf<'CommonUnsubscribeFromViews'>['filter']) {
  const ids = distinctIds([...filter.viewMailIds], 'viewMailIds');
  const place = Object.values(await ofPlace(context, viewMails, filter));
  return { ids, own: and(...place, eq(viewMails.ownerId, context.session.identityId), isOneOf(viewMails.id, ids)) };
}
