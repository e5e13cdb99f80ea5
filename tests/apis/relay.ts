import { GraphQLError } from 'graphql';
import { connectionOf, type ConnectionArguments } from './connections.ts';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, valueFields, type Table, type TableName } from './tables.ts';
import { isOneOf, compared, containsAnyCase, fits, same, typeOf, type FilterStyle } from './where.ts';

interface Variant {
  /** Options: connections count their rows and list them without edges; each type has a query of its own. */
  whole: boolean;
  /** Most rows of a page. */
  most?: number;
}

/** Relay's connections and payloads, as public APIs have them; bare connections have edges alone, and records are read as nodes. */
export const relay =
  ({ whole, most }: Variant) =>
  (store: Store): ApiSource => ({
    typeDefs: sdl(whole),
    resolvers: {
      Query: {
        node: (_: unknown, { id }: { id: string }) => {
          const [type, own] = Buffer.from(id, 'base64').toString().split(':');
          const name = tableNames.find((each) => tables[each].type === type);
          return name && typed(store.find(name, own), name);
        },
        ...Object.fromEntries(
          tableNames.flatMap((name) => [
            [name, (_: unknown, asked: Listed) => list(store, name, asked, most)],
            ...(whole
              ? [[tables[name].one, (_: unknown, { id }: { id: string }) => store.find(name, idOf(name, id)) ?? null] as const]
              : []),
          ]),
        ),
      },
      Mutation: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name))),
      Node: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
      ...Object.fromEntries(tableNames.map((name) => [tables[name].type, fields(store, name, most)])),
    },
  });

interface Listed extends ConnectionArguments {
  orderBy?: { field: string; direction: string } | null;
  filterBy?: Record<string, unknown> | null;
}

const style: FilterStyle = {
  operators: {
    eq: same,
    in: isOneOf,
    contains: containsAnyCase,
    gte: compared((difference) => difference >= 0),
    lte: compared((difference) => difference <= 0),
  },
};

function list(store: Store, name: TableName, asked: Listed, most?: number) {
  const { first, last, orderBy, filterBy = {} } = asked;
  if (most !== undefined && (first ?? last ?? most + 1) > most)
    throw new GraphQLError(`first or last must be given, and at most ${most}.`, { extensions: { code: 'BAD_USER_INPUT' } });
  const where = Object.fromEntries(
    Object.entries(filterBy ?? {}).map(([field, wanted]) => [
      field,
      tables[name].fields[field]?.kind === 'reference' ? idOf(tables[name].fields[field].of as TableName, String(wanted)) : wanted,
    ]),
  );
  const sort = orderBy ? [{ field: camel(orderBy.field), descending: orderBy.direction === 'DESC' }] : [];
  return connectionOf(
    store.select(name, (row) => fits(store, name, style, where, row), sort),
    asked,
  );
}

function fields(store: Store, name: TableName, most?: number) {
  const children = tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, field }) => (to === name ? [[child, field] as const] : [])),
  );
  return {
    id: ({ id }: Row) => globalId(name, id),
    ...Object.fromEntries(
      relations(tables[name]).map(({ name: relation, field, to }) => [relation, (row: Row) => store.find(to, row[field]) ?? null]),
    ),
    ...Object.fromEntries(
      children.map(([child, field]) => [
        child,
        ({ id }: Row, asked: Listed) =>
          list(store, child, { ...asked, filterBy: { ...asked.filterBy, [field]: globalId(name, id) } }, most),
      ]),
    ),
  };
}

type Input = { input: Record<string, unknown> & { id?: string; clientMutationId?: string } };

function writes(store: Store, name: TableName): [string, unknown][] {
  const { type, one } = tables[name];
  const payload = (input: Input['input'], change: () => Record<string, unknown>) => {
    const always = { clientMutationId: input.clientMutationId ?? null };
    try {
      return { ...always, userErrors: [], ...change() };
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return { ...always, userErrors: fault.issues.map(({ field, message }) => ({ field: [field], message })) };
    }
  };
  const found = (row: Row | undefined): Row => {
    if (!row) throw new Refused([{ field: 'id', message: `There is no such ${one}.` }]);
    return row;
  };
  const values = ({ id: _, clientMutationId: __, ...rest }: Input['input']) =>
    Object.fromEntries(
      Object.entries(rest).map(([field, value]) => {
        const reference = tables[name].fields[field];
        return [field, reference?.kind === 'reference' && typeof value === 'string' ? idOf(reference.of as TableName, value) : value];
      }),
    );
  return [
    [`create${type}`, (_: unknown, { input }: Input) => payload(input, () => ({ [one]: store.create(name, values(input)) }))],
    [
      `update${type}`,
      (_: unknown, { input }: Input) =>
        payload(input, () => ({ [one]: found(store.update(name, idOf(name, String(input.id)), values(input))) })),
    ],
    [
      `delete${type}`,
      (_: unknown, { input }: Input) =>
        payload(input, () => {
          found(store.remove(name, idOf(name, String(input.id))));
          return { [`deleted${type}Id`]: input.id };
        }),
    ],
  ];
}

