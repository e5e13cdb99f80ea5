import type { Api } from './offers.ts';
import { servedOf } from './served.ts';

/** Resource whose records one id identifies: it can be picked and linked to. */
export function pickedFrom({ api, names }: { api: Api; names: ReadonlyMap<string, string> }, type: string): string | undefined {
  const name = names.get(type);
  if (name === undefined) return undefined;
  const known = composites.get(api) ?? new Map<string, boolean>();
  composites.set(api, known);
  const isComposite = known.get(type) ?? servedOf(api, type).keys !== undefined;
  known.set(type, isComposite);
  return isComposite ? undefined : name;
}

const composites = new WeakMap<Api, Map<string, boolean>>();
