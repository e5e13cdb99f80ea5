import { GraphQLError } from 'graphql';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, type Table, type TableName } from './tables.ts';
import { containsAnyCase, same, typeOf } from './where.ts';

/** Lists as they come: whole, or with a few plain arguments; what is written stands in the operation's own arguments. */
export const plain =
  ({ paged }: { paged: boolean }) =>
  (store: Store): ApiSource => ({
    typeDefs: sdl(paged),
    resolvers: {
      Query: Object.fromEntries(
        tableNames.flatMap((name) => [
          [name, (_: unknown, asked: Listed) => list(store, name, asked)],
          [tables[name].one, (_: unknown, { id }: { id: string }) => store.find(name, id) ?? null],
        ]),
      ),
      Mutation: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name, paged))),
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

type Listed = Record<string, unknown> & {
  limit?: number | null;
  offset?: number | null;
  search?: string | null;
  sortBy?: string | null;
  sortOrder?: string | null;
};

function list(store: Store, name: TableName, { limit, offset, search, sortBy, sortOrder, ...equal }: Listed): Row[] {
  const [title = ''] = Object.keys(tables[name].fields);
  const matches = (row: Row) =>
    (!search || containsAnyCase(row[title], search)) &&
    Object.entries(equal).every(([field, wanted]) => wanted === undefined || wanted === null || same(row[field], wanted));
  const rows = store.select(name, matches, sortBy ? [{ field: sortBy, descending: sortOrder === 'desc' }] : []).slice(offset ?? 0);
  return typeof limit === 'number' ? rows.slice(0, limit) : rows;
}

type Values = Record<string, unknown> & { id?: string };

function writes(store: Store, name: TableName, paged: boolean): [string, unknown][] {
  const { type, one } = tables[name];
  const changing = <T>(change: () => T): T => {
    try {
      return change();
    } catch (fault) {
      throw fault instanceof Refused ? new GraphQLError(fault.message, { extensions: { code: 'CONFLICT' } }) : fault;
    }
  };
  const missing = (): never => {
    throw new GraphQLError(`There is no such ${one}.`, { extensions: { code: 'NOT_FOUND' } });
  };
  const sent = ({ input, ...own }: Values) => (input ?? own) as Values;
  const create = (_: unknown, given: Values) => changing(() => store.create(name, sent(given)));
  const update = (_: unknown, { id, ...given }: Values) => changing(() => store.update(name, id, sent(given)) ?? missing());
  const remove = (_: unknown, { id }: Values) => changing(() => store.remove(name, id) !== undefined || missing());
  return paged
    ? [
        [`create${type}`, create],
        [`update${type}`, update],
        [`delete${type}`, remove],
      ]
    : [
        [`add${type}`, create],
        [`edit${type}`, update],
        [`remove${type}`, remove],
      ];
}

const spelled = { text: 'String', int: 'Int', float: 'Float', boolean: 'Boolean', date: 'String', dateTime: 'String', reference: 'ID' };

function sdl(paged: boolean): string {
  return `
${enumsSdl}
enum SortDirection { asc desc }
${tableNames.map((name) => typeSdl(name, tables[name], paged)).join('\n')}
type Query { ${tableNames.map((name) => `${name}${paged ? `(${listArguments(tables[name])})` : ''}: [${tables[name].type}!]! ${tables[name].one}(id: ID!): ${tables[name].type}`).join('\n')} }
type Mutation { ${tableNames
    .filter((name) => !tables[name].readOnly)
    .map((name) => changesSdl(tables[name], paged))
    .join('\n')} }`;
}

/** Enums, booleans and references have arguments of their own. */
const listArguments = (table: Table): string =>
  [
    'limit: Int, offset: Int, search: String',
    `sortBy: ${table.type}SortField, sortOrder: SortDirection`,
    ...Object.entries(table.fields)
      .filter(([, { kind }]) => ['enum', 'boolean', 'reference'].includes(kind))
      .map(([field, each]) => `${field}: ${typeOf(each, spelled)}`),
  ].join(', ');

const valuesSdl = (table: Table, required: boolean, between: string): string =>
  Object.entries(table.fields)
    .map(([field, each]) => `${field}: ${typeOf(each, spelled)}${each.required && required ? '!' : ''}`)
    .join(between);

function changesSdl(table: Table, paged: boolean): string {
  const { type } = table;
  return paged
    ? `create${type}(input: ${type}Input!): ${type}! update${type}(id: ID!, input: ${type}Changes!): ${type}! delete${type}(id: ID!): Boolean!`
    : `add${type}(${valuesSdl(table, true, ', ')}): ${type}! edit${type}(id: ID!, ${valuesSdl(table, false, ', ')}): ${type}! remove${type}(id: ID!): Boolean!`;
}

function typeSdl(_: TableName, table: Table, paged: boolean): string {
  const { type } = table;
  const related = relations(table).map(({ name, to, required }) => `${name}: ${tables[to].type}${required ? '!' : ''}`);
  return `
type ${type} { id: ID! ${valuesSdl(table, true, ' ')} ${related.join(' ')} }
${
  paged
    ? `enum ${type}SortField { id ${Object.keys(table.fields).join(' ')} }
${table.readOnly ? '' : `input ${type}Input { ${valuesSdl(table, true, ' ')} } input ${type}Changes { ${valuesSdl(table, false, ' ')} }`}`
    : ''
}`;
}
