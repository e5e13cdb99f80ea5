import { noCustomer } from '../../audit.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { changed, distinctIds, requireAll } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { backgroundJobs } from './tenant.ts';

/** Their process begins them when it looks next, within five seconds; those that run already are left to it. */
export const runBackgroundJobs = operation('CommonRunBackgroundJobs', { store: 'identity' }, async ({ filter }, context) => {
  const ids = distinctIds(filter.backgroundJobIds, 'backgroundJobIds');
  const mine = scoped(context.tx, context.access);
  const which = isOneOf(backgroundJobs.id, ids);
  const rows = await mine.select(backgroundJobs, backgroundJobs, which).orderBy(backgroundJobs.id).for('update');
  requireAll(rows, ids);
  await mine.update(backgroundJobs, { requestedAt: context.now() }, which);
  const names = Object.fromEntries(rows.map(({ id, name, region }) => [id, region ? `${name} ${region}` : name]));
  const { organizationId } = context.session;
  context.audit({ customerId: noCustomer, organizationId, subjects: ids, names, values: {} });
  return changed(rows, ids, []);
});
