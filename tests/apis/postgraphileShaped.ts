import { GraphQLError } from 'graphql';
import { connectionOf, type ConnectionArguments } from './connections.ts';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Sort, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, type Table, type TableName } from './tables.ts';
import { fits, typeOf, type FilterStyle } from './where.ts';

/** The schema that PostGraphile makes of tables like ours. */
export const postgraphileShaped = (store: Store): ApiSource => ({
  typeDefs: sdl(),
  resolvers: {
    Query: {
      nodeId: () => 'query',
      query: () => ({}),
      node: () => null,
      ...Object.fromEntries(
        tableNames.flatMap((name) => [
          [listName(name), (_: unknown, asked: Listed) => list(store, name, asked)],
          [`${tables[name].one}ById`, (_: unknown, { id }: { id: number }) => store.find(name, id) ?? null],
          [tables[name].one, (_: unknown, { nodeId }: { nodeId: string }) => store.find(name, ownId(name, nodeId)) ?? null],
        ]),
      ),
    },
    Mutation: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name))),
    Node: { __resolveType: () => 'Query' },
    ...Object.fromEntries(tableNames.map((name) => [tables[name].type, fields(store, name)])),
  },
});

interface Listed extends ConnectionArguments {
  orderBy?: string[] | null;
  condition?: Record<string, unknown> | null;
}

const style: FilterStyle = { operators: {} };
const plural = (name: TableName): string => name.charAt(0).toUpperCase() + name.slice(1);
const listName = (name: TableName): string => `all${plural(name)}`;
const capitals = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

function list(store: Store, name: TableName, { orderBy, condition, ...paging }: Listed) {
  const sort = (orderBy ?? []).flatMap((value): Sort[] => {
    const [, column = '', order] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
    if (order === undefined) return [];
    const field = ['id', ...Object.keys(tables[name].fields)].find((each) => capitals(each) === column) ?? 'id';
    return [{ field, descending: order === 'DESC' }];
  });
  const wanted = Object.fromEntries(Object.entries(condition ?? {}).filter(([, value]) => value !== undefined));
  return connectionOf(
    store.select(name, (row) => fits(store, name, style, wanted, row), sort),
    paging,
  );
}

function fields(store: Store, name: TableName) {
  const children = tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, field }) => (to === name ? [[child, field] as const] : [])),
  );
  return {
    nodeId: ({ id }: Row) => nodeIdOf(name, id),
    id: ({ id }: Row) => Number(id),
    ...Object.fromEntries(
      relations(tables[name]).flatMap(({ field, to }) => [
        [field, (row: Row) => (row[field] === null ? null : Number(row[field]))],
        [relationName(to, field), (row: Row) => store.find(to, row[field]) ?? null],
      ]),
    ),
    ...Object.fromEntries(
      children.map(([child, field]) => [
        childName(child, field),
        ({ id }: Row, asked: Listed) => list(store, child, { ...asked, condition: { ...asked.condition, [field]: id } }),
      ]),
    ),
  };
}

const nodeIdOf = (name: TableName, id: string): string => Buffer.from(JSON.stringify([name, Number(id)])).toString('base64');

function ownId(name: TableName, nodeId: string): unknown {
  const [table, id] = JSON.parse(Buffer.from(nodeId, 'base64').toString()) as [string, number];
  return table === name ? id : undefined;
}

/** `stationByStationId`, and back from the station `bikesByStationId`. */
const by = (field: string): string => `By${field.charAt(0).toUpperCase()}${field.slice(1)}`;
const relationName = (to: TableName, field: string): string => `${tables[to].one}${by(field)}`;
const childName = (child: TableName, field: string): string => `${child}${by(field)}`;

type Input = { input: Record<string, unknown> & { id?: number; nodeId?: string } };

function writes(store: Store, name: TableName): [string, unknown][] {
  const { type, one } = tables[name];
  const payload = (input: Input['input'], change: () => Row | undefined) => {
    try {
      const row = change();
      const message = `No values were changed in collection '${name}' because no values you can change were found matching these criteria.`;
      if (!row) throw new GraphQLError(message);
      return { clientMutationId: input['clientMutationId'], query: {}, [one]: row, [`deleted${type}Id`]: nodeIdOf(name, row.id) };
    } catch (fault) {
      throw fault instanceof Refused ? violation(name, fault) : fault;
    }
  };
  const values = (sent: unknown) =>
    Object.fromEntries(
      Object.entries(sent as Record<string, unknown>).map(([field, value]) => [
        field,
        tables[name].fields[field]?.kind === 'reference' && typeof value === 'number' ? String(value) : value,
      ]),
    );
  const patch = `${one}Patch`;
  const id = ({ id: own, nodeId }: Input['input']) => own ?? ownId(name, nodeId ?? '');
  return [
    [`create${type}`, (_: unknown, { input }: Input) => payload(input, () => store.create(name, values(input[one])))],
    ...['', 'ById'].flatMap((ending): [string, unknown][] => [
      [
        `update${type}${ending}`,
        (_: unknown, { input }: Input) => payload(input, () => store.update(name, id(input), values(input[patch]))),
      ],
      [`delete${type}${ending}`, (_: unknown, { input }: Input) => payload(input, () => store.remove(name, id(input)))],
    ]),
  ];
}

