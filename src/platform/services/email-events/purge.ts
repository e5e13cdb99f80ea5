import { and, eq, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { emailEvents } from './table.ts';
import { lockRows } from '../../purge/lockRows.ts';
import { nobody } from '../../purge/place.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf, isOfAccount } from '../../purge/traces.ts';
import type { Traces } from '../../purge/traces.ts';

export const emailEventsOf = ({ customerId, ids, addresses }: Traces): SQL | undefined =>
  and(
    eq(emailEvents.customerId, customerId),
    or(isOneOf(emailEvents.masterId, ids), isOneOf(emailEvents.mailRecipient, addresses)),
    not(isOfAccount(sql`${emailEvents.templateType}`)),
  );

const purgeEmailEvents: PurgeStep = async (tx, traces) => {
  const theirs = emailEventsOf(traces);
  await lockRows(tx, emailEvents.id, theirs);
  await tx.update(emailEvents).set({ mailRecipient: nobody, subject: null }).where(theirs);
};

export const purges = { emailEvents: purgeEmailEvents };
