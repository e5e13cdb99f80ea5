import { and, eq, not, or, sql } from 'drizzle-orm';
import { emailEvents } from './table.ts';
import { lockRows } from '../../purge/lockRows.ts';
import { nobody } from '../../purge/place.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf, isOfAccount } from '../../purge/traces.ts';

const purgeEmailEvents: PurgeStep = async (tx, { customerId, ids, addresses }) => {
  const theirs = and(
    eq(emailEvents.customerId, customerId),
    or(isOneOf(emailEvents.masterId, ids), isOneOf(emailEvents.mailRecipient, addresses)),
    not(isOfAccount(sql`${emailEvents.templateType}`)),
  );
  await lockRows(tx, emailEvents.id, theirs);
  await tx.update(emailEvents).set({ mailRecipient: nobody, subject: null }).where(theirs);
};

export const purges = { emailEvents: purgeEmailEvents };