/** The words of PostgreSQL. */
function violation(name: TableName, { issues: [issue] }: Refused): GraphQLError {
  const constraint = `"${name}_${capitals(issue?.field ?? '').toLowerCase()}`;
  const taken = issue?.message.includes('taken');
  return new GraphQLError(
    taken
      ? `duplicate key value violates unique constraint ${constraint}_key"`
      : `new row for relation "${name}" violates check constraint ${constraint}_check"`,
  );
}

const spelled = {
  text: 'String',
  int: 'Int',
  float: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  dateTime: 'Datetime',
  reference: 'Int',
};

function sdl(): string {
  return `
scalar Date
scalar Datetime
scalar Cursor
${enumsSdl}
interface Node { nodeId: ID! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: Cursor endCursor: Cursor }
${tableNames.map((name) => tableSdl(name, tables[name])).join('\n')}
type Query implements Node { query: Query! nodeId: ID! node(nodeId: ID!): Node
  ${tableNames
    .map((name) => {
      const { type, one } = tables[name];
      return `${listName(name)}(${listArguments(name)}): ${plural(name)}Connection ${one}ById(id: Int!): ${type} ${one}(nodeId: ID!): ${type}`;
    })
    .join('\n  ')} }
type Mutation { ${tableNames
    .filter((name) => !tables[name].readOnly)
    .flatMap((name) => {
      const { type } = tables[name];
      const verbs = ['create', 'update', 'delete'].map((verb) => [verb, verb.charAt(0).toUpperCase() + verb.slice(1)]);
      return verbs.flatMap(([verb = '', Verb = '']) =>
        (verb === 'create' ? [''] : ['', 'ById']).map(
          (ending) => `${verb}${type}${ending}(input: ${Verb}${type}${ending}Input!): ${Verb}${type}Payload`,
        ),
      );
    })
    .join('\n')} }`;
}

const listArguments = (name: TableName): string =>
  `first: Int, last: Int, offset: Int, before: Cursor, after: Cursor, orderBy: [${plural(name)}OrderBy!] = [PRIMARY_KEY_ASC], condition: ${tables[name].type}Condition`;

function tableSdl(name: TableName, table: Table): string {
  const { type, one } = table;
  const columns = Object.entries(table.fields).map(([field, each]) => ({ field, type: typeOf(each, spelled), required: each.required }));
  const children = tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, field }) => (to === name ? [[child, field] as const] : [])),
  );
  const must = (required: boolean) => columns.map((each) => `${each.field}: ${each.type}${each.required && required ? '!' : ''}`).join(' ');
  const orders = ['id', ...columns.map(({ field }) => field)].flatMap((field) =>
    ['ASC', 'DESC'].map((order) => `${capitals(field)}_${order}`),
  );
  const payload = (verb: string, more = '') =>
    `type ${verb}${type}Payload { clientMutationId: String ${one}: ${type} query: Query ${more} }`;
  return `
type ${type} implements Node { nodeId: ID! id: Int! ${must(true)}
  ${relations(table)
    .map(({ field, to }) => `${relationName(to, field)}: ${tables[to].type}`)
    .join(' ')}
  ${children.map(([child, field]) => `${childName(child, field)}(${listArguments(child)}): ${plural(child)}Connection!`).join(' ')} }
type ${plural(name)}Connection { nodes: [${type}]! edges: [${plural(name)}Edge!]! pageInfo: PageInfo! totalCount: Int! }
type ${plural(name)}Edge { cursor: Cursor node: ${type} }
enum ${plural(name)}OrderBy { NATURAL ${orders.join(' ')} PRIMARY_KEY_ASC PRIMARY_KEY_DESC }
input ${type}Condition { id: Int ${must(false)} }
${
  table.readOnly
    ? ''
    : `
input ${type}Input { id: Int ${must(true)} }
input ${type}Patch { id: Int ${must(false)} }
input Create${type}Input { clientMutationId: String ${one}: ${type}Input! }
input Update${type}Input { clientMutationId: String nodeId: ID! ${one}Patch: ${type}Patch! }
input Update${type}ByIdInput { clientMutationId: String ${one}Patch: ${type}Patch! id: Int! }
input Delete${type}Input { clientMutationId: String nodeId: ID! }
input Delete${type}ByIdInput { clientMutationId: String id: Int! }
${payload('Create')}
${payload('Update')}
${payload('Delete', `deleted${type}Id: ID`)}`
}`;
}
