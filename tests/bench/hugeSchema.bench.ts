import { gzipSync } from 'node:zlib';
import { buildSchema, introspectionFromSchema, validateSchema, type IntrospectionQuery } from 'graphql';
import { createCatalogue } from '../../src/engine/compile/infer/catalogue.ts';
import { resourceAnswer } from '../../src/engine/server/answers.ts';
import { median } from './load.ts';
import { hostileSdl, realisticSdl } from './realisticSchema.ts';
import { report } from './report.ts';

/** Compiles schemas as large APIs have them, and hostile ones, in processor time; `buildSchema` with `validateSchema` is the reference. */
export async function hugeSchemaBench(): Promise<void> {
  const sized = [900, 3_000, 10_000].map((types) => [`${types.toLocaleString('en-GB')} types`, realisticSdl(types)] as const);
  const hostile = Object.entries(hostileSdl).map(([name, sdl]) => [name, sdl()] as const);
  measure('', realisticSdl(50));
  report(
    'large schemas',
    sized.map(([name, sdl]) => measure(name, sdl)),
  );
  report(
    'hostile schemas',
    hostile.map(([name, sdl]) => measure(name, sdl, 3)),
  );
}

function measure(what: string, sdl: string, opened = 20) {
  const [reference, schema] = spent(() => {
    const built = buildSchema(sdl);
    validateSchema(built);
    return built;
  });
  const introspection = JSON.parse(JSON.stringify(introspectionFromSchema(schema))) as IntrospectionQuery;
  const [entries, catalogue] = spent(() => createCatalogue(introspection));
  const learnt = { catalogue, drifted: [] };
  const answers = catalogue.entries.slice(0, opened).map(({ name }) => {
    const [list, text] = spent(() => JSON.stringify(resourceAnswer(learnt, name, 'list')));
    const [whole] = spent(() => resourceAnswer(learnt, name));
    return { list, whole, size: text?.length ?? 0, sent: gzipSync(text ?? '').length };
  });
  const of = (key: 'list' | 'whole' | 'size' | 'sent'): number[] => answers.map((each) => each[key]);
  return {
    what,
    'reference (ms)': reference,
    'menu (ms)': entries,
    'first list (ms)': answers[0]?.list ?? 0,
    'first list / reference': (entries + (answers[0]?.list ?? 0)) / reference,
    'slowest list (ms)': Math.max(...of('list')),
    'slowest record page (ms)': Math.max(...of('whole')),
    'list, median (kB)': median(of('size')) / 1000,
    'list, largest (kB)': Math.max(...of('size')) / 1000,
    'largest, gzip (kB)': Math.max(...of('sent')) / 1000,
  };
}

/** Processor time in ms: other processes don't count. */
function spent<T>(run: () => T): [number, T] {
  const begun = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(begun);
  return [(user + system) / 1000, value];
}
