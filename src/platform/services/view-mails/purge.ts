import { and, eq, sql } from 'drizzle-orm';
import { viewMails } from './table.ts';
import { mentions } from '../../purge/holds.ts';
import type { PurgeStep } from '../../purge/place.ts';

/** A view whose name mentions the candidate goes; the last hash may be of rows about them. */
const purgeViewMails: PurgeStep = async (tx, traces) => {
  const own = eq(viewMails.customerId, traces.customerId);
  await tx.delete(viewMails).where(and(own, mentions(sql`${viewMails.viewName}`, traces)));
  await tx.update(viewMails).set({ lastDigest: null }).where(own);
};

export const purges = { viewMails: purgeViewMails };
