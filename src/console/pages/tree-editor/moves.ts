import { treeLimits } from '../../../domain/departmentTree.ts';
import type { TreePosition } from './edits.ts';
import { belowOf, heightOf, isWithin, levelOf, parentOf, top, type Tree } from './tree.ts';

/** Why a department may not go somewhere; each has a text, `pages.departments.refused.…`. */
export type MoveRefusal = 'root' | 'roots' | 'levels' | 'itself' | 'first' | 'last' | 'noneAbove' | 'outermost';

/** A step of the keyboard: among its siblings, into the one above it, out of the one that it is below. */
export type Step = 'up' | 'down' | 'in' | 'out';

export type Move = { place: TreePosition; refused?: never } | { place?: never; refused: MoveRefusal };

export function stepOf(tree: Tree, id: string, step: Step): Move {
  const parent = parentOf(tree, id);
  if (parent === undefined || parent === top) return { refused: 'root' };
  const siblings = belowOf(tree, parent);
  const index = siblings.indexOf(id);
  switch (step) {
    case 'up':
      return index === 0 ? { refused: 'first' } : { place: { parent, index: index - 1 } };
    case 'down':
      return index === siblings.length - 1 ? { refused: 'last' } : { place: { parent, index: index + 1 } };
    case 'in': {
      const above = siblings[index - 1];
      return above === undefined ? { refused: 'noneAbove' } : allowed(tree, id, { parent: above, index: belowOf(tree, above).length });
    }
    case 'out': {
      const outer = parentOf(tree, parent) ?? top;
      return outer === top ? { refused: 'outermost' } : { place: { parent: outer, index: belowOf(tree, outer).indexOf(parent) + 1 } };
    }
  }
}

export type Spot = 'before' | 'inside' | 'after';

/** Dropping after an open branch puts it first inside, as it looks. */
export function dropOf(tree: Tree, id: string, onto: string, spot: Spot, open: boolean): Move {
  if (spot === 'inside') return allowed(tree, id, { parent: onto, index: staying(tree, onto, id).length });
  if (spot === 'after' && open) return allowed(tree, id, { parent: onto, index: 0 });
  const parent = parentOf(tree, onto) ?? top;
  const siblings = staying(tree, parent, id);
  const joined = onto === id ? belowOf(tree, parent).indexOf(id) : siblings.indexOf(onto) + (spot === 'after' ? 1 : 0);
  return allowed(tree, id, { parent, index: joined });
}

/** A place with what forbids it: a tree has one root and five levels, and nothing stands below itself (specification 2 §4, §5). */
export function allowed(tree: Tree, id: string, place: TreePosition): Move {
  const from = parentOf(tree, id);
  // The customer itself stays; of more roots than one the others may be put below it.
  if (from === undefined || (from === top && belowOf(tree, top)[0] === id)) return { refused: 'root' };
  if (place.parent === top) return { refused: 'roots' };
  if (isWithin(tree, place.parent, id)) return { refused: 'itself' };
  // Deeper than allowed only where it goes deeper: what came too deep may be brought up step by step.
  const deep = levelOf(tree, place.parent) + heightOf(tree, id) > treeLimits.levels;
  return deep && place.parent !== from ? { refused: 'levels' } : { place };
}

export const mayAdd = (level: number): boolean => level < treeLimits.levels;

const staying = (tree: Tree, parent: string, id: string): string[] => belowOf(tree, parent).filter((one) => one !== id);
