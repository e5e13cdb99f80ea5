// Twelve columns, rows of 50 pixels, counted from 0 (specification 2 §2, §9). Pure.

export const columns = 12;
/** Height of a row, and what is between two cards, in pixels. */
export const rowHeight = 50;
export const gap = 16;
/** The least that a card needs (specification 2 §2). */
export const least = { w: 3, h: 4 };
export const highest = 30;

export interface GridItem {
  i: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Each card's place, in reading order: row by row, from left to right. Each stands as high as those before it leave room. */
export type Layout = readonly GridItem[];

export interface Sized {
  id: string;
  size: { w: number; h: number };
}

export function layoutOf(cards: readonly Sized[]): Layout {
  return stacked(appended([], cards));
}

/** Cards that have no place yet, in new rows below those that have. */
export function appended(places: Layout, cards: readonly Sized[]): Layout {
  let [x, y, below] = [0, bottomOf(places), bottomOf(places)];
  const added = cards.map(({ id, size: { w, h } }) => {
    if (x + w > columns) [x, y] = [0, below];
    const place = { i: id, x, y, w, h };
    x += w;
    below = Math.max(below, y + h);
    return place;
  });
  return [...places, ...added];
}

/** Lets cards rise, the first first, as far as those before them let them: nothing overlaps, and no room is left above a card. */
export function stacked(places: Layout): Layout {
  const heights = Array.from({ length: columns }, () => 0);
  const risen = places.map((place) => {
    const { x, w, h } = place;
    const y = Math.max(...heights.slice(x, x + w));
    heights.fill(y + h, x, x + w);
    return y === place.y ? place : { ...place, y };
  });
  return inReadingOrder(risen);
}

export const inReadingOrder = (places: Layout): Layout => places.toSorted((one, other) => one.y - other.y || one.x - other.x);

/** The first row that is free of cards. */
export const bottomOf = (places: Layout): number => Math.max(0, ...places.map(({ y, h }) => y + h));

export const placeOf = (layout: Layout, id: string): GridItem | undefined => layout.find(({ i }) => i === id);

export const isSameLayout = (one: Layout, other: Layout): boolean =>
  one.length === other.length && one.every((place, index) => isSamePlace(place, other[index]));

const isSamePlace = (one: GridItem, other: GridItem | undefined): boolean =>
  other !== undefined && one.i === other.i && one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/** The nearest place inside the grid that is large enough for a card. */
export function withinBounds({ i, ...wish }: GridItem): GridItem {
  const w = between(least.w, wish.w, columns);
  return { i, x: between(0, wish.x, columns - w), y: Math.max(0, wish.y), w, h: between(least.h, wish.h, highest) };
}

const between = (lowest: number, value: number, most: number): number => Math.min(Math.max(value, lowest), most);
