import { GraphQLError } from 'graphql';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, valueFields, type Table, type TableName } from './tables.ts';
import { isOneOf, compared, containsAnyCase, fits, same, typeOf, type FilterStyle } from './where.ts';

/** Lists with a single `options` argument, which answer items and their number. */
export const options = (store: Store): ApiSource => ({
  typeDefs: sdl(),
  resolvers: {
    Query: Object.fromEntries(
      tableNames.flatMap((name) => [
        [name, (_: unknown, asked: Listed) => list(store, name, asked)],
        [tables[name].one, (_: unknown, { id }: { id: string }) => store.find(name, id) ?? null],
      ]),
    ),
    Mutation: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name))),
    ...Object.fromEntries(
      tableNames.map((name) => [
        tables[name].type,
        Object.fromEntries(
          relations(tables[name]).map(({ name: relation, field, to }) => [relation, (row: Row) => store.find(to, row[field]) ?? null]),
        ),
      ]),
    ),
  },
});

interface Listed {
  options?: {
    skip?: number | null;
    take?: number | null;
    sort?: Record<string, 'ASC' | 'DESC'> | null;
    filter?: Record<string, unknown> | null;
  } | null;
}

const style: FilterStyle = {
  and: '_and',
  or: '_or',
  operators: {
    eq: same,
    notEq: (value, wanted) => !same(value, wanted),
    contains: containsAnyCase,
    in: isOneOf,
    lt: compared((difference) => difference < 0),
    lte: compared((difference) => difference <= 0),
    gt: compared((difference) => difference > 0),
    gte: compared((difference) => difference >= 0),
    after: compared((difference) => difference > 0),
    before: compared((difference) => difference < 0),
  },
};

/** Pages of a hundred at most: more is refused, as such APIs do. */
const most = 100;

function list(store: Store, name: TableName, { options: asked }: Listed): { items: Row[]; totalItems: number } {
  const { skip, take, sort, filter } = asked ?? {};
  if ((take ?? 0) > most)
    throw new GraphQLError(`The "take" argument may not be greater than ${most}.`, { extensions: { code: 'BAD_USER_INPUT' } });
  const order = Object.entries(sort ?? {}).map(([field, direction]) => ({ field, descending: direction === 'DESC' }));
  const rows = store.select(name, (row) => fits(store, name, style, filter, row), order);
  return { items: rows.slice(skip ?? 0, (skip ?? 0) + (take ?? most)), totalItems: rows.length };
}

type Input = { input: Record<string, unknown> & { id?: string } };

function writes(store: Store, name: TableName): [string, unknown][] {
  const { type, one } = tables[name];
  const changing = <T>(change: () => T): T => {
    try {
      return change();
    } catch (fault) {
      throw fault instanceof Refused ? refusal(fault) : fault;
    }
  };
  const missing = (id: unknown): never => {
    throw new GraphQLError(`No ${type} with the id "${String(id)}" could be found`, { extensions: { code: 'ENTITY_NOT_FOUND' } });
  };
  return [
    [`create${type}`, (_: unknown, { input }: Input) => changing(() => store.create(name, input))],
    [`update${type}`, (_: unknown, { input: { id, ...values } }: Input) => changing(() => store.update(name, id, values) ?? missing(id))],
    [
      `delete${type}`,
      (_: unknown, { id }: { id: string }) => {
        try {
          return store.remove(name, id) ? { result: 'DELETED', message: null } : missing(id);
        } catch (fault) {
          if (!(fault instanceof Refused)) throw fault;
          return { result: 'NOT_DELETED', message: `The ${one} could not be deleted. ${fault.message}` };
        }
      },
    ],
  ];
}

const refusal = ({ message, issues }: Refused): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', fields: Object.fromEntries(issues.map((each) => [each.field, each.message])) },
  });

const spelled = { text: 'String', int: 'Int', float: 'Float', boolean: 'Boolean', date: 'DateTime', dateTime: 'DateTime', reference: 'ID' };

const operators: Record<string, string> = {
  text: 'StringOperators',
  int: 'NumberOperators',
  float: 'NumberOperators',
  boolean: 'BooleanOperators',
  date: 'DateOperators',
  dateTime: 'DateOperators',
  reference: 'IDOperators',
};

function sdl(): string {
  return `
scalar DateTime
${enumsSdl}
enum SortOrder { ASC DESC }
enum DeletionResult { DELETED NOT_DELETED }
type DeletionResponse { result: DeletionResult! message: String }
interface PaginatedList { totalItems: Int! }
input StringOperators { eq: String notEq: String contains: String in: [String!] }
input NumberOperators { eq: Float lt: Float lte: Float gt: Float gte: Float }
input BooleanOperators { eq: Boolean }
input IDOperators { eq: ID notEq: ID in: [ID!] }
input DateOperators { eq: DateTime before: DateTime after: DateTime }
${tableNames.map((name) => typeSdl(tables[name])).join('\n')}
type Query { ${tableNames.map((name) => `${name}(options: ${tables[name].type}ListOptions): ${tables[name].type}List! ${tables[name].one}(id: ID!): ${tables[name].type}`).join('\n')} }
type Mutation { ${tableNames
    .filter((name) => !tables[name].readOnly)
    .map((name) => tables[name].type)
    .map(
      (type) =>
        `create${type}(input: Create${type}Input!): ${type}! update${type}(input: Update${type}Input!): ${type}! delete${type}(id: ID!): DeletionResponse!`,
    )
    .join('\n')} }`;
}

function typeSdl(table: Table): string {
  const { type, fields } = table;
  const all = Object.entries(fields).map(([field, each]) => ({ field, type: typeOf(each, spelled), ...each }));
  const related = relations(table).map(({ name, to, required }) => `${name}: ${tables[to].type}${required ? '!' : ''}`);
  return `
type ${type} { id: ID! ${all.map(({ field, type: of, required }) => `${field}: ${of}${required ? '!' : ''}`).join(' ')} ${related.join(' ')} }
type ${type}List implements PaginatedList { items: [${type}!]! totalItems: Int! }
input ${type}ListOptions { skip: Int take: Int sort: ${type}SortParameter filter: ${type}FilterParameter }
input ${type}SortParameter { id: SortOrder ${valueFields(table)
    .map(([field]) => `${field}: SortOrder`)
    .join(' ')} }
input ${type}FilterParameter { id: IDOperators ${all.map(({ field, kind }) => `${field}: ${operators[kind] ?? 'StringOperators'}`).join(' ')} _and: [${type}FilterParameter!] _or: [${type}FilterParameter!] }
${
  table.readOnly
    ? ''
    : `input Create${type}Input { ${all.map(({ field, type: of, required }) => `${field}: ${of}${required ? '!' : ''}`).join(' ')} }
input Update${type}Input { id: ID! ${all.map(({ field, type: of }) => `${field}: ${of}`).join(' ')} }`
}`;
}
