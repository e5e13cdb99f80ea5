import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputType, GraphQLObjectType } from 'graphql';
import { columnsOf, theContract } from '../../../src/platform/export/columns.ts';
import type { Shape } from '../../../src/platform/export/columns.ts';
import { origin } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Calls of any list, made from the contract: every rule is tried on every list.

export type Values = Record<string, unknown>;

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface ListCall {
  operation: string;
  /** Columns of a row: all that stands in it. */
  columns: string[];
  sorts: { fieldName: string; order: string }[];
  query: string;
  /** Variables with values by the name of their argument, wherever it stands; `page` and `sort` where the list takes them. */
  variables: (more?: Values) => Values;
}

/** The call of a list in a scope; `needed` are values that the contract requires and a scope does not have. */
export function callOf(operation: string, scope: Scope, needed: Values = {}): ListCall {
  const field = fieldOf('Query', operation);
  const row = getNamedType((getNamedType(field.type) as GraphQLObjectType).getFields()['data']?.type) as GraphQLObjectType;
  const columns = Object.values(row.getFields()).flatMap(({ name, type, args }) =>
    args.some(isRequiredArgument) || !(isLeafType(getNamedType(type)) || isObjectType(getNamedType(type))) ? [] : [name],
  );
  const selection = columnsOf(
    operation,
    columns.map((path) => ({ path, label: path })),
  ).flatMap(({ ends }) => ends.map(({ path, shape }) => `${path.join('.')}${textOfShape(shape)}`));
  return {
    operation,
    columns,
    sorts: sortsOf(field.args),
    query: textOf('query', field, `data { ${selection.join(' ')} } pagination { totalItems }`),
    variables: (more = {}) => filled(field.args, { ...inScope(scope), ...needed, ...more }),
  };
}

const textOfShape = (shape: Shape | null | undefined): string =>
  shape
    ? ` { ${Object.entries(shape)
        .map(([name, inner]) => `${name}${textOfShape(inner)}`)
        .join(' ')} }`
    : '';

/** Values of a scope under all the names that the contract has for them. */
export const inScope = (scope: Scope): Values => ({
  ...scope,
  hierarchyIds: [scope.hierarchyId],
  hierarchyIdList: [scope.hierarchyId],
});

/** The text of a call, with a variable an argument. */
export function textOf(kind: 'query' | 'mutation', { name, args }: GraphQLField<unknown, unknown>, selection: string): string {
  const given = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${given}) { ${name}(${passed}) { ${selection} } }`;
}

export function fieldOf(root: 'Query' | 'Mutation', operation: string): GraphQLField<unknown, unknown> {
  const type = root === 'Query' ? theContract().getQueryType() : theContract().getMutationType();
  const field = type?.getFields()[operation];
  if (!field) throw new Error(`The contract has no ${operation}`);
  return field;
}

type Filled = GraphQLArgument | GraphQLInputField;

/** Values for arguments, from those that are known by name; objects are filled where they hold something known or are required. */
export function filled(fields: readonly Filled[], known: Values): Values {
  const values: Values = {};
  for (const { name, type, defaultValue } of fields) {
    const named = getNamedType(type);
    const required = String(type).endsWith('!') && defaultValue === undefined;
    if (name in known) values[name] = known[name];
    else if (isInputObjectType(named) && !isListType(getNullableType(type))) {
      const inner = Object.values(named.getFields());
      if (required || holds(inner, known)) values[name] = filled(inner, known);
    } else if (required) values[name] = sample(type);
  }
  return values;
}

const holds = (fields: readonly Filled[], known: Values): boolean =>
  fields.some(({ name, type }) => {
    const named = getNamedType(type);
    return (
      name in known || (isInputObjectType(named) && !isListType(getNullableType(type)) && holds(Object.values(named.getFields()), known))
    );
  });

/** A required value without an example. */
function sample(type: GraphQLInputType): unknown {
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'Boolean') return false;
  if (['Int', 'Float'].includes(named.name)) return 1;
  return named.name === 'JSON' ? {} : 'x';
}

/** The type of an argument, wherever it stands. */
export function argumentType(fields: readonly Filled[], name: string): GraphQLInputType | undefined {
  for (const field of fields) {
    if (field.name === name) return field.type;
    const named = getNamedType(field.type);
    const inner = isInputObjectType(named) ? argumentType(Object.values(named.getFields()), name) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

function sortsOf(fields: readonly Filled[]): ListCall['sorts'] {
  const sort = getNamedType(argumentType(fields, 'sort'));
  const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['fieldName']?.type) : undefined;
  const names = isEnumType(by) ? by.getValues().map((value) => value.name) : [];
  return names.flatMap((fieldName) => ['asc', 'desc'].map((order) => ({ fieldName, order })));
}

export function hasFacets(operation: string): boolean {
  const page = getNamedType(fieldOf('Query', operation).type);
  return isObjectType(page) && 'facets' in page.getFields();
}

/** Mutations that take rows by a filter, with the list's filter type. */
export function mutationsByFilter(): GraphQLField<unknown, unknown>[] {
  return Object.values(theContract().getMutationType()?.getFields() ?? {}).filter((field) => argumentType(field.args, 'matching'));
}

/** Another organisation's customer in the same region. */
export async function foreignScope(running: Running, own: Scope): Promise<Scope> {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<Scope>(
    `select organization_id as "organizationId", id as "customerId", root_hierarchy_id as "hierarchyId" from customers
     where aws_region = 'ap-southeast-2' and organization_id <> $1 and archived_at is null order by id limit 1`,
    [own.organizationId],
  );
  if (!rows[0]) throw new Error('There is no other organisation');
  return rows[0];
}

export const startExport =
  'mutation ($input: CommonStartExportInput!) { CommonStartExport(input: $input) { _id rows path fileName expiresAt } }';

export interface Ticket {
  _id: string;
  rows: number;
  path: string;
  fileName: string;
  expiresAt: string;
}

/** Fetches the rows of an export as a browser does. */
export const download = (running: Running, browser: Browser, path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  running.platform.fetch(
    new Request(`${origin}${path}`, {
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(signal && { signal }),
    }),
  );

/** The rows of an export, one JSON object a line. */
export const rowsIn = (text: string): Values[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Values);
