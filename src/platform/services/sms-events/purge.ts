import { and, eq, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { smsEvents } from './table.ts';
import { lockRows } from '../../purge/lockRows.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';
import type { Traces } from '../../purge/traces.ts';

/** Skips events about other people's applications: a number may be shared. */
export const smsEventsOf = ({ customerId, ids, phones }: Traces): SQL | undefined =>
  and(
    eq(smsEvents.customerId, customerId),
    or(isOneOf(smsEvents.masterId, ids), and(isNull(smsEvents.masterId), isOneOf(smsEvents.smsDestinationPhoneNumber, phones))),
  );

const purgeSmsEvents: PurgeStep = async (tx, traces) => {
  const theirs = smsEventsOf(traces);
  await lockRows(tx, smsEvents.id, theirs);
  await tx.update(smsEvents).set({ smsDestinationPhoneNumber: '', carrierName: null, isoCountryCode: null }).where(theirs);
};

export const purges = { smsEvents: purgeSmsEvents };
