import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { plannedByValues } from '../../database/statements.ts';
import type { Database } from '../../database/stores.ts';
import { lookForDeadLetters } from '../../health/deadLetters.ts';
import { customersOf, listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { customers } from '../customers/tenant.ts';
import { deadLetters } from './tenant.ts';

const { id, kind, region, customerId, subject, createdAt, failedAt, tries, error, seenAt } = deadLetters;

export const getDeadLetters = listOperation({
  operation: 'CommonGetDeadLetters',
  store: 'identity',
  fresh: true,
  table: deadLetters,
  columns: { _id: id, kind, region, customerId, subject, createdAt, failedAt, tries, error, seenAt },
  id,
  needs: { customerName: ['customerId'] },
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  prepare: async (request, { stores, log }) => {
    await lookForDeadLetters(stores, log);
    return request;
  },
  where: ({ kinds, regions, searchText }, { tx }) => ({
    kinds: kinds?.length ? inArray(kind, [...kinds]) : undefined,
    regions: regions?.length ? inArray(region, [...regions]) : undefined,
    searchText: matches(searchText, tx),
    plan: kinds?.length || regions?.length ? plannedByValues : undefined,
  }),
  sorts: { createdAt, failedAt },
  sort: { fieldName: 'failedAt', order: 'desc' },
  facets: { kinds: kind, regions: region },
  more: async (rows, requested, { tx }) => {
    if (!requested.has('customerName')) return;
    const found = await unscoped(tx).select(
      customers,
      { id: customers.id, name: customers.displayName },
      isOneOf(customers.id, customersOf(rows)),
    );
    const names = new Map(found.map((row) => [row.id, row.name]));
    for (const row of rows) row['customerName'] = names.get(String(row['customerId'])) ?? null;
  },
});

/** By the subject, or the name of the customer. */
function matches(text: string | null | undefined, tx: Database): SQL | undefined {
  const ofCustomer = searchFor(sql`lower(${customers.displayName})`, text);
  return (
    ofCustomer && or(searchFor(sql`lower(${subject})`, text), unscoped(tx).exists(customers, and(eq(customers.id, customerId), ofCustomer)))
  );
}
