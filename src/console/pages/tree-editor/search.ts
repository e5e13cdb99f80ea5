import { folded } from '../../widgets/tree/useTreeKeys.ts';
import { branchOf, pathOf, top, type Tree } from './tree.ts';

export function matchesOf(tree: Tree, text: string): string[] {
  const requested = folded(text.trim());
  if (requested === '') return [];
  return branchOf(tree, top).filter((id) => folded(tree.nodes.get(id)?.name ?? '').includes(requested));
}

/** Exactly the branches that must be open for some departments to be seen. */
export const above = (tree: Tree, ids: readonly string[]): Set<string> => new Set(ids.flatMap((id) => pathOf(tree, id)));

/** The next of the departments found, or the one before; after the last comes the first. */
export function besides(found: readonly string[], current: string | undefined, step: 1 | -1): string | undefined {
  const index = current === undefined ? -1 : found.indexOf(current);
  if (index < 0) return step > 0 ? found[0] : found.at(-1);
  return found[(index + step + found.length) % found.length];
}

/** The parts of a name that a search marks: what is before it, it, and what follows; undefined where it is not in it. */
export function marked(name: string, text: string): [string, string, string] | undefined {
  const requested = folded(text.trim());
  if (requested === '') return undefined;
  // A letter with its accents may be longer than what it is folded to: the place is counted in letters of the name.
  const letters = Array.from(name);
  const places = letters.flatMap((letter, index) => Array.from({ length: folded(letter).length }, () => index));
  const at = letters.map(folded).join('').indexOf(requested);
  if (at < 0) return undefined;
  const [from, to] = [places[at] ?? 0, places[at + requested.length - 1] ?? letters.length - 1];
  return [letters.slice(0, from).join(''), letters.slice(from, to + 1).join(''), letters.slice(to + 1).join('')];
}
