import type { Database } from '../../database/stores.ts';
import { isSecurityEntry, securityFacts } from '../security-log/facts.ts';
import type { Entry } from '../security-log/facts.ts';
import { queueEvents } from './queue.ts';
import type { QueueContext } from './queue.ts';

/** Sends webhooks the security entries, in the order of the customer's trail. */
export async function queueSecurityEvents(
  tx: Database,
  context: QueueContext,
  customerId: string,
  entries: readonly Entry[],
): Promise<void> {
  const happened = entries
    .filter(isSecurityEntry)
    .map((entry) => ({ event: 'SECURITY_ENTRY' as const, recordId: customerId, facts: securityFacts(entry) }));
  await queueEvents(tx, context, customerId, happened);
}
