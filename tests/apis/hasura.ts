import { GraphQLError } from 'graphql';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Sort, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, type Table, type TableName } from './tables.ts';
import { isOneOf, compared, fits, like, same, typeOf, type FilterStyle } from './where.ts';

/** Tables as Hasura publishes them: snake case, Boolean expressions, aggregates, changes by primary key. */
export const hasura = (store: Store): ApiSource => ({
  typeDefs: sdl(),
  resolvers: {
    query_root: Object.fromEntries(
      tableNames.flatMap((name) => [
        [name, (_: unknown, asked: Listed) => list(store, name, asked)],
        [
          `${name}_aggregate`,
          (_: unknown, asked: Listed) => {
            const nodes = list(store, name, asked);
            return { nodes, aggregate: { count: nodes.length } };
          },
        ],
        [`${name}_by_pk`, (_: unknown, { id }: { id: number }) => store.find(name, id) ?? null],
      ]),
    ),
    mutation_root: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name))),
    ...Object.fromEntries(tableNames.map((name) => [name, fields(store, name)])),
  },
});

interface Listed {
  limit?: number | null;
  offset?: number | null;
  order_by?: Record<string, unknown>[] | null;
  where?: Record<string, unknown> | null;
}

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const style: FilterStyle = {
  and: '_and',
  or: '_or',
  not: '_not',
  column: camel,
  operators: {
    _eq: same,
    _neq: (value, wanted) => !same(value, wanted),
    _in: isOneOf,
    _nin: (value, wanted) => !isOneOf(value, wanted),
    _gt: compared((difference) => difference > 0),
    _gte: compared((difference) => difference >= 0),
    _lt: compared((difference) => difference < 0),
    _lte: compared((difference) => difference <= 0),
    _like: like(''),
    _ilike: like('i'),
    _is_null: (value, wanted) => (value === null) === wanted,
  },
};

function list(store: Store, name: TableName, { limit, offset, order_by: orderBy, where }: Listed): Row[] {
  if ((limit ?? 0) < 0) throw new GraphQLError('expecting a non-negative integer', { extensions: { code: 'bad-request', path: '$' } });
  const matching = store.select(name, (row) => fits(store, name, style, where, row), [orderBy ?? []].flat().flatMap(sorts));
  const related = [orderBy ?? []].flat().flatMap((each) => Object.entries(each).filter(([, by]) => typeof by === 'object'));
  for (const [relation, by] of related) byRelated(store, name, relation, by as Record<string, string>, matching);
  return matching.slice(offset ?? 0, (offset ?? 0) + (limit ?? matching.length));
}

const sorts = (by: Record<string, unknown>): Sort[] =>
  Object.entries(by).flatMap(([column, order]) =>
    typeof order === 'string' ? [{ field: camel(column), descending: order.startsWith('desc') }] : [],
  );

function byRelated(store: Store, name: TableName, relation: string, by: Record<string, string>, rows: Row[]): void {
  const found = relations(tables[name]).find((each) => each.name === relation);
  const [[column, order] = ['', '']] = Object.entries(by);
  if (!found) return;
  const value = (row: Row) => String(store.find(found.to, row[found.field])?.[camel(column)] ?? '');
  rows.sort((one, other) => (value(one) < value(other) ? -1 : value(one) > value(other) ? 1 : 0) * (order.startsWith('desc') ? -1 : 1));
}

function fields(store: Store, name: TableName) {
  const children = tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, field }) => (to === name ? [[child, field] as const] : [])),
  );
  return {
    id: ({ id }: Row) => Number(id),
    ...Object.fromEntries(
      Object.entries(tables[name].fields).map(([field, { kind }]) => [
        snake(field),
        (row: Row) => (kind === 'reference' && row[field] !== null ? Number(row[field]) : row[field]),
      ]),
    ),
    ...Object.fromEntries(
      relations(tables[name]).map(({ name: relation, field, to }) => [relation, (row: Row) => store.find(to, row[field]) ?? null]),
    ),
    ...Object.fromEntries(
      children.map(([child, field]) => [
        child,
        ({ id }: Row, { where, ...asked }: Listed) => list(store, child, { ...asked, where: { ...where, [snake(field)]: { _eq: id } } }),
      ]),
    ),
  };
}

type Values = Record<string, unknown>;

function writes(store: Store, name: TableName): [string, unknown][] {
  const values = (sent: Values) =>
    Object.fromEntries(
      Object.entries(sent).map(([column, value]) => {
        const field = camel(column);
        return [field, tables[name].fields[field]?.kind === 'reference' && typeof value === 'number' ? String(value) : value];
      }),
    );
  const changing = <T>(change: () => T): T => {
    try {
      return change();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      throw violation(name, fault);
    }
  };
  return [
    [`insert_${name}_one`, (_: unknown, { object }: { object: Values }) => changing(() => store.create(name, values(object)))],
    [
      `update_${name}_by_pk`,
      (_: unknown, { pk_columns: { id }, _set = {} }: { pk_columns: { id: number }; _set?: Values }) =>
        changing(() => store.update(name, id, values(_set)) ?? null),
    ],
    [`delete_${name}_by_pk`, (_: unknown, { id }: { id: number }) => changing(() => store.remove(name, id) ?? null)],
    [
      `delete_${name}`,
      (_: unknown, { where }: { where: Values }) =>
        changing(() => {
          const gone = store.select(name, (row) => fits(store, name, style, where, row));
          for (const { id } of gone) store.remove(name, id);
          return { affected_rows: gone.length, returning: gone };
        }),
    ],
  ];
}

