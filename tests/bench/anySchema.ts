/** Builds a schema with this number of object types, each with a list, a record, three mutations, an input and relations. */
export function sdlOf(count: number): string {
  const all = Array.from({ length: count }, (_, index) => index);
  const types = all.map(
    (index) =>
      `type Thing${index} { id: ID! name: String! state: State${index % 50} createdAt: DateTime price: Float neighbour: Thing${(index + 1) % count} }
      input Thing${index}Input { name: String! state: State${index % 50} price: Float neighbourId: ID }`,
  );
  const queries = all.map((index) => `thing${index}s(limit: Int, offset: Int): [Thing${index}!]! thing${index}(id: ID!): Thing${index}`);
  const mutations = all.map(
    (index) =>
      `createThing${index}(input: Thing${index}Input!): Thing${index} updateThing${index}(id: ID!, input: Thing${index}Input!): Thing${index}
      deleteThing${index}(id: ID!): Boolean`,
  );
  const states = Array.from({ length: 50 }, (_, index) => `enum State${index} { ON OFF }`);
  return ['scalar DateTime', ...states, ...types, `type Query { ${queries.join(' ')} }`, `type Mutation { ${mutations.join(' ')} }`].join(
    '\n',
  );
}
