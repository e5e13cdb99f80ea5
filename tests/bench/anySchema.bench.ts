import { buildClientSchema, buildSchema, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { createCatalogue } from '../../src/engine/compile/infer/catalogue.ts';
import { sdlOf } from './anySchema.ts';
import { median } from './load.ts';
import { report } from './report.ts';

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
