import { eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { smsAccounts } from './tenant.ts';

type SmsAccount = TenantRow<typeof smsAccounts>;

export const mostCredits = 2_147_483_647;

/** Locks a customer's SMS account, creating it if needed, so that parallel purchases add up and parallel messages never overdraw. */
export async function lockAccount(
  tx: Database,
  { customerId, organizationId }: { customerId: string; organizationId: string },
  now: Date,
): Promise<SmsAccount> {
  const all = unscoped(tx);
  const held = async () => (await all.select(smsAccounts, smsAccounts, eq(smsAccounts.customerId, customerId)).for('update'))[0];
  const known = await held();
  if (known) return known;
  await all.insert(smsAccounts, [{ customerId, organizationId, updatedAt: now }], smsAccounts.customerId);
  const opened = await held();
  if (!opened) throw new Error('An account that was just opened is not there');
  return opened;
}
