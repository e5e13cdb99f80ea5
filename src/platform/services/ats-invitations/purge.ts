import { and, eq } from 'drizzle-orm';
import { atsInvitations } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

/** Purged candidates are invited nowhere. */
const purgeInvitations: PurgeStep = (tx, { customerId, applicationIds }) =>
  tx.delete(atsInvitations).where(and(eq(atsInvitations.customerId, customerId), isOneOf(atsInvitations.applicationId, applicationIds)));

export const purges = { atsInvitations: purgeInvitations };
