import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../context.ts';
import type { ArgumentsOf, OperationName, ResultOf } from '../contractTypes.ts';
import type { Belonging } from '../database/belonging.ts';
import type { Beside, Order, OrderKey, Page, PageRequest } from '../database/pages.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import type { StoreKind } from '../database/migrate.ts';
import { operation } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { inCustomer } from './customer.ts';
import type { Owner } from './customer.ts';
import { readFacets } from './facets.ts';
import type { WithFacets } from './facets.ts';

/** What a call asks of a list: its filter, which page, and in which order. */
export interface ListRequest<Filter> {
  filter: Filter;
  page: PageRequest;
  sort?: { fieldName: string; order: 'asc' | 'desc' } | null | undefined;
}

/** A list of the platform, described once: its page, its facets, its export and the selection of all its rows come from this. */
export interface ListDefinition<Name extends OperationName = OperationName, Filter = unknown> {
  /** The operation of the contract that answers it. */
  operation: Name;
  /** @default 'region' */
  store?: StoreKind;
  /** The form that its input must pass. */
  form?: string;
  table: TenantTable;
  /** Fields of a row by their names in the contract. */
  columns: Record<string, PgColumn>;
  id: PgColumn;
  /** Columns that `more` reads off a row to add a field: `{ actorName: ['actorId'] }`. They may be `columns` that the contract does not have. */
  needs?: Record<string, readonly string[]>;
  /** The argument that holds the filter. @default 'filter' */
  filterArgument?: string;
  /** Reads the operation's arguments. */
  request: (args: ArgumentsOf<Name>) => ListRequest<Filter>;
  /** Looks up what the conditions and the order of a request depend on, and refuses what cannot be had together. */
  prepare?: (request: ListRequest<Filter>, context: OperationContext) => Promise<ListRequest<Filter>>;
  /** The condition of each filter by its name in the contract; one that is not set is undefined. Scope, archive and search are filters, too. */
  narrow: (filter: Filter, context: OperationContext) => Conditions | Promise<Conditions>;
  /** Whether a call is about all regions: rows of the directory, within what the session reaches in each. */
  everywhere?: (filter: Filter) => boolean;
  /** Whose rows a call asks for, where the conditions say it by `ofCustomer`: the reach then asks no row for what all of a customer's share. */
  owner?: (filter: Filter) => Pick<Owner, 'customerId'>;
  /** Joins of other tables' rows, one or none each: those that the conditions name, and for the rows of a page also what it is sorted by. */
  beside?: (filter: Filter, context: OperationContext) => Beside;
  /** What it can be sorted by, and how it is unless the call says. An index on each, with the id after it. */
  sorts: Record<string, PgColumn | SQL | ((filter: Filter) => OrderKey)>;
  sort: { fieldName: string; order: 'asc' | 'desc' };
  /** The number of all rows where it need not be counted: from a counter, if the filter that is set and the session's reach allow it. */
  total?: (filter: Filter, context: OperationContext, where: SQL | undefined) => SQL<number> | undefined;
  /** Filters whose values can be counted, by name: the column or expression that holds the value. */
  facets?: Record<string, PgColumn | SQL>;
  /** Rows that were there before a moment, where rows only ever come: an export holds those that were counted, and not its own record. */
  before?: (time: Date) => SQL;
  /** What belongs to a row and is read with it in one statement, by the field under which `more` finds it; `asked` as there. */
  belonging?: (asked: ReadonlySet<string>, context: OperationContext) => Record<string, Belonging>;
  /** Adds what stands in other tables, for all rows of a page (or of a part of an export) at once; `asked` are the fields of a row that the call wants. */
  more?: (rows: Row[], asked: ReadonlySet<string>, context: OperationContext, filter: Filter) => Promise<void>;
}

type Conditions = Record<string, SQL | undefined>;

export type Row = Record<string, unknown> & { _id: string };

/** The customers of rows that were read with their `customerId`: what belongs to them is found by its index, which begins with the customer. */
export const customersOf = (rows: readonly Row[]): string[] => [...new Set(rows.map((row) => String(row['customerId'])))];

