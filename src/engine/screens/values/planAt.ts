import type { Plan } from '../../plan/Plan.ts';

/** The plan whose page stands at an address: the one with the longest path that it begins with. */
export function planAt(plans: readonly Plan[], base: string, pathname: string): Plan | undefined {
  const below = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  return plans
    .filter(({ path, parent }) => parent === undefined && (below === path || below.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
