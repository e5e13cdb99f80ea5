/** Seeded random numbers (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const adjectives = [
  'Open',
  'Local',
  'Gift',
  'Tax',
  'Stock',
  'Sales',
  'Price',
  'Order',
  'User',
  'Event',
  'Media',
  'Ledger',
  'Export',
  'Legal',
  'Pay',
];
const nouns = [
  'Card',
  'Rule',
  'Line',
  'Group',
  'Plan',
  'Zone',
  'Method',
  'Batch',
  'Entry',
  'Policy',
  'Channel',
  'Account',
  'Ticket',
  'Variant',
];
const words = [
  'name',
  'title',
  'code',
  'note',
  'email',
  'phone',
  'city',
  'street',
  'sku',
  'slug',
  'comment',
  'reason',
  'color',
  'state',
  'vendor',
];
const scalars = ['String', 'Int', 'Float', 'Boolean', 'DateTime', 'JSON', 'Money', 'URL'];

type Style = 'relay' | 'offset' | 'filtered';

/**
 * A schema of about that many types as large APIs have them: a third are records with 5 to 40 fields, references in cycles and connections to
 * each other; the others are connections, edges, payloads, inputs that refer to each other, filters, orders, enums, interfaces and unions.
 */
export function realisticSdl(types: number, seed = 1): string {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const parts: string[] = [];
  const queries: string[] = [];
  const mutations: string[] = [];
  const subscriptions: string[] = [];
  const typesEach = 9.5;
  const records = Array.from({ length: Math.max(3, Math.round(types / typesEach)) }, (_, index) => {
    const name = `${pick(adjectives)}${pick(nouns)}${index}`;
    return { name, style: pick<Style>(['relay', 'relay', 'offset', 'filtered']) };
  });
  const enums = Array.from({ length: Math.max(2, Math.round(records.length / 2)) }, (_, index) => `Kind${index}`);
  for (const name of enums)
    parts.push(`enum ${name} { ${Array.from({ length: 3 + below(30) }, (_, value) => `VALUE_${value}`).join(' ')} }`);
  parts.push(
    'scalar DateTime scalar JSON scalar Money scalar URL scalar Upload',
    'interface Node { id: ID! } type PageInfo { hasNextPage: Boolean! endCursor: String }',
    'type UserError { field: [String!] message: String! } enum Direction { ASC DESC }',
    'input TextFilter { eq: String in: [String!] contains: String } input NumberFilter { eq: Float gte: Float lte: Float }',
    'type Address { street: String city: String country: String zip: String } input AddressInput { street: String city: String country: String zip: String }',
  );
  for (const [index, { name, style }] of records.entries()) {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const near = (): { name: string; style: Style } =>
      (random() < 0.2 ? records[below(Math.min(12, records.length))] : pick(records)) ?? { name, style };
    const values = Array.from({ length: 5 + below(35) }, (_, field) => ({
      name: `${pick(words)}${field}`,
      type: random() < 0.15 ? pick(enums) : pick(scalars),
    }));
    const references = Array.from({ length: 1 + below(6) }, (_, field) => ({ name: `${pick(nouns).toLowerCase()}${field}`, of: near() }));
    const connections = Array.from({ length: below(6) }, (_, field) => ({ name: `${pick(nouns).toLowerCase()}s${field}`, of: near() }));
    const rows = (of: { name: string; style: Style }): string =>
      of.style === 'relay'
        ? `(first: Int, after: String, filter: ${of.name}Filter): ${of.name}Connection!`
        : `(limit: Int, offset: Int, where: ${of.name}Filter): [${of.name}!]!`;
    parts.push(
      `type ${name} implements Node { id: ID! name: String! createdAt: DateTime address: Address ${values.map((each) => `${each.name}: ${each.type}`).join(' ')}
        ${references.map((each) => `${each.name}: ${each.of.name} ${each.name}Id: ID`).join(' ')} ${connections.map((each) => `${each.name}${rows(each.of)}`).join(' ')} }`,
      `type ${name}Connection { edges: [${name}Edge!]! nodes: [${name}!]! pageInfo: PageInfo! totalCount: Int } type ${name}Edge { node: ${name}! cursor: String! }`,
      // Filters refer to themselves and to those of related types.
      `input ${name}Filter { and: [${name}Filter!] or: [${name}Filter!] not: ${name}Filter ids: [ID!] name: TextFilter
        ${values
          .slice(0, 12)
          .map((each) => `${each.name}: ${each.type === 'Float' || each.type === 'Int' ? 'NumberFilter' : 'TextFilter'}`)
          .join(' ')}
        ${references.map((each) => `${each.name}: ${each.of.name}Filter ${each.name}Id: ID`).join(' ')} }`,
      `enum ${name}Order { NAME_ASC NAME_DESC CREATED_AT_ASC CREATED_AT_DESC }`,
      `input ${name}Input { name: String! address: AddressInput ${values.map((each) => `${each.name}: ${each.type}`).join(' ')}
        ${references.map((each) => `${each.name}Id: ID ${each.name}: ${each.of.name}Nested`).join(' ')} }`,
      `input ${name}Nested { create: ${name}Input connect: ID update: [${name}Input!] }`,
      `type ${name}Payload { ${lower}: ${name} errors: [UserError!]! }`,
    );
    if (index % 8 === 0)
      parts.push(
        `union ${name}Owner = ${[...new Set([name, near().name, near().name])].join(' | ')} type ${name}Log { owner: ${name}Owner at: DateTime }`,
      );
    const order = style === 'relay' ? `orderBy: ${name}Order` : `sort: ${name}Order`;
    queries.push(
      style === 'relay'
        ? `${lower}s(first: Int, after: String, filter: ${name}Filter, ${order}): ${name}Connection!`
        : `${lower}s(limit: Int, offset: Int, where: ${name}Filter, ${order}): [${name}!]!`,
      `${lower}(id: ID!): ${name}`,
    );
    mutations.push(
      `create${name}(input: ${name}Input!): ${name}Payload update${name}(id: ID!, input: ${name}Input!): ${name}Payload delete${name}(id: ID!): ${name}Payload`,
    );
    if (index % 3 === 0) mutations.push(`${lower}Activate(id: ID!): ${name}Payload ${lower}Move(id: ID!, to: ID!): ${name}Payload`);
    if (index % 4 === 0) subscriptions.push(`${lower}Updated(id: ID): ${name}`);
  }
  return [
    ...parts,
    `type Query { node(id: ID!): Node ${queries.join('\n')} }`,
    `type Mutation { ${mutations.join('\n')} }`,
    `type Subscription { tick: DateTime ${subscriptions.join('\n')} }`,
  ].join('\n');
}

