import { and, eq, sql } from 'drizzle-orm';
import { exportTickets } from './table.ts';
import { mentions } from '../../purge/holds.ts';
import type { PurgeStep } from '../../purge/place.ts';

const purgeExportTickets: PurgeStep = (tx, traces) => {
  const { customerId, input, fileName } = exportTickets;
  const content = sql`${input}::text || ' ' || ${fileName}`;
  return tx.delete(exportTickets).where(and(eq(customerId, traces.customerId), mentions(content, traces)));
};

export const purges = { exportTickets: purgeExportTickets };
