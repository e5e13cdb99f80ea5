import { belowOf, top, type Tree } from './tree.ts';

/** Compares a tree with the one sent, by name and position: new departments have other ids by now. */
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