/** Shapes that break a careless algorithm, by name. */
export const hostileSdl: Readonly<Record<string, () => string>> = {
  '500 fields in a type': () => {
    const many = Array.from({ length: 500 }, (_, index) => `field${index}: ${index % 5 === 0 ? 'Other' : 'String'}`);
    return `type Other { id: ID! name: String } type Wide { id: ID! name: String ${many.join(' ')} } input WideInput { ${many
      .map((each) => each.replace('Other', 'ID'))
      .join(' ')} }
      type Query { wides(limit: Int, offset: Int): [Wide!]! wide(id: ID!): Wide others: [Other!]! other(id: ID!): Other }
      type Mutation { createWide(input: WideInput!): Wide updateWide(id: ID!, input: WideInput!): Wide }`;
  },
  '2,000 root fields of one type': () => {
    const all = Array.from({ length: 1000 }, (_, index) => index);
    return `type Book { id: ID! title: String } type Query { books: [Book!]! book(id: ID!): Book ${all.map((index) => `books${index}(limit: Int, tag: String!): [Book!]!`).join(' ')} }
      type Mutation { ${all.map((index) => `updateBook${index}(id: ID!, title: String): Book`).join(' ')} }`;
  },
  '100,000 values in an enum': () =>
    `enum Big { ${Array.from({ length: 100_000 }, (_, index) => `V${index}`).join(' ')} } type Book { id: ID! title: String big: Big }
      input BookInput { title: String big: Big } type Query { books(big: Big): [Book!]! book(id: ID!): Book } type Mutation { createBook(input: BookInput!): Book }`,
  'inputs in cycles': () => {
    const all = Array.from({ length: 40 }, (_, index) => index);
    const inputs = all.map(
      (index) => `input I${index} { name: String ${all.map((other) => `i${other}: I${other}`).join(' ')} many: [I${index}!] }`,
    );
    return `${inputs.join('\n')} type Book { id: ID! name: String } type Query { books(where: I0): [Book!]! book(id: ID!): Book }
      type Mutation { createBook(input: I0!): Book updateBook(id: ID!, input: I1!): Book }`;
  },
  'types in cycles, 200 references each': () => {
    const all = Array.from({ length: 200 }, (_, index) => index);
    return `${all.map((index) => `type T${index} { id: ID! name: String ${all.map((other) => `t${other}: T${other} t${other}s: [T${other}!]!`).join(' ')} }`).join('\n')}
      type Query { ${all.map((index) => `t${index}s(limit: Int, offset: Int, t0Id: ID): [T${index}!]! t${index}(id: ID!): T${index}`).join(' ')} }`;
  },
};
