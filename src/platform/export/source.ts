import { coerceInputValue, isInputType } from 'graphql';
import { and, inArray } from 'drizzle-orm';
import { rights } from '../../generated/rights.ts';
import { contextWith } from '../context.ts';
import type { OperationContext, RequestContext } from '../context.ts';
import { scoped } from '../database/scoped.ts';
import type { PagePosition } from '../database/parts.ts';
import { badInput, forbidden } from '../errors.ts';
import { fieldAccess, placeOf, refuseHidden } from '../fieldAccess.ts';
import { rightsOfArguments, rightsWithin, withoutHidden } from '../fieldRights.ts';
import type { Session } from '../http/session.ts';
import { arrange, listOf, withNeeds } from '../lists/list.ts';
import { bestIds, type Best, type BestMatches } from '../lists/best.ts';
import type { Arranged, ListDefinition, Row } from '../lists/list.ts';
import { accessScope, accessEverywhere } from '../policy/accessScope.ts';
import { readerOf } from '../reads.ts';
import { acceptForm } from '../validation.ts';
import { listField, resolversOfRows, rowsTypeOf } from './columns.ts';
import type { ExportColumn, Rows, Shape } from './columns.ts';
import { shapeOfRows } from './lines.ts';

/** Batch size: short enough to let other queries in, long enough for a million rows. */
const partSize = 2000;

export interface Source {
  args: Record<string, unknown>;
  count: () => Promise<number>;
  parts: (signal: AbortSignal) => Rows;
  /** Best matches of a search, without the rows that only the list's own order puts first. */
  best: (search: BestMatches) => Promise<Best<Row>>;
}

/** Rows of a list within the right to list them and further ones; validates the variables like a call of the list. */
export async function sourceOf(
  context: RequestContext & { session: Session },
  requested: {
    operation: string;
    variables: unknown;
    columns: readonly ExportColumn[];
    begun: Date;
    ids?: readonly string[] | null | undefined;
  },
  further: readonly string[] = [],
): Promise<Source> {
  const definition = listOf(requested.operation);
  const needed = rights[requested.operation];
  if (!definition || !Array.isArray(needed)) throw badInput({ operation: 'validation.export.operation' }, { reason: 'UNKNOWN_LIST' });
  const requires = [...further, ...needed];
  const whole = accessScope(context.session.statements, requires, context.region);
  if (whole.empty) throw forbidden('NO_RIGHT_TO_LIST');
  const args = argumentsOf(requested.operation, requested.variables);
  const field = listField(requested.operation);
  const own = [...rightsWithin(field), ...(definition.fieldRights ?? [])];
  const { access: accessible, hidden } = await fieldAccess(context, whole, own, placeOf(args));
  refuseHidden(rightsOfArguments(field, args), hidden);
  const accepted = definition.form ? acceptForm(definition.form, args) : args;
  const store = definition.store === 'identity' ? await context.stores.identity() : await context.stores.region(context.region);
  const { db } = definition.fresh ? store : readerOf(store, context);
  const shape = shapeOfRows(requested.columns);
  const inside = contextWith(context as OperationContext, {
    tx: db,
    access: accessible,
    hidden,
    everywhere: () => accessEverywhere(context.session.statements, requires),
    audit: () => undefined,
    requestedFields: (path: string) => namesAt(shape, path),
  });
  const arranged = await arrange(definition, definition.request(accepted as never), inside);
  const selected = requested.ids ? inArray(definition.columns['_id'] ?? definition.id, [...requested.ids]) : undefined;
  const where = and(definition.before?.(requested.begun), selected, ...Object.values(arranged.conditions));
  const fields = namesAt(shape, 'data');
  return {
    args: accepted,
    count: () => scoped(db, arranged.context.access).count(definition.table, where, arranged.joins?.counted),
    parts: (signal) => partsOf(definition, { ...arranged, where, fields }, signal),
    best: (search) => bestOf(definition, { ...arranged, fields }, search),
  };
}

async function bestOf(
  definition: ListDefinition,
  reading: Arranged<unknown> & { fields: ReadonlySet<string> },
  search: BestMatches,
): Promise<Best<Row>> {
  const { found: ids, tooMany } = await bestIds(definition, reading, search);
  if (ids.length === 0) return { found: [], tooMany };
  const where = inArray(definition.id, ids);
  const found: Row[] = [];
  for await (const rows of partsOf(definition, { ...reading, where, fields: new Set([...reading.fields, '_id']) }, neverAborted))
    found.push(...rows);
  const place = new Map(ids.map((id, index) => [id, index]));
  return { found: found.toSorted((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0)), tooMany };
}

const neverAborted = new AbortController().signal;

interface Reading extends Pick<Arranged<unknown>, 'filter' | 'sort' | 'joins'> {
  where: ReturnType<typeof and>;
  fields: ReadonlySet<string>;
  context: OperationContext;
}

async function* partsOf(definition: ListDefinition, reading: Reading, signal: AbortSignal): AsyncGenerator<Row[]> {
  const { table, columns, id, relations, more, owner } = definition;
  const { where, sort, joins, fields, filter, context } = reading;
  const requested = withNeeds(definition, fields);
  const query = {
    columns,
    requested,
    where,
    sort,
    id,
    joins,
    relations: relations?.(fields, context),
    customerId: owner?.(filter).customerId,
  };
  const resolvers = resolversOfRows(definition.operation, fields);
  const rowsType = rowsTypeOf(definition.operation);
  let place: PagePosition | undefined;
  do {
    signal.throwIfAborted();
    const { rows, end } = await scoped(context.tx, context.access).part(table, query, place, partSize);
    if (rows.length > 0) {
      await more?.(rows as Row[], fields, context, filter);
      for (const apart of resolvers) await resolveApart(rows as Row[], apart, context);
      yield context.hidden.size > 0 ? rows.map((row) => withoutHidden(rowsType, row, context.hidden) as Row) : (rows as Row[]);
    }
    place = end;
  } while (place);
}

async function resolveApart(rows: Row[], { field, resolve }: ReturnType<typeof resolversOfRows>[number], context: OperationContext) {
  const lacking = rows.filter((row) => !(field in row));
  const values = await Promise.all(lacking.map((row) => resolve(row as never, {}, context as never, undefined as never)));
  for (const [index, row] of lacking.entries()) row[field] = values[index];
}

function namesAt(shape: Shape, path: string): ReadonlySet<string> {
  const [data = '', ...steps] = path.split('.').filter(Boolean);
  if (data === '') return new Set(['data']);
  let at: Shape | null | undefined = shape;
  for (const step of steps) at = at?.[step];
  return new Set(Object.keys(at ?? {}));
}

function argumentsOf(operation: string, variables: unknown): Record<string, unknown> {
  const input = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
  const args: Record<string, unknown> = {};
  let wrong: string | undefined;
  for (const { name, type } of listField(operation).args) {
    if (input[name] === undefined && !String(type).endsWith('!')) continue;
    if (isInputType(type)) args[name] = coerceInputValue(input[name], type, (path) => (wrong ??= [name, ...path].join('.')));
  }
  if (wrong !== undefined) {
    const fields = { [`variables.${wrong}`]: 'validation.export.variables' };
    throw badInput(fields, { message: 'The variables do not match the list’s arguments.', reason: 'INVALID_VARIABLES' });
  }
  return args;
}
