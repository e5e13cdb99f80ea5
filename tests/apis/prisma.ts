import { GraphQLError } from 'graphql';
import type { ApiSource } from './source.ts';
import { Refused, type Row, type Sort, type Store } from './store.ts';
import { enumsSdl, relations, tableNames, tables, valueFields, type Table, type TableName } from './tables.ts';
import { isOneOf, compared, contains, containsAnyCase, fits, same, typeOf, type FilterStyle } from './where.ts';

/** Keystone's names, or those that TypeGraphQL gives to Prisma. */
export type PrismaFlavour = 'keystone' | 'typegraphql';

/** Prisma's style: take, skip, orderBy and where; related records are connected. */
export const prisma =
  (flavour: PrismaFlavour) =>
  (store: Store): ApiSource => ({
    typeDefs: sdl(flavour),
    resolvers: {
      Query: Object.fromEntries(
        tableNames.flatMap((name) => {
          const { type, one } = tables[name];
          const count = (_: unknown, { where }: Listed) => list(store, name, { where: where ?? null }).length;
          return [
            [name, (_: unknown, asked: Listed) => list(store, name, asked)],
            [one, (_: unknown, { where }: { where: { id?: unknown } }) => store.find(name, where.id) ?? null],
            flavour === 'keystone'
              ? [`${name}Count`, count]
              : [`aggregate${type}`, (_: unknown, asked: Listed) => ({ _count: { _all: count(_, asked) } })],
          ];
        }),
      ),
      Mutation: Object.fromEntries(tableNames.filter((name) => !tables[name].readOnly).flatMap((name) => writes(store, name, flavour))),
      ...Object.fromEntries(tableNames.map((name) => [tables[name].type, fields(store, name, flavour)])),
    },
  });

interface Listed {
  where?: Record<string, unknown> | null;
  orderBy?: Record<string, unknown> | Record<string, unknown>[] | null;
  take?: number | null;
  skip?: number | null;
}

const style: FilterStyle = {
  and: 'AND',
  or: 'OR',
  not: 'NOT',
  operators: {
    equals: same,
    in: isOneOf,
    notIn: (value, wanted) => !isOneOf(value, wanted),
    lt: compared((difference) => difference < 0),
    lte: compared((difference) => difference <= 0),
    gt: compared((difference) => difference > 0),
    gte: compared((difference) => difference >= 0),
    contains: (value, wanted, { mode }) => (mode === 'insensitive' ? containsAnyCase : contains)(value, wanted),
    startsWith: (value, wanted) => typeof value === 'string' && value.startsWith(String(wanted)),
  },
};

function list(store: Store, name: TableName, { where, orderBy, take, skip }: Listed): Row[] {
  const sort: Sort[] = [orderBy ?? []]
    .flat()
    .flatMap((each) => Object.entries(each).map(([field, order]) => ({ field, descending: order === 'desc' })));
  const rows = store.select(name, (row) => fits(store, name, style, where, row), sort).slice(skip ?? 0);
  return typeof take === 'number' ? rows.slice(0, take) : rows;
}

const idIn = (flavour: PrismaFlavour, id: unknown) => (flavour === 'keystone' ? id : Number(id));

function fields(store: Store, name: TableName, flavour: PrismaFlavour) {
  const children = tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, name: relation }) => (to === name ? [[child, relation] as const] : [])),
  );
  return {
    id: ({ id }: Row) => idIn(flavour, id),
    ...Object.fromEntries(
      relations(tables[name]).flatMap(({ name: relation, field, to }) => [
        [relation, (row: Row) => store.find(to, row[field]) ?? null],
        ...(flavour === 'keystone' ? [] : [[field, (row: Row) => (row[field] === null ? null : Number(row[field]))]]),
      ]),
    ),
    ...Object.fromEntries(
      children.map(([child, relation]) => [
        child,
        ({ id }: Row, { where, ...asked }: Listed) =>
          list(store, child, { ...asked, where: { AND: [where ?? {}, { [relation]: { id: { equals: id } } }] } }),
      ]),
    ),
  };
}

type Values = Record<string, unknown>;

