// @neo4j/graphql: its own schema of these types, without a database. The resolvers keep nodes in memory and honour its arguments.
import { createServer } from 'node:http';
import { Neo4jGraphQL } from '@neo4j/graphql';
import { printSchema } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';

const typeDefs = `
  enum Genre { DRAMA COMEDY THRILLER }
  type Movie @node {
    id: ID! @id
    title: String!
    released: Int
    rating: Float
    seen: Boolean!
    genre: Genre
    premiere: Date
    createdAt: DateTime @timestamp(operations: [CREATE])
    actors: [Actor!]! @relationship(type: "ACTED_IN", direction: IN)
    studios: [Studio!]! @relationship(type: "MADE", direction: IN)
  }
  type Actor @node {
    id: ID! @id
    name: String!
    born: Int
    movies: [Movie!]! @relationship(type: "ACTED_IN", direction: OUT)
  }
  type Studio @node {
    id: ID! @id
    name: String!
    city: String
    movies: [Movie!]! @relationship(type: "MADE", direction: OUT)
  }`;

const generated = await new Neo4jGraphQL({ typeDefs }).getSchema();
const uuid = (kind, number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const Studio = Array.from({ length: 4 }, (_, index) => ({
  id: uuid('c', index),
  name: `Studio ${index + 1}`,
  city: ['Rome', 'Ghent'][index % 2],
}));
const Actor = Array.from({ length: 30 }, (_, index) => ({ id: uuid('b', index), name: `Player ${index + 1}`, born: 1950 + index }));
const Movie = Array.from({ length: 65 }, (_, index) => ({
  id: uuid('a', index),
  title: `Film ${String((index * 37) % 65).padStart(2, '0')}`,
  released: 1970 + (index % 50),
  rating: (index % 10) + 0.5,
  seen: index % 3 === 0,
  genre: ['DRAMA', 'COMEDY', 'THRILLER'][index % 3],
  premiere: `20${String(10 + (index % 15)).padStart(2, '0')}-0${1 + (index % 9)}-1${index % 10}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}));
const store = { Movie, Actor, Studio };

/** Pairs of nodes: who is related to whom. */
const edges = {
  ACTED_IN: Movie.flatMap((movie, index) => [Actor[index % 30], Actor[(index * 7 + 3) % 30]].map((actor) => [actor, movie])),
  MADE: Movie.map((movie, index) => [Studio[index % 4], movie]),
};
const relations = {
  Movie: { actors: ['Actor', 'ACTED_IN', 1], studios: ['Studio', 'MADE', 1] },
  Actor: { movies: ['Movie', 'ACTED_IN', 0] },
  Studio: { movies: ['Movie', 'MADE', 0] },
};
const related = (type, field, node) => {
  const [, name, own] = relations[type][field];
  return [...new Set(edges[name].flatMap((pair) => (pair[own] === node ? [pair[1 - own]] : [])))];
};

const compare = {
  eq: (value, to) => value === to,
  in: (value, to) => to.includes(value),
  contains: (value, to) => String(value ?? '').includes(to),
  startsWith: (value, to) => String(value ?? '').startsWith(to),
  endsWith: (value, to) => String(value ?? '').endsWith(to),
  lt: (value, to) => value < to,
  lte: (value, to) => value <= to,
  gt: (value, to) => value > to,
  gte: (value, to) => value >= to,
};
const quantify = { some: 'some', all: 'every' };

function fits(type, node, where = {}) {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    if (key === 'AND') return wanted.every((each) => fits(type, node, each));
    if (key === 'OR') return wanted.some((each) => fits(type, node, each));
    if (key === 'NOT') return !fits(type, node, wanted);
    const [, field, flat] = /^(.*?)_([A-Z_]+)$/.exec(key) ?? [undefined, key];
    if (relations[type][field]) {
      const [other] = relations[type][field];
      const nodes = related(type, field, node);
      return Object.entries(wanted).every(([how, inner]) =>
        how in quantify
          ? nodes[quantify[how]]((each) => fits(other, each, inner))
          : how === 'none' && !nodes.some((each) => fits(other, each, inner)),
      );
    }
    if (flat) return compare[flat.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase())](node[field], wanted);
    return Object.entries(wanted).every(([operator, to]) => compare[operator](node[field], to));
  });
}

function ordered(nodes, sort = []) {
  const keys = sort.flatMap((each) => Object.entries(each));
  return [...nodes].sort((a, b) => {
    for (const [key, direction] of keys) {
      if (a[key] === b[key]) continue;
      return (a[key] < b[key] ? -1 : 1) * (direction === 'ASC' ? 1 : -1);
    }
    return 0;
  });
}

const page = (nodes, { offset = 0, limit }) => nodes.slice(offset, limit === undefined ? undefined : offset + limit);

function connection(nodes, { first, after }) {
  const start = after ? Number(Buffer.from(after, 'base64').toString()) + 1 : 0;
  const end = first === undefined ? nodes.length : start + first;
  const cursor = (index) => Buffer.from(String(index)).toString('base64');
  const shown = nodes.slice(start, end).map((node, index) => ({ node, cursor: cursor(start + index) }));
  return {
    edges: shown,
    totalCount: nodes.length,
    pageInfo: {
      hasNextPage: end < nodes.length,
      hasPreviousPage: start > 0,
      startCursor: shown[0]?.cursor,
      endCursor: shown.at(-1)?.cursor,
    },
  };
}

/** Connects, disconnects and creates related nodes of an input. */
function relate(type, node, field, input) {
  const [other, name, own] = relations[type][field];
  const pair = (with_) => (own === 0 ? [node, with_] : [with_, node]);
  for (const { where } of input.connect ?? [])
    for (const each of store[other]) if (fits(other, each, where.node)) edges[name].push(pair(each));
  for (const { where } of input.disconnect ?? [])
    edges[name] = edges[name].filter((each) => each[own] !== node || !fits(other, each[1 - own], where.node));
  for (const { node: made } of input.create ?? []) edges[name].push(pair(create(other, made)));
}

let made = 0;
function create(type, input) {
  const node = { id: uuid('f', (made += 1)), ...(type === 'Movie' && { createdAt: new Date().toISOString() }) };
  for (const [key, value] of Object.entries(input)) if (!relations[type][key]) node[key] = value;
  store[type].push(node);
  for (const [key, value] of Object.entries(input)) if (relations[type][key]) relate(type, node, key, value);
  return node;
}

function update(type, node, input) {
  for (const [key, value] of Object.entries(input)) {
    if (relations[type][key]) value.forEach((each) => relate(type, node, key, each));
    else if (key.endsWith('_SET')) node[key.slice(0, -4)] = value;
    else for (const [how, by] of Object.entries(value)) node[key] = how === 'set' ? by : node[key] + (/add|incr/i.test(how) ? by : -by);
  }
}

const resolvers = { Query: {}, Mutation: {} };
for (const type of Object.keys(store)) {
  const lower = type.toLowerCase();
  const found = (where) => store[type].filter((node) => fits(type, node, where));
  resolvers.Query[`${lower}s`] = (_, { where, sort, ...rest }) => page(ordered(found(where), sort), rest);
  resolvers.Query[`${lower}sConnection`] = (_, { where, sort, ...rest }) => connection(ordered(found(where), sort), rest);
  resolvers.Mutation[`create${type}s`] = (_, { input }) => {
    const nodes = input.map((each) => create(type, each));
    return { info: { nodesCreated: nodes.length, relationshipsCreated: 0 }, [`${lower}s`]: nodes };
  };
  resolvers.Mutation[`update${type}s`] = (_, { where, update: input = {} }) => {
    const nodes = found(where);
    for (const node of nodes) update(type, node, input);
    return { info: { nodesCreated: 0, nodesDeleted: 0, relationshipsCreated: 0, relationshipsDeleted: 0 }, [`${lower}s`]: nodes };
  };
  resolvers.Mutation[`delete${type}s`] = (_, { where }) => {
    const nodes = found(where);
    store[type] = store[type].filter((node) => !nodes.includes(node));
    for (const name of Object.keys(edges)) edges[name] = edges[name].filter((pair) => !pair.some((each) => nodes.includes(each)));
    return { nodesDeleted: nodes.length, relationshipsDeleted: 0 };
  };
  resolvers[type] = {};
  for (const [field, [other]] of Object.entries(relations[type])) {
    const nodes = (node, where) => related(type, field, node).filter((each) => fits(other, each, where));
    resolvers[type][field] = (node, { where, sort, ...rest }) => page(ordered(nodes(node, where), sort), rest);
    resolvers[type][`${field}Connection`] = (node, { where, sort, ...rest }) =>
      connection(
        ordered(
          nodes(node, where?.node),
          (sort ?? []).flatMap((each) => each.node ?? []),
        ),
        rest,
      );
  }
}

const yoga = createYoga({
  schema: createSchema({
    typeDefs: printSchema(generated),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  }),
  logging: false,
  landingPage: false,
  maskedErrors: false,
});
const counts = Object.fromEntries(Object.entries(store).map(([type, nodes]) => [type, nodes.length]));
const server = createServer(yoga);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${server.address().port}/graphql ${JSON.stringify({ counts })}`);
});
