import { eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { smsAccounts } from '../../database/tenants.ts';

type SmsAccount = TenantRow<typeof smsAccounts>;

/** As many as the contract's Int holds. */
export const mostCredits = 2_147_483_647;

/**
 * A customer's account, held for the caller's transaction; one is opened where there is none. What is added and what is taken waits here for
 * its turn, so that parallel purchases add up and parallel sends never take more than there is.
 */
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