function writes(store: Store, name: TableName, flavour: PrismaFlavour): [string, unknown][] {
  const { type } = tables[name];
  const verb = (word: string) => `${word}${flavour === 'keystone' ? '' : 'One'}${type}`;
  const changing = <T>(change: () => T): T => {
    try {
      return change();
    } catch (fault) {
      throw fault instanceof Refused ? refusal(type, fault) : fault;
    }
  };
  const missing = (): never => {
    if (flavour !== 'keystone')
      throw new GraphQLError('An operation failed because it depends on one or more records that were not found.');
    const message = `Access denied: You cannot change that ${type} - it may not exist.`;
    throw new GraphQLError(message, { extensions: { code: 'KS_ACCESS_DENIED' } });
  };
  return [
    [verb('create'), (_: unknown, { data }: { data: Values }) => changing(() => store.create(name, valuesOf(name, data)))],
    [
      verb('update'),
      (_: unknown, { where, data }: { where: { id: unknown }; data: Values }) =>
        changing(() => store.update(name, where.id, valuesOf(name, data)) ?? missing()),
    ],
    [verb('delete'), (_: unknown, { where }: { where: { id: unknown } }) => changing(() => store.remove(name, where.id) ?? missing())],
  ];
}

/** Input as the store holds it: `{ set }` is its value, `{ connect: { id } }` a reference. */
function valuesOf(name: TableName, data: Values): Values {
  const related = relations(tables[name]);
  return Object.fromEntries(
    Object.entries(data).map(([key, sent]) => {
      const relation = related.find((each) => each.name === key);
      const wrapped = (typeof sent === 'object' && sent !== null ? sent : {}) as { set?: unknown; connect?: Values; disconnect?: boolean };
      if (relation) return [relation.field, wrapped.disconnect ? null : wrapped.connect && String(wrapped.connect['id'])];
      return [key, 'set' in wrapped ? wrapped.set : sent];
    }),
  );
}

/** Keystone's words: what is wrong with each field in a line. */
const refusal = (type: string, { issues }: Refused): GraphQLError =>
  new GraphQLError(
    `You provided invalid data for this operation.\n${issues.map(({ field, message }) => `  - ${type}.${field}: ${message}`).join('\n')}`,
    { extensions: { code: 'KS_VALIDATION_FAILURE' } },
  );

const scalars = (flavour: PrismaFlavour) => ({
  text: 'String',
  int: 'Int',
  float: 'Float',
  boolean: 'Boolean',
  date: flavour === 'keystone' ? 'CalendarDay' : 'DateTimeISO',
  dateTime: flavour === 'keystone' ? 'DateTime' : 'DateTimeISO',
  reference: flavour === 'keystone' ? 'ID' : 'Int',
});

function sdl(flavour: PrismaFlavour): string {
  const spelled = scalars(flavour);
  const id = spelled.reference;
  const filters = [...new Set([...Object.values(spelled), 'City', 'BikeKind', 'RentalStatus'])];
  const filter = (scalar: string) => `input ${scalar}Filter { equals: ${scalar} in: [${scalar}!] notIn: [${scalar}!]
    ${/Int|Float|Date|Day|String|ID/.test(scalar) ? ['lt', 'lte', 'gt', 'gte'].map((each) => `${each}: ${scalar}`).join(' ') : ''}
    ${scalar === 'String' ? 'contains: String startsWith: String mode: QueryMode' : ''} }`;
  const operations = tableNames.map((name) => {
    const { type, one } = tables[name];
    const order = `orderBy: [${type}OrderBy${flavour === 'keystone' ? 'Input' : 'WithRelationInput'}!]`;
    const count =
      flavour === 'keystone'
        ? `${name}Count(where: ${type}WhereInput! = {}): Int`
        : `aggregate${type}(where: ${type}WhereInput): Aggregate${type}!`;
    return `${name}(where: ${type}WhereInput${flavour === 'keystone' ? '! = {}' : ''}, ${order}, take: Int, skip: Int): [${type}!]${flavour === 'keystone' ? '' : '!'}
    ${one}(where: ${type}WhereUniqueInput!): ${type} ${count}`;
  });
  const one = flavour === 'keystone' ? '' : 'One';
  const changes = tableNames
    .filter((name) => !tables[name].readOnly)
    .map((name) => {
      const { type } = tables[name];
      return `create${one}${type}(data: ${type}CreateInput!): ${type} update${one}${type}(where: ${type}WhereUniqueInput!, data: ${type}UpdateInput!): ${type}
    delete${one}${type}(where: ${type}WhereUniqueInput!): ${type}`;
    });
  const wrapped = [...new Set(Object.values(spelled)), 'City', 'BikeKind', 'RentalStatus'].map(
    (scalar) => `input ${scalar}FieldUpdateOperationsInput { set: ${scalar} }`,
  );
  return `
${flavour === 'keystone' ? 'scalar DateTime scalar CalendarDay' : 'scalar DateTimeISO'}
${enumsSdl}
enum ${flavour === 'keystone' ? 'OrderDirection' : 'SortOrder'} { asc desc }
enum QueryMode { default insensitive }
${filters.map(filter).join('\n')}
${flavour === 'keystone' ? '' : wrapped.join('\n')}
${tableNames.map((name) => typeSdl(name, tables[name], flavour, id)).join('\n')}
type Query { ${operations.join('\n')} }
type Mutation { ${changes.join('\n')} }`;
}

