import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from './identityTable.ts';
import type { TryCounter } from './attempts.ts';
import { causeNow } from '../../tracing/scope.ts';

export const failureChannel = 'sign_in_failures';

/** Runs the same statements for unknown addresses, so that timing reveals nothing. */
export async function noteFailure(
  tx: Database,
  { now, request }: RequestContext,
  { counter, identityId }: { counter: TryCounter; identityId: string | null },
): Promise<void> {
  const { ip, userAgent } = request;
  await tx
    .update(loginAttempts)
    .set({ failures: sql`${loginAttempts.failures} + 1`, failedAt: now(), identityId, address: ip, userAgent: userAgent.slice(0, 120) })
    .where(eq(loginAttempts.emailHash, counter.key));
  await tx.execute(sql`select pg_notify(${failureChannel}, ${causeNow()})`);
}
