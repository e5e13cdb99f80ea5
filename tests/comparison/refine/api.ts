import { buildSchema, graphql, type ExecutionResult } from 'graphql';

// An API of customers, groups and workflows that keeps to the conventions of @refinedev/graphql, which are those of nestjs-query, in memory.
// It is not counted.

const resource = (type: string, fields: string, inputs: string): string => `
  type ${type} { id: ID! createdAt: String! updatedAt: String! archivedAt: String ${fields} }
  type ${type}Connection { nodes: [${type}!]! totalCount: Int! }
  input ${type}Filter { archived: BooleanFieldComparison }
  input ${type}Sort { field: String! direction: SortDirection! }
  input Create${type} { ${inputs} }
  input Update${type} { archived: Boolean ${inputs.replaceAll('!', '')} }
  input ${type}Ids { id: IDFilterComparison! }
  input CreateOne${type}Input { ${type.toLowerCase()}: Create${type}! }
  input UpdateOne${type}Input { id: ID! update: Update${type}! }
  input UpdateMany${type}sInput { filter: ${type}Ids! update: Update${type}! }
  extend type Query {
    ${type.toLowerCase()}(id: ID!): ${type}
    ${type.toLowerCase()}s(paging: OffsetPaging!, filter: ${type}Filter, sorting: [${type}Sort!]): ${type}Connection!
  }
  extend type Mutation {
    createOne${type}(input: CreateOne${type}Input!): ${type}!
    updateOne${type}(input: UpdateOne${type}Input!): ${type}!
    updateMany${type}s(input: UpdateMany${type}sInput!): UpdateManyResponse!
  }`;

const stage = 'name: String product: String provider: String language: String externalAssessmentPackageId: String';
const schema = buildSchema(`
  enum SortDirection { ASC DESC }
  input OffsetPaging { limit: Int offset: Int }
  input BooleanFieldComparison { eq: Boolean }
  input IDFilterComparison { in: [ID!] }
  type UpdateManyResponse { updatedCount: Int! }
  type Hierarchy { name: String! }
  type Stage { ${stage} }
  input StageInput { ${stage} }
  type Query { version: String }
  type Mutation { ping: String }
  ${resource('Customer', 'displayName: String! uniqueName: String! organizationId: ID awsRegion: String', 'displayName: String! uniqueName: String!')}
  ${resource('Group', 'name: String! description: String usersCount: Int hierarchy: Hierarchy', 'name: String! description: String')}
  ${resource('Workflow', 'name: String! customerId: ID stages: [Stage!]!', 'name: String! stages: [StageInput!]')}
`);

type Row = Record<string, unknown> & { id: string };
interface ListArguments {
  paging: { limit?: number; offset?: number };
  filter?: { archived?: { eq?: boolean } };
  sorting?: { field: string; direction: 'ASC' | 'DESC' }[];
}
interface RefineApi {
  answer: (body: { query: string; variables?: Record<string, unknown> }) => Promise<ExecutionResult>;
  rows: (type: string) => Row[];
  received: string[];
}

const made = '2026-01-31T10:00:00Z';

export function refineApi(seed: Record<string, Row[]>): RefineApi {
  const received: string[] = [];
  const store = new Map(
    Object.entries(seed).map(([type, all]) => [type, all.map((row) => ({ createdAt: made, updatedAt: made, ...row }))]),
  );
  const rows = (type: string): Row[] => store.get(type) ?? [];
  const list = (type: string, { paging, filter, sorting: [first] = [] }: ListArguments) => {
    const archived = filter?.archived?.eq;
    const by = (row: Row): string => String(row[first?.field ?? 'id']);
    const nodes = rows(type)
      .filter(({ archivedAt }) => archived === undefined || archived === Boolean(archivedAt))
      .toSorted((a, b) => by(a).localeCompare(by(b)) * (first?.direction === 'DESC' ? -1 : 1));
    const { offset = 0, limit = 10 } = paging;
    return { nodes: nodes.slice(offset, offset + limit), totalCount: nodes.length };
  };
  const change = (type: string, ids: readonly string[], { archived, ...data }: Record<string, unknown>): Row[] => {
    const found = rows(type).filter(({ id }) => ids.includes(id));
    for (const row of found) Object.assign(row, data, archived === undefined ? {} : { archivedAt: archived === true ? made : null });
    return found;
  };
  const add = (type: string, data: unknown): Row => {
    const row = { createdAt: made, updatedAt: made, ...(data as object), id: `${type}${rows(type).length + 1}` };
    rows(type).push(row);
    return row;
  };
  const rootValue = Object.fromEntries(
    [...store.keys()].flatMap((type): [string, (given: never) => unknown][] => {
      const lower = type.toLowerCase();
      return [
        [lower, ({ id }: Row) => rows(type).find((row) => row.id === id)],
        [`${lower}s`, (given: ListArguments) => list(type, given)],
        [`createOne${type}`, ({ input }: { input: Record<string, unknown> }) => add(type, input[lower])],
        [
          `updateOne${type}`,
          ({ input }: { input: { id: string; update: Record<string, unknown> } }) => change(type, [input.id], input.update)[0],
        ],
        [
          `updateMany${type}s`,
          ({ input }: { input: { filter: { id: { in: string[] } }; update: Record<string, unknown> } }) => ({
            updatedCount: change(type, input.filter.id.in, input.update).length,
          }),
        ],
      ];
    }),
  );
  return {
    answer: ({ query, variables }) => {
      received.push(query);
      return graphql({ schema, source: query, rootValue, variableValues: variables ?? {} });
    },
    rows,
    received,
  };
}