function typeSdl(name: TableName, table: Table, flavour: PrismaFlavour, id: string): string {
  const { type } = table;
  const keystone = flavour === 'keystone';
  const values = valueFields(table).map(([field, each]) => ({ field, ...each, spelled: typeOf(each, scalars(flavour)) }));
  const related = relations(table);
  const children = tableNames.filter((child) => relations(tables[child]).some(({ to }) => to === name));
  const direction = keystone ? 'OrderDirection' : 'SortOrder';
  const order = (of: string) => `${of}OrderBy${keystone ? 'Input' : 'WithRelationInput'}`;
  const relate = (use: 'Create' | 'Update') =>
    related.map(
      ({ name: relation, to, required }) =>
        `${relation}: ${tables[to].type}RelateFor${use}Input${required && use === 'Create' && !keystone ? '!' : ''}`,
    );
  return `
type ${type} { id: ${id}! ${values.map(({ field, spelled, required }) => `${field}: ${spelled}${required && !keystone ? '!' : ''}`).join(' ')}
  ${related.map(({ name: relation, field, to, required }) => `${relation}: ${tables[to].type} ${keystone ? '' : `${field}: Int${required ? '!' : ''}`}`).join(' ')}
  ${children.map((child) => `${child}(where: ${tables[child].type}WhereInput, orderBy: [${order(tables[child].type)}!], take: Int, skip: Int): [${tables[child].type}!]`).join(' ')} }
input ${type}WhereUniqueInput { id: ${id} }
input ${type}WhereInput { AND: [${type}WhereInput!] OR: [${type}WhereInput!] NOT: [${type}WhereInput!] id: ${id}Filter
  ${values.map(({ field, spelled }) => `${field}: ${spelled}Filter`).join(' ')} ${related.map(({ name: relation, to }) => `${relation}: ${tables[to].type}WhereInput`).join(' ')} }
input ${order(type)} { id: ${direction} ${values.map(({ field }) => `${field}: ${direction}`).join(' ')} }
${keystone ? '' : `type Aggregate${type} { _count: ${type}CountAggregate } type ${type}CountAggregate { _all: Int! }`}
input ${type}CreateInput { ${values.map(({ field, spelled, required }) => `${field}: ${spelled}${required && !keystone ? '!' : ''}`).join(' ')} ${relate('Create').join(' ')} }
input ${type}UpdateInput { ${values.map(({ field, spelled }) => `${field}: ${keystone ? spelled : `${spelled}FieldUpdateOperationsInput`}`).join(' ')} ${relate('Update').join(' ')} }
input ${type}RelateForCreateInput { connect: ${type}WhereUniqueInput }
input ${type}RelateForUpdateInput { connect: ${type}WhereUniqueInput disconnect: Boolean }`;
}
