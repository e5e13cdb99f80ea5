import { appended, columns, highest, inReadingOrder, layoutOf, least, stacked, type Layout, type GridItem, type Sized } from './layout.ts';

export interface KeptLayout {
  version: typeof version;
  items: Layout;
}

const version = 1;

export const keptOf = (layout: Layout): KeptLayout => ({
  version,
  items: layout.map(({ i, x, y, w, h }) => ({ i, x, y, w, h })),
});

/** Repairs a stored layout: drops unknown cards, appends missing or misplaced ones; falls back to the default layout. */
export function repaired(kept: unknown, cards: readonly Sized[]): Layout {
  if (!isRecord(kept) || kept['version'] !== version || !Array.isArray(kept['items'])) return layoutOf(cards);
  const places = new Map<string, GridItem>();
  for (const item of kept['items'] as unknown[]) {
    const place = placeFrom(item);
    if (place && !places.has(place.i) && cards.some(({ id }) => id === place.i)) places.set(place.i, place);
  }
  const lacking = cards.filter(({ id }) => !places.has(id));
  return stacked(appended(stacked(inReadingOrder([...places.values()])), lacking));
}

/** Undefined where it is no place of the grid. */
function placeFrom(item: unknown): GridItem | undefined {
  if (!isRecord(item)) return undefined;
  const { i, x, y, w, h } = item;
  if (typeof i !== 'string' || !isCount(x) || !isCount(y) || !isCount(w) || !isCount(h)) return undefined;
  const fits = w >= least.w && h >= least.h && h <= highest && x + w <= columns;
  return fits ? { i, x, y, w, h } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
