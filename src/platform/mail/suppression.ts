import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { EmailEventType, MessageFailure, SuppressionReason } from '../../generated/types.ts';
import type { Database } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { derivedId } from '../ids.ts';
import { nobody } from '../purge/place.ts';
import { suppressedAddresses } from '../services/suppressed-addresses/table.ts';

interface Happened {
  customerId: string;
  organizationId: string;
  mailRecipient: string;
  eventType: EmailEventType;
  timestamp: Date;
  /** True if a bounce says that the address itself is wrong. */
  isPermanent: boolean;
}

/** Keeps the address from further mails of this customer. An older report never takes back that somebody allowed it again. */
export async function suppress(tx: Database, { customerId, organizationId, mailRecipient, timestamp, ...what }: Happened): Promise<void> {
  const reason = reasonOf(what);
  const email = mailRecipient.toLowerCase();
  if (!reason || email === nobody) return;
  const { allowedAt } = suppressedAddresses;
  await tx
    .insert(suppressedAddresses)
    .values({ customerId, id: derivedId('suppressed address', customerId, email), organizationId, email, reason, suppressedAt: timestamp })
    .onConflictDoUpdate({
      target: [suppressedAddresses.customerId, suppressedAddresses.email],
      set: { reason, suppressedAt: timestamp, allowedAt: null },
      setWhere: sql`${and(lt(suppressedAddresses.suppressedAt, timestamp), or(isNull(allowedAt), lt(allowedAt, timestamp)))}`,
    });
}

const reasonOf = ({ eventType, isPermanent }: Pick<Happened, 'eventType' | 'isPermanent'>): SuppressionReason | undefined => {
  if (eventType === 'Complaint') return 'COMPLAINED';
  return eventType === 'Bounce' && isPermanent ? 'BOUNCED' : undefined;
};

const wrongAddress: ReadonlySet<MessageFailure> = new Set(['NO_SUCH_ADDRESS', 'NO_SUCH_DOMAIN']);

export const isWrongAddress = (failure: MessageFailure): boolean => wrongAddress.has(failure);

/** Sign-in codes and links to set a password are always tried: without them nobody could get in to put it right. */
const alwaysTried = '^(ORG|EDGE)_USER_';

/** Condition on a row of the outbox in the customer's own store. */
export const isToSuppressed: SQL = sql`(${outbox.event} !~ ${sql.raw(`'${alwaysTried}'`)} and exists (
  select 1 from ${suppressedAddresses} where ${suppressedAddresses.customerId} = ${outbox.customerId}
    and ${suppressedAddresses.email} = lower(${outbox.recipient}) and ${suppressedAddresses.allowedAt} is null))`;

export async function isSuppressed(
  tx: Database,
  { customerId, event, to }: { customerId: string; event: string; to: string },
): Promise<boolean> {
  if (new RegExp(alwaysTried).test(event)) return false;
  const { email, allowedAt } = suppressedAddresses;
  return (
    (await tx.$count(
      suppressedAddresses,
      and(eq(suppressedAddresses.customerId, customerId), eq(email, to.toLowerCase()), isNull(allowedAt)),
    )) > 0
  );
}
