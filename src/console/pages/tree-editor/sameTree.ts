import { belowOf, top, type Tree } from './tree.ts';

/** Is a tree the one that was sent? What was new in it has ids of the platform's now, so that it is known by its name and place alone. */
export function saysTheSame(base: Tree, sent: Tree, now: Tree): boolean {
  const waiting: [string, string][] = [[top, top]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [own, other] = [belowOf(sent, pair[0]), belowOf(now, pair[1])];
    if (own.length !== other.length) return false;
    for (const [index, id] of own.entries()) {
      const there = other[index] ?? '';
      const known = base.nodes.has(id) || base.nodes.has(there);
      if (known && id !== there) return false;
      if (sent.nodes.get(id)?.name.trim() !== now.nodes.get(there)?.name) return false;
      waiting.push([id, there]);
    }
  }
  return true;
}
