import { arranged } from './arrange.ts';
import { bottomOf, columns, isSameLayout, placeOf, withinBounds, type Layout, type GridItem } from './layout.ts';

export interface Arranging {
  card: string;
  start: Layout;
  layout: Layout;
  blocked?: 'left' | 'right' | 'up' | 'down' | 'smallest' | 'largest';
}

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Keys with the texts of what they do, as the help lists them. */
export const keysToArrange = [
  ['begin', 'Enter'],
  ['move', '← ↑ → ↓'],
  ['resize', 'Shift+← Shift+↑ Shift+→ Shift+↓'],
  ['keep', 'Enter'],
  ['putBack', 'Esc'],
] as const;

export const begun = (layout: Layout, card: string): Arranging => ({ card, start: layout, layout });

/** Applies an arrow key; undefined leaves the key to the browser. */
export function pressed(state: Arranging, press: Press): Arranging | undefined {
  const step = steps[press.key];
  if (!step || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return press.shiftKey ? grown(state, step) : shifted(state, step);
}

interface Step {
  dx: number;
  dy: number;
  edge: 'left' | 'right' | 'up' | 'down';
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: { dx: -1, dy: 0, edge: 'left' },
  ArrowRight: { dx: 1, dy: 0, edge: 'right' },
  ArrowUp: { dx: 0, dy: -1, edge: 'up' },
  ArrowDown: { dx: 0, dy: 1, edge: 'down' },
};

/** To the next cell in that direction in which it can stand: cards have no room above them, and some cells would be the one that it has. */
function shifted({ card, start, layout }: Arranging, { dx, dy, edge }: Step): Arranging {
  const own = placeOf(layout, card);
  const blocked = { card, start, layout, blocked: edge };
  if (!own) return blocked;
  const most = Math.max(columns, bottomOf(layout));
  for (let cells = 1; cells <= most; cells += 1) {
    const wish = withinBounds({ ...own, x: own.x + dx * cells, y: own.y + dy * cells });
    const next = arranged(layout, wish);
    if (isFurther(placeOf(next, card), own, dx, dy)) return { card, start, layout: next };
  }
  return blocked;
}

const isFurther = (next: GridItem | undefined, own: GridItem, dx: number, dy: number): boolean =>
  next !== undefined && (next.x - own.x) * dx + (next.y - own.y) * dy > 0;

function grown({ card, start, layout }: Arranging, { dx, dy }: Step): Arranging {
  const own = placeOf(layout, card);
  const next = own ? arranged(layout, { ...own, w: own.w + dx, h: own.h + dy }) : layout;
  if (isSameLayout(next, layout)) return { card, start, layout, blocked: dx + dy < 0 ? 'smallest' : 'largest' };
  return { card, start, layout: next };
}
