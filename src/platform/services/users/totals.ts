import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { totalOf } from '../../database/totals.ts';

export const personTotal = (what: 'users' | 'groups', archived: boolean) => `${what}:${archived ? 'archived' : 'active'}`;

interface TotalsFilter {
  customerId?: string | null;
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
}

export function personTotals(what: 'users' | 'groups', { customerId, activeOnly, archivedOnly }: TotalsFilter): SQL<number> {
  const names = [...(archivedOnly ? [] : [personTotal(what, false)]), ...(activeOnly ? [] : [personTotal(what, true)])];
  return customerId && names.length > 0 ? totalOf(customerId, names) : sql<number>`0`;
}
