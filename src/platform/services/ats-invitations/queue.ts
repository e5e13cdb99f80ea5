import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { ApplicationRow, ApplyingContext } from '../applications/applying.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { takeInvitation } from './dailyCap.ts';
import { atsInvitations } from './tenant.ts';

/** True if the candidate may be invited now; otherwise the invitation waits. Those that wait already go first. */
export async function inviteOrQueue(tx: Database, context: ApplyingContext, connection: AtsTenant, row: ApplicationRow): Promise<boolean> {
  const all = unscoped(tx);
  const waiting = and(eq(atsInvitations.customerId, connection.customerId), eq(atsInvitations.atsTenantId, connection.id));
  const [first] = await all.select(atsInvitations, { id: atsInvitations.applicationId }, waiting).limit(1);
  if (!first && (await takeInvitation(tx, context, connection))) return true;
  const { customerId, organizationId, id: applicationId, stageId } = row;
  const now = context.now();
  await all.insert(atsInvitations, [
    { customerId, organizationId, applicationId, stageId, atsTenantId: connection.id, createdAt: now, dueAt: now },
  ]);
  return false;
}
