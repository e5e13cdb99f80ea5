import { buildClientSchema, buildSchema, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { createCatalogue } from '../../src/compile/infer/catalogue.ts';
import { median } from './load.ts';
import { report } from './report.ts';

/** From an introspection's text to the first list of a console, and what each further resource costs, beside graphql-js reading the same. */
export async function anySchemaBench(): Promise<void> {
  const figures = [100, 1_000, 10_000].map((types) => {
    const text = JSON.stringify(introspectionFromSchema(buildSchema(sdlOf(types))));
    const measured = Array.from({ length: types > 1_000 ? 3 : 7 }, () => measure(text));
    const of = (part: keyof Measured): number => median(measured.map((each) => each[part]));
    return {
      what: `${types.toLocaleString('en-GB')} types, ${Math.round(text.length / 1e5) / 10} MB`,
      'JSON.parse (ms)': of('parsed'),
      'buildClientSchema, reference (ms)': of('reference'),
      'all entries (ms)': of('entries'),
      'first list (ms)': of('first'),
      'text to first list (ms)': of('whole'),
      'each further resource (ms)': of('each'),
    };
  });
  report('any schema, five root fields a type', figures);
}

interface Measured {
  parsed: number;
  reference: number;
  entries: number;
  first: number;
  whole: number;
  each: number;
}

const opened = 50;

function measure(text: string): Measured {
  const [parsed, introspection] = timed(() => JSON.parse(text) as IntrospectionQuery);
  const [entries, catalogue] = timed(() => createCatalogue(introspection));
  const names = catalogue.entries.map(({ name }) => name);
  const [first] = timed(() => catalogue.open(names[0] ?? ''));
  const [rest] = timed(() => names.slice(1, 1 + opened).forEach((name) => catalogue.open(name)));
  // After ours: it warms nothing that we use.
  const [reference] = timed(() => buildClientSchema(introspection));
  return { parsed, reference, entries, first, whole: parsed + entries + first, each: rest / opened };
}

function timed<T>(run: () => T): [number, T] {
  const begun = performance.now();
  const value = run();
  return [performance.now() - begun, value];
}

/** A schema of so many object types, each with a list, a record, three mutations, an input and neighbours. */
function sdlOf(count: number): string {
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
