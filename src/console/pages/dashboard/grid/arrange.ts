import { columns, inReadingOrder, placeOf, stacked, withinBounds, type Layout, type GridItem } from './layout.ts';

// Computes from the layout at the start of a drag, so that cards passed on the way return to their places. Pure.

/** The layout in which a card has the place that is wished for, or the nearest to it that leaves no room above a card. */
export function arranged(start: Layout, wished: GridItem): Layout {
  const own = placeOf(start, wished.i);
  if (!own) return start;
  const wish = withinBounds(wished);
  if (own.w !== wish.w || own.h !== wish.h) return resized(start, own, wish);
  return moved(start, own, wish);
}

/** It keeps its corner, and its place in the order: who has to give way goes below it. */
function resized(start: Layout, own: GridItem, { w, h }: GridItem): Layout {
  const kept = { ...own, w: Math.min(w, columns - own.x), h };
  return stacked(start.map((place) => (place === own ? kept : place)));
}

/**
 * It takes the place of the card that it covers most, where that is as large as itself, and gives it its own: all others stay. Else it stands
 * before those of its columns whose middle is below its upper edge, and they give way.
 */
function moved(start: Layout, own: GridItem, wish: GridItem): Layout {
  if (own.x === wish.x && own.y === wish.y) return start;
  const others = start.filter((place) => place !== own);
  const met = others.filter((place) => covered(place, wish) > 0);
  const peers = met.filter(({ w, h }) => w === own.w && h === own.h);
  if (peers.length > 0) {
    const free = wish.w * wish.h - [own, ...met].reduce((sum, place) => sum + covered(place, wish), 0);
    const most = [own, ...met].reduce((best, place) => (covered(place, wish) > covered(best, wish) ? place : best));
    if (covered(most, wish) >= free) {
      if (most === own) return start;
      if (peers.includes(most)) return swapped(start, own, most);
    }
  }
  const rest = stacked(others);
  const at = rest.findIndex((place) => sharesColumns(place, wish) && wish.y < place.y + place.h / 2);
  return stacked(at < 0 ? [...rest, wish] : rest.toSpliced(at, 0, wish));
}

const swapped = (start: Layout, one: GridItem, other: GridItem): Layout =>
  inReadingOrder(
    start.map((place) => {
      if (place === one) return { ...other, i: one.i };
      return place === other ? { ...one, i: other.i } : place;
    }),
  );

const covered = (one: GridItem, other: GridItem): number =>
  overlap(one.x, one.w, other.x, other.w) * overlap(one.y, one.h, other.y, other.h);

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

const sharesColumns = (one: GridItem, other: GridItem): boolean => overlap(one.x, one.w, other.x, other.w) > 0;
