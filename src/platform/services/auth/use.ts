import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { logOutage, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import { sessions } from './identityTable.ts';
import { users } from '../users/tenant.ts';
import type { Session } from '../../http/session.ts';
import { idleLifetime, useInterval } from './lifetimes.ts';

/** At most every five minutes; polling does not count, and a failing write does not fail the call. */
export async function noteUse({ stores, now, log }: Pick<RequestContext, 'stores' | 'now' | 'log'>, session: Session): Promise<void> {
  const time = now();
  const usedAt = session['usedAt'];
  if (usedAt instanceof Date && time.getTime() - usedAt.getTime() < useInterval) return;
  session['usedAt'] = time;
  const end = session['endsAt'] instanceof Date ? session['endsAt'].getTime() : Number.POSITIVE_INFINITY;
  // Only activity counts if the customer limits idle time (limits.ts).
  const idleExpiresAt = session['isIdleLimited'] === true ? undefined : new Date(Math.min(time.getTime() + idleLifetime, end));
  try {
    await writeUse(stores, session, { time, idleExpiresAt });
  } catch (error) {
    const cause = outageOf(error);
    if (!cause) throw error;
    logOutage(log, cause);
  }
}

interface Use {
  time: Date;
  idleExpiresAt: Date | undefined;
}

async function writeUse(stores: RequestContext['stores'], session: Session, { time, idleExpiresAt }: Use): Promise<void> {
  const { db } = await stores.identity();
  await db
    .update(sessions)
    .set({ usedAt: time, ...(idleExpiresAt && { idleExpiresAt }) })
    .where(eq(sessions.id, session.id));
  const home = await stores.region(session.region);
  await unscoped(home.db).update(
    users,
    { lastActiveAt: time },
    and(eq(users.customerId, session.customerId), eq(users.id, session.userId)),
  );
}
