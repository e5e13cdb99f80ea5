import { parseSource } from '../../src/engine/compile/parseSource.ts';
import type { Source, Variable } from '../../src/engine/plan/Source.ts';

type Declared = Parameters<typeof parseSource>[0];

/** A source by its spelling in declarations. */
export function source(declared: Declared): Source {
  const parsed = parseSource(declared);
  if (parsed === undefined) throw new Error(`There is no source ${JSON.stringify(declared)}.`);
  return parsed;
}

/** Variables by the spelling of their sources in declarations; sources without one stand as they are. */
export const variables = (pairs: readonly (readonly [path: string, declared: Declared | Source])[]): Variable[] =>
  pairs.map(([path, declared]) => [path, typeof declared === 'object' && 'from' in declared ? declared : source(declared)]);