/** All lists by their operation; the export finds them here. */
const lists = new Map<string, ListDefinition>();
export const listOf = (name: string): ListDefinition | undefined => lists.get(name);
export const listNames = (): string[] => [...lists.keys()];

/** Makes the operation that answers a list, and makes the list known to its tools. */
export function listOperation<Name extends OperationName, Filter>(definition: ListDefinition<Name, Filter>): Operation {
  lists.set(definition.operation, definition as unknown as ListDefinition);
  const { store, form } = definition;
  return operation(
    definition.operation,
    { ...(store && { store }), ...(form && { form }) },
    async (args, context) => (await readList(definition, args, context)) as unknown as ResultOf<Name>,
  );
}

/** Reads the page that a call asks for; a call that asks for facets alone reads no rows. */
async function readList<Name extends OperationName, Filter>(
  definition: ListDefinition<Name, Filter>,
  args: ArgumentsOf<Name>,
  call: OperationContext,
): Promise<Partial<Page<Row>> & WithFacets> {
  const { table, columns, id, request, owner, total, belonging, more } = definition;
  const arranged = await arrange(definition, request(args), call);
  const { filter, page, conditions, sort, beside } = arranged;
  const context = owner ? inCustomer(arranged.context, owner(filter)) : arranged.context;
  const facets = (fields: readonly string[]) => readFacets(definition, conditions, fields, context, beside?.counted);
  const parts = context.asked('');
  if (!parts.has('data') && !parts.has('pagination')) return { facets };
  const asked = context.asked('data');
  const where = and(...Object.values(conditions));
  const query = {
    columns,
    asked: withNeeds(definition, asked),
    where,
    sort,
    id,
    beside,
    belonging: belonging?.(asked, context),
    total: parts.has('pagination') ? total?.(filter, context, where) : null,
  };
  const found = await scoped(context.tx, context.reach).page<PgTable, Record<string, PgColumn>>(table, query, page);
  const answer = found as unknown as Page<Row>;
  if (answer.data.length > 0) await more?.(answer.data, asked, context, filter);
  return { ...answer, facets };
}

/** A request of a list as its tables know it: what its page, its facets, its export and the selection of all its rows begin with. */
export interface Arranged<Filter> {
  filter: Filter;
  page: PageRequest;
  conditions: Conditions;
  sort: Order;
  beside: Beside | undefined;
  /** The call's context with the reach that its rows are read by. */
  context: OperationContext;
}

/** Turns a request into conditions, an order and joins. */
export async function arrange<Name extends OperationName, Filter>(
  definition: ListDefinition<Name, Filter>,
  request: ListRequest<Filter>,
  call: OperationContext,
): Promise<Arranged<Filter>> {
  const { prepare, narrow, beside, everywhere } = definition;
  const { filter, page, sort } = prepare ? await prepare(request, call) : request;
  const context = everywhere?.(filter) ? Object.assign(Object.create(call) as OperationContext, { reach: call.everywhere() }) : call;
  const conditions = await narrow(filter, context);
  return { filter, page, conditions, sort: sortOf(definition, sort, filter), beside: beside?.(filter, context), context };
}

/** The order that a call asks for, or the list's own. */
function sortOf<Name extends OperationName, Filter>(
  { operation: name, sorts, sort }: Pick<ListDefinition<Name, Filter>, 'operation' | 'sorts' | 'sort'>,
  asked: ListRequest<unknown>['sort'],
  filter: Filter,
): Order {
  const { fieldName, order } = asked ?? sort;
  const key = sorts[fieldName];
  if (!key) throw new Error(`${name} has no order by ${fieldName}`);
  return { ...(typeof key === 'function' ? key(filter) : { by: key }), order };
}

const completed = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The fields that are asked for, with the columns that they are made from. */
export function withNeeds({ needs }: Pick<ListDefinition, 'needs'>, asked: ReadonlySet<string>): ReadonlySet<string> {
  if (!needs) return asked;
  // One set a question stays one set: the page keeps its SQL text by it.
  const known = completed.get(asked) ?? new Set([...asked, ...[...asked].flatMap((field) => needs[field] ?? [])]);
  completed.set(asked, known);
  return known;
}
