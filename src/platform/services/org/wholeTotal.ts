import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { totalOf } from '../../database/totals.ts';

interface Filter {
  organizationId?: string | null;
  customerId?: string | null;
  /** The lists of departments that narrow it, each on its own. */
  departments: readonly (readonly string[])[];
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
  /** Anything else that narrows the list. */
  narrowed: boolean;
}

/** Under which names a region keeps a customer's numbers of users and of groups. */
export const personTotal = (what: 'users' | 'groups', archived: boolean) => `${what}:${archived ? 'archived' : 'active'}`;

/**
 * The counter of a list that shows all of the session's own customer: nothing narrows it, every list of departments holds the root, and the
 * session reaches the whole customer. Any other list has its rows counted.
 */
export function wholeTotal(
  what: 'users' | 'groups',
  filter: Filter,
  { session, region, reach }: OperationContext,
): SQL<number> | undefined {
  const { organizationId, customerId, hierarchyId: root } = session;
  if (filter.narrowed || filter.customerId !== customerId || (filter.organizationId ?? organizationId) !== organizationId) return undefined;
  if (region !== session.region || !filter.departments.every((ids) => ids.includes(root))) return undefined;
  if (reach.parts.some((part) => part.deny.length > 0)) return undefined;
  if (!reach.covers({ region, organization: organizationId, customer: customerId, path: [] })) return undefined;
  const names = [...(filter.archivedOnly ? [] : [personTotal(what, false)]), ...(filter.activeOnly ? [] : [personTotal(what, true)])];
  return names.length > 0 ? totalOf(customerId, names) : sql<number>`0`;
}
