import type { Plan } from '../../plan/Plan.ts';

/** The longest matching path wins. */
export function planAt(plans: readonly Plan[], base: string, pathname: string): Plan | undefined {
  const below = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  return plans
    .filter(({ path, parent }) => parent === undefined && (below === path || below.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
