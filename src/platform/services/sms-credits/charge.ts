import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { smsAccounts } from './tenant.ts';
import { lockAccount } from './account.ts';
import { lockNotices, notifyOfCredits, thresholdOf } from './notices.ts';

type Context = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;

interface Message {
  organizationId: string;
  customerId: string;
  parts: number;
}

interface Charge {
  paid: boolean;
  credits: number;
}

/** Records Failed if credits do not suffice (decisions §5). Reminds once below the threshold, alerts once when empty. */
export async function chargeSms(tx: Database, context: Context, { organizationId, customerId, parts }: Message): Promise<Charge> {
  if (!Number.isInteger(parts) || parts < 1) throw new Error(`A message has no ${parts} parts`);
  const now = context.now();
  const account = await lockAccount(tx, { customerId, organizationId }, now);
  const before = account.credits;
  const paid = before >= parts;
  const credits = paid ? before - parts : before;
  const notices = await lockNotices(tx, customerId);
  const threshold = thresholdOf(notices);

  const isUnder = credits < threshold;
  // Remind again after credits rose.
  const known = account.reminded && before < threshold;
  const reminds = isUnder && !known && paid;
  const alerts = (credits === 0 || !paid) && !account.alerted;
  const notified = await notifyOfCredits(tx, context, notices, {
    ...{ customerId, credits, threshold },
    types: [...(reminds ? (['USAGE_REMINDER'] as const) : []), ...(alerts ? (['USAGE_ALERT'] as const) : [])],
  });
  const reminded = isUnder && (known || notified.has('USAGE_REMINDER'));
  const alerted = account.alerted || notified.has('USAGE_ALERT');
  if (!paid && reminded === account.reminded && alerted === account.alerted) return { paid, credits };
  await unscoped(tx).update(smsAccounts, { credits, reminded, alerted, updatedAt: now }, eq(smsAccounts.customerId, customerId));
  return { paid, credits };
}
