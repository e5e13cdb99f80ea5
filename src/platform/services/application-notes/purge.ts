import { and, eq } from 'drizzle-orm';
import { applicationNotes } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

/** Notes about a candidate go with them, in both modes. */
const purgeApplicationNotes: PurgeStep = (tx, { customerId, applicationIds }) =>
  tx
    .delete(applicationNotes)
    .where(and(eq(applicationNotes.customerId, customerId), isOneOf(applicationNotes.applicationId, applicationIds)));

export const purges = { applicationNotes: purgeApplicationNotes };
