import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql, introspectionFromSchema } from 'graphql';

// A process of its own: an API with a type of 500 fields, a list of 100,000 rows and an enum of 10,000 values; it prints its address.
const fields = Array.from({ length: 500 }, (_, index) => `field${index}`);
const total = 100_000;
const kinds = Array.from({ length: 10_000 }, (_, index) => `KIND_${index}`);
const connection = (name: string) =>
  `type ${name}Connection { edges: [${name}Edge!]! nodes: [${name}!]! pageInfo: PageInfo! totalCount: Int } type ${name}Edge { node: ${name}! cursor: String! }`;
const schema = buildSchema(`
  enum Kind { ${kinds.join(' ')} }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Wide { id: ID! name: String! ${fields.map((name) => `${name}: String`).join(' ')} } ${connection('Wide')}
  type Owner { id: ID! name: String! }
  type Row { id: ID! name: String! code: String city: String amount: Float note: String owner: Owner kind: Kind } ${connection('Row')}
  input RowInput { name: String! code: String city: String amount: Float ownerId: ID kind: Kind }
  type Query {
    wides(first: Int, after: String): WideConnection! wide(id: ID!): Wide
    rows(first: Int, after: String): RowConnection! row(id: ID!): Row owners: [Owner!]! owner(id: ID!): Owner
  }
  type Mutation { createRow(input: RowInput!): Row updateRow(id: ID!, input: RowInput!): Row }`);
const introspection = JSON.stringify({ data: introspectionFromSchema(schema) });
const wide = (id: number) => ({ id, name: `Wide ${id}`, ...Object.fromEntries(fields.map((name) => [name, `Some ${name}`])) });
const owners = kinds.map((_, index) => ({ id: index + 1, name: `Owner ${index + 1}` }));
const row = (id: number) => ({
  ...{
    id,
    name: `Row ${id}`,
    code: `C-${id}`,
    city: 'Adelaide',
    amount: id / 4,
    note: 'Some note of this row',
    kind: kinds[id % 50],
    owner: owners[id % 50],
  },
});

const page = <T>({ first, after }: { first?: number; after?: string }, make: (id: number) => T) => {
  const from = Number(after ?? 0);
  const nodes = Array.from({ length: Math.max(0, Math.min(first ?? 25, total - from)) }, (_, index) => make(from + index + 1));
  const endCursor = String(from + nodes.length);
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: String(from + index + 1) })),
    totalCount: total,
    pageInfo: { hasNextPage: from + nodes.length < total, endCursor },
  };
};
const rootValue = {
  wides: (args: object) => page(args, wide),
  wide: ({ id }: { id: string }) => wide(Number(id)),
  rows: (args: object) => page(args, row),
  row: ({ id }: { id: string }) => row(Number(id)),
  owners: () => owners,
  owner: ({ id }: { id: string }) => owners[Number(id) - 1],
  createRow: () => row(1),
  updateRow: ({ id }: { id: string }) => row(Number(id)),
};

const server = createServer((request, response) => {
  void (async () => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { query, variables } = JSON.parse(Buffer.concat(parts).toString()) as { query: string; variables?: Record<string, unknown> };
    response.setHeader('content-type', 'application/json');
    if (query.includes('__schema')) return response.end(introspection);
    const answer = await graphql({ schema, source: query, rootValue, variableValues: variables ?? {} });
    if (answer.errors) process.stderr.write(`${JSON.stringify(answer.errors)}\n`);
    return response.end(JSON.stringify(answer));
  })();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql\n`));
