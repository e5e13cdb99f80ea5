import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contextWith } from '../context.ts';
import type { OperationContext } from '../context.ts';
import type { ArgumentsOf, OperationName, ResultOf } from '../contractTypes.ts';
import type { Relation } from '../database/relations.ts';
import type { Joins, ListQuery, Order, OrderKey, Page, PageRequest } from '../database/pages.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import type { StoreKind } from '../database/migrate.ts';
import { operation } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { dateConditions } from './dates.ts';
import { readBreakdown } from './breakdown.ts';
import type { Dimension, WithBreakdown } from './breakdown.ts';
import { inCustomer } from './customer.ts';
import type { Owner } from './customer.ts';
import { readFacets } from './facets.ts';
import type { WithFacets } from './facets.ts';

export interface ListRequest<Filter> {
  filter: Filter;
  page: PageRequest;
  sort?: { fieldName: string; order: 'asc' | 'desc' } | null | undefined;
}

export interface ListDefinition<Name extends OperationName = OperationName, Filter = unknown> {
  operation: Name;
  store?: StoreKind;
  /** Rows about rights, which are never read from a replica. */
  fresh?: boolean;
  form?: string;
  fieldRights?: readonly string[];
  table: TenantTable;
  columns: Record<string, PgColumn>;
  id: PgColumn;
  needs?: Record<string, readonly string[]>;
  filterArgument?: string;
  request: (args: ArgumentsOf<Name>) => ListRequest<Filter>;
  prepare?: (request: ListRequest<Filter>, context: OperationContext) => Promise<ListRequest<Filter>>;
  /** Condition of each filter by contract name, undefined if not set; includes scope, archive and search. */
  where: (filter: Filter, context: OperationContext) => Conditions | Promise<Conditions>;
  everywhere?: (filter: Filter) => boolean;
  /** Tenant that owns the requested rows, for conditions made by `ofCustomer`; drops redundant access tests. */
  owner?: (filter: Filter) => Pick<Owner, 'customerId'>;
  /** Joins (at most one row each): for the conditions, and for the page's order. */
  joins?: (filter: Filter, context: OperationContext) => Joins;
  /** Joins that hold the rows of one page alone, and the number of all, where that is quicker than the joins of all. */
  window?: (
    filter: Filter,
    page: PageRequest,
    where: SQL | undefined,
    context: OperationContext,
  ) => Promise<{ joins: Joins; total: number } | undefined>;
  /** Ids of all rows in an order: late pages are found by it where the planner would join all rows. */
  late?: (filter: Filter, sort: Order, context: OperationContext) => ListQuery<Record<string, PgColumn>>['late'];
  /** Sort keys, each with an index that ends in the id, and the default. */
  sorts: Record<string, PgColumn | SQL | ((filter: Filter) => OrderKey)>;
  sort: { fieldName: string; order: 'asc' | 'desc' };
  /** Text that `searchText` looks in, by which the best matches are found. */
  text?: PgColumn | SQL;
  total?: (filter: Filter, context: OperationContext, where: SQL | undefined) => SQL<number> | undefined;
  facets?: Record<string, PgColumn | SQL>;
  /** Fields to group by, by the name of their filter. @default the facets, and the columns of times */
  dimensions?: Record<string, Dimension>;
  before?: (time: Date) => SQL;
  relations?: (requested: ReadonlySet<string>, context: OperationContext) => Record<string, Relation>;
  more?: (rows: Row[], requested: ReadonlySet<string>, context: OperationContext, filter: Filter) => Promise<void>;
}

type Conditions = Record<string, SQL | undefined>;

export type Row = Record<string, unknown> & { _id: string };

/** Customers of rows: relations are indexed by customer first. */
export const customersOf = (rows: readonly Row[]): string[] => [...new Set(rows.map((row) => String(row['customerId'])))];

const lists = new Map<string, ListDefinition>();
export const listOf = (name: string): ListDefinition | undefined => lists.get(name);
export const listNames = (): string[] => [...lists.keys()];