const globalId = (name: TableName, id: string): string => Buffer.from(`${tables[name].type}:${id}`).toString('base64');

/** The store's id of a global one; of a stranger, an id that nothing has. */
const idOf = (name: TableName, id: string): string => {
  const [type, own = ''] = Buffer.from(id, 'base64').toString().split(':');
  return type === tables[name].type ? own : '';
};

const typed = (row: Row | undefined, name: TableName) => (row ? { ...row, __typename: tables[name].type } : null);
const camel = (value: string): string => value.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const capitals = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

const spelled = { text: 'String', int: 'Int', float: 'Float', boolean: 'Boolean', date: 'Date', dateTime: 'DateTime', reference: 'ID' };

const paging = 'first: Int, after: String, last: Int, before: String';

function sdl(whole: boolean): string {
  return `
scalar Date
scalar DateTime
${enumsSdl}
enum OrderDirection { ASC DESC }
interface Node { id: ID! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type UserError { field: [String!] message: String! }
input TextFilter { eq: String in: [String!] contains: String }
input NumberFilter { eq: Float gte: Float lte: Float }
input DateFilter { gte: String lte: String }
${tableNames.map((name) => typeSdl(name, tables[name], whole)).join('\n')}
type Query {
  node(id: ID!): Node
  ${tableNames.map((name) => `${name}(${listArguments(tables[name])}): ${tables[name].type}Connection!${whole ? `\n${tables[name].one}(id: ID!): ${tables[name].type}` : ''}`).join('\n  ')}
}
type Mutation {
  ${tableNames
    .filter((name) => !tables[name].readOnly)
    .flatMap((name) => ['Create', 'Update', 'Delete'].map((verb) => `${verb}${tables[name].type}`))
    .map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}(input: ${name}Input!): ${name}Payload`)
    .join('\n  ')}
}`;
}

const listArguments = ({ type }: Table): string => `${paging}, orderBy: ${type}Order, filterBy: ${type}Filters`;

function typeSdl(name: TableName, table: Table, whole: boolean): string {
  const { type, one, fields } = table;
  const values = valueFields(table).map(([field, each]) => `${field}: ${typeOf(each, spelled)}${each.required ? '!' : ''}`);
  const related = relations(table).map(({ name: relation, to, required }) => `${relation}: ${tables[to].type}${required ? '!' : ''}`);
  const children = tableNames.filter((child) => relations(tables[child]).some(({ to }) => to === name));
  const lists = children.map((child) => `${child}(${listArguments(tables[child])}): ${tables[child].type}Connection!`);
  const filters = Object.entries(fields).map(
    ([field, each]) =>
      `${field}: ${({ text: 'TextFilter', int: 'NumberFilter', float: 'NumberFilter', date: 'DateFilter', dateTime: 'DateFilter' } as Record<string, string>)[each.kind] ?? typeOf(each, spelled)}`,
  );
  const inputs = (required: boolean) =>
    Object.entries(fields).map(([field, each]) => `${field}: ${typeOf(each, spelled)}${each.required && required ? '!' : ''}`);
  const payload = (verb: string, field: string) =>
    `type ${verb}${type}Payload { ${field} userErrors: [UserError!]! clientMutationId: String }`;
  return `
type ${type} implements Node { id: ID! ${[...values, ...related, ...lists].join(' ')} }
type ${type}Edge { cursor: String! node: ${type} }
type ${type}Connection { edges: [${type}Edge] ${whole ? `nodes: [${type}] totalCount: Int!` : ''} pageInfo: PageInfo! }
enum ${type}OrderField { ${valueFields(table)
    .map(([field]) => capitals(field))
    .join(' ')} }
input ${type}Order { field: ${type}OrderField! direction: OrderDirection! }
input ${type}Filters { ${filters.join(' ')} }
${
  table.readOnly
    ? ''
    : `
input Create${type}Input { ${inputs(true).join(' ')} clientMutationId: String }
input Update${type}Input { id: ID! ${inputs(false).join(' ')} clientMutationId: String }
input Delete${type}Input { id: ID! clientMutationId: String }
${payload('Create', `${one}: ${type}`)}
${payload('Update', `${one}: ${type}`)}
${payload('Delete', `deleted${type}Id: ID`)}`
}`;
}
