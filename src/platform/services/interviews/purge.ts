import { and, eq } from 'drizzle-orm';
import { interviewBookings } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

const purgeBookings: PurgeStep = (tx, { customerId, applicationIds }) =>
  tx
    .update(interviewBookings)
    .set({ link: null, place: null })
    .where(and(eq(interviewBookings.customerId, customerId), isOneOf(interviewBookings.applicationId, applicationIds)));

export const purges = { interviewBookings: purgeBookings };