export function listOperation<Name extends OperationName, Filter>(definition: ListDefinition<Name, Filter>): Operation {
  lists.set(definition.operation, definition as unknown as ListDefinition);
  const { store, form, fieldRights } = definition;
  return operation(
    definition.operation,
    { replica: !definition.fresh, ...(store && { store }), ...(form && { form }), ...(fieldRights && { fieldRights }) },
    async (args, context) => (await readList(definition, args, context)) as unknown as ResultOf<Name>,
  );
}

async function readList<Name extends OperationName, Filter>(
  definition: ListDefinition<Name, Filter>,
  args: ArgumentsOf<Name>,
  call: OperationContext,
): Promise<Partial<Page<Row>> & WithFacets & WithBreakdown> {
  const { table, columns, id, request, owner, total, relations, more } = definition;
  const arranged = await arrange(definition, request(args), call);
  const { filter, page, conditions, isDated, sort, joins } = arranged;
  const context = owner ? inCustomer(arranged.context, owner(filter)) : arranged.context;
  const facets = (fields: readonly string[]) => readFacets(definition, conditions, fields, context, joins?.counted);
  const breakdown: WithBreakdown['breakdown'] = (requested) =>
    readBreakdown(definition, conditions, requested, context, { customerId: owner?.(filter).customerId, joined: joins?.counted });
  const parts = context.requestedFields('');
  if (!parts.has('data') && !parts.has('pagination')) return { facets, breakdown };
  const requested = context.requestedFields('data');
  const where = and(...Object.values(conditions));
  const window = parts.has('data') ? await definition.window?.(filter, page, where, context) : undefined;
  const query = {
    columns,
    requested: withNeeds(definition, requested),
    where,
    sort,
    id,
    joins: window?.joins ?? joins,
    only: window,
    late: isDated ? undefined : definition.late?.(filter, sort, context),
    relations: relations?.(requested, context),
    customerId: owner?.(filter).customerId,
    total: !parts.has('pagination') ? null : isDated ? undefined : total?.(filter, context, where),
  };
  const found = await scoped(context.tx, context.access).page<PgTable, Record<string, PgColumn>>(table, query, page);
  const answer = found as unknown as Page<Row>;
  if (answer.data.length > 0) await more?.(answer.data, requested, context, filter);
  return { ...answer, facets, breakdown };
}

export interface Arranged<Filter> {
  filter: Filter;
  page: PageRequest;
  conditions: Conditions;
  /** A date filter is set, which no counter answers. */
  isDated: boolean;
  sort: Order;
  joins: Joins | undefined;
  context: OperationContext;
}

export async function arrange<Name extends OperationName, Filter>(
  definition: ListDefinition<Name, Filter>,
  request: ListRequest<Filter>,
  call: OperationContext,
): Promise<Arranged<Filter>> {
  const { prepare, where, joins, everywhere } = definition;
  const { filter, page, sort } = prepare ? await prepare(request, call) : request;
  const context = everywhere?.(filter) ? contextWith(call, { access: call.everywhere() }) : call;
  const dates = dateConditions(definition, filter);
  const conditions = { ...dates, ...(await where(filter, context)) };
  const isDated = Object.values(dates).some(Boolean);
  return { filter, page, conditions, isDated, sort: sortOf(definition, sort, filter), joins: joins?.(filter, context), context };
}

function sortOf<Name extends OperationName, Filter>(
  { operation: name, sorts, sort }: Pick<ListDefinition<Name, Filter>, 'operation' | 'sorts' | 'sort'>,
  requested: ListRequest<unknown>['sort'],
  filter: Filter,
): Order {
  const { fieldName, order } = requested ?? sort;
  const key = sorts[fieldName];
  if (!key) throw new Error(`${name} has no order by ${fieldName}`);
  return { ...(typeof key === 'function' ? key(filter) : { by: key }), order };
}

const completed = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

export function withNeeds({ needs }: Pick<ListDefinition, 'needs'>, requested: ReadonlySet<string>): ReadonlySet<string> {
  if (!needs) return requested;
  // Reuse the same set object: the page caches its SQL by it.
  const known = completed.get(requested) ?? new Set([...requested, ...[...requested].flatMap((field) => needs[field] ?? [])]);
  completed.set(requested, known);
  return known;
}
