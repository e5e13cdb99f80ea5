import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { logOutage, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Session } from '../../http/session.ts';
import { apiKeys } from './tenant.ts';

const interval = 60_000;

/** At most once a minute and key; a failing write does not fail the call. */
export async function noteKeyUse({ stores, now, log }: Pick<RequestContext, 'stores' | 'now' | 'log'>, session: Session): Promise<void> {
  const { apiKey } = session;
  const time = now();
  const before = new Date(time.getTime() - interval);
  if (!apiKey || (apiKey.lastUsedAt && apiKey.lastUsedAt > before)) return;
  apiKey.lastUsedAt = time;
  try {
    const home = await stores.region(session.region);
    const own = and(eq(apiKeys.customerId, session.customerId), eq(apiKeys.id, session.id));
    await unscoped(home.db).update(
      apiKeys,
      { lastUsedAt: time },
      and(own, or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before))),
    );
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    logOutage(log, outage);
  }
}