/** The words of Hasura, which hold the constraint's name and no field. */
function violation(name: TableName, { issues: [issue] }: Refused): GraphQLError {
  const words = issue?.message.includes('taken')
    ? 'Uniqueness violation. duplicate key value violates unique'
    : 'Check constraint violation.';
  const message = `${words} constraint "${name}_${snake(issue?.field ?? '')}_key"`;
  return new GraphQLError(message, { extensions: { code: 'constraint-violation', path: '$.selectionSet' } });
}

const spelled = {
  text: 'String',
  int: 'Int',
  float: 'float8',
  boolean: 'Boolean',
  date: 'date',
  dateTime: 'timestamptz',
  reference: 'Int',
};

const scalars = ['String', 'Int', 'float8', 'Boolean', 'date', 'timestamptz', 'City', 'BikeKind', 'RentalStatus'];

function sdl(): string {
  const comparison = (scalar: string) => `input ${scalar}_comparison_exp {
    ${['_eq', '_neq', '_gt', '_gte', '_lt', '_lte'].map((operator) => `${operator}: ${scalar}`).join(' ')}
    _in: [${scalar}!] _nin: [${scalar}!] _is_null: Boolean ${scalar === 'String' ? '_like: String _ilike: String' : ''} }`;
  return `
schema { query: query_root mutation: mutation_root }
scalar date
scalar timestamptz
scalar float8
${enumsSdl}
enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }
${scalars.map(comparison).join('\n')}
${tableNames.map((name) => tableSdl(name, tables[name])).join('\n')}
type query_root { ${tableNames
    .map(
      (name) =>
        `${name}(${listArguments(name)}): [${name}!]! ${name}_aggregate(${listArguments(name)}): ${name}_aggregate! ${name}_by_pk(id: Int!): ${name}`,
    )
    .join('\n')} }
type mutation_root { ${tableNames
    .filter((name) => !tables[name].readOnly)
    .map(
      (name) => `insert_${name}_one(object: ${name}_insert_input!): ${name}
    update_${name}_by_pk(pk_columns: ${name}_pk_columns_input!, _set: ${name}_set_input): ${name}
    delete_${name}_by_pk(id: Int!): ${name}
    delete_${name}(where: ${name}_bool_exp!): ${name}_mutation_response`,
    )
    .join('\n')} }`;
}

const listArguments = (name: string): string =>
  `distinct_on: [${name}_select_column!], limit: Int, offset: Int, order_by: [${name}_order_by!], where: ${name}_bool_exp`;

function tableSdl(name: TableName, table: Table): string {
  const columns = Object.entries(table.fields).map(([field, each]) => ({ column: snake(field), type: typeOf(each, spelled), ...each }));
  const related = relations(table);
  const children = tableNames.filter((child) => relations(tables[child]).some(({ to }) => to === name));
  const inputs = columns.map(({ column, type }) => `${column}: ${type}`).join(' ');
  return `
type ${name} { id: Int! ${columns.map(({ column, type, required }) => `${column}: ${type}${required ? '!' : ''}`).join(' ')}
  ${related.map(({ name: relation, to, required }) => `${relation}: ${to}${required ? '!' : ''}`).join(' ')}
  ${children.map((child) => `${child}(${listArguments(child)}): [${child}!]!`).join(' ')} }
type ${name}_aggregate { aggregate: ${name}_aggregate_fields nodes: [${name}!]! }
type ${name}_aggregate_fields { count(columns: [${name}_select_column!], distinct: Boolean): Int! }
type ${name}_mutation_response { affected_rows: Int! returning: [${name}!]! }
enum ${name}_select_column { id ${columns.map(({ column }) => column).join(' ')} }
input ${name}_order_by { id: order_by ${columns.map(({ column }) => `${column}: order_by`).join(' ')} ${related.map(({ name: relation, to }) => `${relation}: ${to}_order_by`).join(' ')} }
input ${name}_bool_exp { _and: [${name}_bool_exp!] _or: [${name}_bool_exp!] _not: ${name}_bool_exp id: Int_comparison_exp
  ${columns.map(({ column, type }) => `${column}: ${type}_comparison_exp`).join(' ')}
  ${related.map(({ name: relation, to }) => `${relation}: ${to}_bool_exp`).join(' ')} }
input ${name}_insert_input { id: Int ${inputs} }
input ${name}_set_input { id: Int ${inputs} }
input ${name}_pk_columns_input { id: Int! }`;
}
