import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { joined, scoped, unscoped } from '../../database/scoped.ts';
import { applications } from './tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { inCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { addApplicationParts, applicationColumns, applicationNeeds, applicationRelations } from './relations.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';

interface SearchFilter extends Scope {
  searchText: string;
}

/** Upper bound of the count: users refine a search long before they reach it. */
export const mostCounted = 1000;

export const searchApplications = listOperation({
  operation: 'AppsSearchApplications',
  table: applications,
  columns: applicationColumns,
  id: applications.id,
  needs: applicationNeeds,
  request: ({ skipEq, limitEq, sort, ...filter }) => ({ filter, page: { skip: skipEq, limit: limitEq }, sort }),
  where: async ({ searchText, ...scope }, context) => ({
    ...(await withinScope(context, applications, scope)),
    searchText: searchFor(joined('person', 'searchText'), searchText) ?? sql`false`,
    newest: Array.from(searchText.trim()).length < trigram ? await newestMatches(scope, context) : undefined,
  }),
  owner: ({ customerId }) => ({ customerId }),
  joins: (filter, context) => {
    const person = personOf(filter, context);
    return { rows: person, counted: person };
  },
  sorts: { createdAt: applications.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  total: (filter, context, where) => {
    const found = scoped(context.tx, context.access).selectJoined(applications, personOf(filter, context), { one: sql`1` }, where);
    return sql<number>`(select count(*)::int from ${found.limit(mostCounted)} as found)`;
  },
  relations: (requested, context) => applicationRelations(requested, context, 'data'),
  more: (rows, requested, context) => addApplicationParts(rows, requested, context, { path: 'data' }),
});

/** Shorter texts match no trigram index: search the newest applications only. */
const trigram = 3;
const mostLookedThrough = 3000;

async function newestMatches(scope: Scope, context: OperationContext): Promise<SQL | undefined> {
  const own = and(...Object.values(await withinScope(context, applications, scope)));
  const { tx, access } = inCustomer(context, scope);
  const { createdAt } = applications;
  const [last] = await scoped(tx, access)
    .select(applications, { createdAt }, own)
    .orderBy(desc(createdAt))
    .limit(1)
    .offset(mostLookedThrough - 1);
  // A scalar subquery lets the planner know how few rows match.
  return last && gte(createdAt, last.createdAt);
}

const personOf = ({ customerId }: SearchFilter, { tx }: OperationContext): SQL =>
  unscoped(tx).join(candidates, 'person', {
    columns: personColumns,
    where: eq(candidates.customerId, customerId),
    on: sql`${joined('person', 'id')} = ${applications.candidateId}`,
    always: true,
  });

const personColumns = { id: candidates.id, searchText: candidates.searchText };
