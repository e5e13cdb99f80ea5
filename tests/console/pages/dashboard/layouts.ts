import fc from 'fast-check';
import { cards } from '../../../../src/console/pages/dashboard/cards.ts';
import {
  columns,
  highest,
  layoutOf,
  least,
  placeOf,
  type Layout,
  type GridItem,
} from '../../../../src/console/pages/dashboard/grid/layout.ts';
import { arranged } from '../../../../src/console/pages/dashboard/grid/arrange.ts';

export const first = layoutOf(cards);

export const at = (layout: Layout, id: string): readonly number[] => {
  const place = placeOf(layout, id);
  if (!place) throw new Error(`no place of ${id}`);
  return [place.x, place.y, place.w, place.h];
};

export function faultsOf(layout: Layout): string[] {
  const faults: string[] = [];
  if (
    layout
      .map(({ i }) => i)
      .toSorted()
      .join() !==
    cards
      .map(({ id }) => id)
      .toSorted()
      .join()
  )
    faults.push('not each card once');
  for (const place of layout) {
    const { i, x, y, w, h } = place;
    if (![x, y, w, h].every(Number.isSafeInteger)) faults.push(`${i} is between cells`);
    if (x < 0 || y < 0 || x + w > columns) faults.push(`${i} is out of bounds`);
    if (w < least.w || h < least.h || h > highest) faults.push(`${i} has no size that it may have`);
    const others = layout.filter((other) => other !== place);
    if (others.some((other) => overlaps(place, other))) faults.push(`${i} overlaps`);
    if (y > 0 && !others.some((other) => overlaps({ ...place, y: y - 1 }, other))) faults.push(`${i} has room above it`);
  }
  const order = layout.map(({ x, y }) => y * columns + x);
  if (order.some((each, index) => each < (order[index - 1] ?? 0))) faults.push('not in reading order');
  return faults;
}

const overlaps = (one: GridItem, other: GridItem): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** A wish for any card, also for places that the grid does not have. */
export const wishes: fc.Arbitrary<GridItem> = fc.record({
  i: fc.constantFrom(...cards.map(({ id }) => id)),
  x: fc.integer({ min: -3, max: 15 }),
  y: fc.integer({ min: -3, max: 40 }),
  w: fc.integer({ min: 0, max: 15 }),
  h: fc.integer({ min: 0, max: 35 }),
});

/** Layouts as people make them: some moves and some sizes after the first one. */
export const layouts: fc.Arbitrary<Layout> = fc
  .array(fc.tuple(wishes, fc.boolean()), { maxLength: 12 })
  .map((all) => all.reduce((layout, [wish, isMove]) => wished(layout, wish, isMove), first));

/** Moves a card to where it is wished, or gives it the wished size. */
export function wished(layout: Layout, wish: GridItem, isMove: boolean): Layout {
  const own = placeOf(layout, wish.i);
  if (!own) return layout;
  return arranged(layout, isMove ? { ...own, x: wish.x, y: wish.y } : { ...own, w: wish.w, h: wish.h });
}
