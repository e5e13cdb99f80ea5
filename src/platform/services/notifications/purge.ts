import { and, eq } from 'drizzle-orm';
import { reminders } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

const purgeReminders: PurgeStep = (tx, { customerId, applicationIds }) =>
  tx.delete(reminders).where(and(eq(reminders.customerId, customerId), isOneOf(reminders.applicationId, applicationIds)));

export const purges = { reminders: purgeReminders };
