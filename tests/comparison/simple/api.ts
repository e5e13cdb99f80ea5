import { buildSchema, graphqlSync, introspectionFromSchema, print, type DocumentNode } from 'graphql';
import type { ApolloClient } from '@apollo/client';

// An API of customers, groups and workflows that keeps to the conventions of ra-data-graphql-simple, in memory. The platform does not keep to
// them: in practice, this would be a server of its own. It is not counted.

const resource = (type: string, fields: string, inputs: string): string => `
  type ${type} { id: ID! createdAt: String! updatedAt: String! archivedAt: String ${fields} }
  input ${type}Filter { q: String ids: [ID] archived: Boolean }
  extend type Query {
    ${type}(id: ID!): ${type}
    all${type}s(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: ${type}Filter): [${type}!]!
    _all${type}sMeta(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: ${type}Filter): ListMetadata
  }
  extend type Mutation {
    create${type}(${inputs}): ${type}
    update${type}(id: ID!, archived: Boolean, ${inputs.replaceAll('!', '')}): ${type}
    delete${type}(id: ID!): ${type}
  }`;

const stage = 'name: String product: String provider: String language: String externalAssessmentPackageId: String';
export const simpleSchema = buildSchema(`
  type ListMetadata { count: Int! }
  type Hierarchy { name: String! }
  type Stage { ${stage} }
  input StageInput { ${stage} }
  type Query { version: String }
  type Mutation { ping: String }
  ${resource('Customer', 'displayName: String! uniqueName: String! organizationId: ID awsRegion: String', 'displayName: String!, uniqueName: String!')}
  ${resource('Group', 'name: String! description: String usersCount: Int hierarchy: Hierarchy', 'name: String!, description: String')}
  ${resource('Workflow', 'name: String! customerId: ID stages: [Stage!]!', 'name: String!, stages: [StageInput!]')}
`);
export const simpleIntrospection = introspectionFromSchema(simpleSchema).__schema;

type Row = Record<string, unknown> & { id: string };
interface ListAsked {
  page?: number;
  perPage?: number;
  sortField?: string;
  sortOrder?: string;
  filter?: { archived?: boolean; ids?: string[] };
}

const made = '2026-01-31T10:00:00Z';

export function simpleApi(rows: Record<string, Row[]>): { client: ApolloClient<unknown>; asked: string[] } {
  const asked: string[] = [];
  const store = new Map(
    Object.entries(rows).map(([type, all]) => [type, all.map((row) => ({ createdAt: made, updatedAt: made, ...row }))]),
  );
  const of = (type: string): Row[] => store.get(type) ?? [];
  const matching = (type: string, { filter = {}, sortField, sortOrder }: ListAsked): Row[] => {
    const found = of(type).filter(
      ({ id, archivedAt }) =>
        (filter.archived === undefined || filter.archived === Boolean(archivedAt)) && (filter.ids?.includes(id) ?? true),
    );
    const by = (row: Row): string => String(row[sortField ?? 'id']);
    return found.toSorted((a, b) => by(a).localeCompare(by(b)) * (sortOrder === 'DESC' ? -1 : 1));
  };
  const rootValue = Object.fromEntries(
    [...store.keys()].flatMap((type): [string, (given: never) => unknown][] => [
      [type, ({ id }: Row) => of(type).find((row) => row.id === id)],
      [
        `all${type}s`,
        (asking: ListAsked) =>
          matching(type, asking)
            .slice((asking.page ?? 0) * (asking.perPage ?? 30))
            .slice(0, asking.perPage),
      ],
      [`_all${type}sMeta`, (asking: ListAsked) => ({ count: matching(type, asking).length })],
      [
        `create${type}`,
        (data: Row) => {
          const row = { createdAt: made, updatedAt: made, ...data, id: `${type}${of(type).length + 1}` };
          of(type).push(row);
          return row;
        },
      ],
      [
        `update${type}`,
        ({ id, archived, ...data }: Row) => {
          const row = of(type).find((each) => each.id === id);
          return Object.assign(row ?? {}, data, archived === undefined ? {} : { archivedAt: archived ? made : null });
        },
      ],
    ]),
  );
  const run = ({ document, variables }: { document: DocumentNode; variables?: Record<string, unknown> }) => {
    asked.push(print(document));
    const { data, errors } = graphqlSync({ schema: simpleSchema, source: print(document), rootValue, variableValues: variables ?? {} });
    return errors ? Promise.reject(errors[0]) : Promise.resolve({ data });
  };
  const client = {
    query: ({ query, variables }: { query: DocumentNode; variables?: Record<string, unknown> }) =>
      run({ document: query, ...(variables && { variables }) }),
    mutate: ({ mutation, variables }: { mutation: DocumentNode; variables?: Record<string, unknown> }) =>
      run({ document: mutation, ...(variables && { variables }) }),
  };
  return { client: client as unknown as ApolloClient<unknown>, asked };
}
