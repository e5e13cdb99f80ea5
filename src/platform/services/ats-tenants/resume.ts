import { eq } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { conflict } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { wake } from '../../outbound/queue.ts';
import { reportLane } from '../ats-outbound/lane.ts';
import { asTenant, tenantOf } from './list.ts';
import { atsTenants } from './tenant.ts';

/** Ends the pause of a connection that fails. */
export const resumeTenant = operation('AtsResumeTenant', { recordsChangesOnly: true }, async ({ resumeTenantInput: input }, context) => {
  const row = await tenantOf(context, input, true);
  if (row.archivedAt) throw conflict('This ATS configuration is archived. Please restore it first.', { reason: 'ARCHIVED' });
  if (!row.pausedUntil) return asTenant(row);
  // Still failing until it takes something, so that it is tried with one report.
  const changes = { pausedUntil: null, updatedAt: context.now() };
  await scoped(context.tx, context.access).update(atsTenants, changes, eq(atsTenants.id, row.id));
  await wake(context.tx, reportLane);
  const { id, customerId, organizationId, atsName } = row;
  context.audit({ subjects: [id], customerId, organizationId, names: { [id]: atsName } });
  return asTenant({ ...row, ...changes });
});
