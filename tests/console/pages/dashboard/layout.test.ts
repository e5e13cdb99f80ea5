import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../../src/console/pages/dashboard/cards.ts';
import { arranged } from '../../../../src/console/pages/dashboard/grid/arrange.ts';
import { columns, isSameLayout, layoutOf, placeOf } from '../../../../src/console/pages/dashboard/grid/layout.ts';
import { keptOf, repaired } from '../../../../src/console/pages/dashboard/grid/repair.ts';
import { at, faultsOf, first, layouts, wished, wishes } from './layouts.ts';

const seed = 20261122;

describe('the layout at first', () => {
  it('has four small cards in a row, the two charts next to each other, and the days over the whole width (specification 2 §2)', () => {
    expect(first.map(({ i }) => i)).toEqual(cards.map(({ id }) => id));
    expect(first.slice(0, 12).map(({ x, y, w, h }) => [x, y, w, h])).toEqual(
      [0, 4, 8].flatMap((y) => [0, 3, 6, 9].map((x) => [x, y, 3, 4])),
    );
    expect(at(first, 'scoreDistribution')).toEqual([0, 12, 6, 6]);
    expect(at(first, 'recommendationSplit')).toEqual([6, 12, 6, 6]);
    expect(at(first, 'applicationsByDay')).toEqual([0, 18, 12, 6]);
    expect(faultsOf(first)).toEqual([]);
  });
});

describe('a card that is moved', () => {
  it('changes places with a card of its size as soon as it covers more of that than of its own place; all others stay', () => {
    const own = { i: 'completed', x: 0, y: 0, w: 3, h: 4 };
    expect(arranged(first, { ...own, x: 1 })).toBe(first);
    const swapped = arranged(first, { ...own, x: 2 });
    expect(at(swapped, 'completed')).toEqual([3, 0, 3, 4]);
    expect(at(swapped, 'completionRatio')).toEqual([0, 0, 3, 4]);
    for (const { i } of first.filter((each) => !['completed', 'completionRatio'].includes(each.i)))
      expect(at(swapped, i)).toEqual(at(first, i));
  });

  it('pushes cards of other sizes down when it comes above their middle, and they rise again when it goes on', () => {
    const days = { i: 'applicationsByDay', x: 0, y: 18, w: 12, h: 6 };
    const between = arranged(first, { ...days, y: 14 });
    expect(at(between, 'applicationsByDay')).toEqual([0, 12, 12, 6]);
    expect(at(between, 'scoreDistribution')).toEqual([0, 18, 6, 6]);
    expect(at(between, 'recommendationSplit')).toEqual([6, 18, 6, 6]);
    const top = arranged(first, { ...days, y: 0 });
    expect(at(top, 'applicationsByDay')).toEqual([0, 0, 12, 6]);
    expect(at(top, 'scoreDistribution')).toEqual([0, 18, 6, 6]);
    expect(arranged(first, days)).toBe(first);
  });

  it('goes into room that is free', () => {
    const few = layoutOf(cards.slice(0, 2));
    expect(at(arranged(few, { i: 'completed', x: 8, y: 0, w: 3, h: 4 }), 'completed')).toEqual([8, 0, 3, 4]);
    expect(at(arranged(few, { i: 'completed', x: 8, y: 30, w: 3, h: 4 }), 'completed')).toEqual([8, 0, 3, 4]);
  });
});

describe('a card that is resized', () => {
  it('keeps its corner and pushes down what it would cover', () => {
    const wider = arranged(first, { i: 'completed', x: 0, y: 0, w: 4, h: 4 });
    expect(at(wider, 'completed')).toEqual([0, 0, 4, 4]);
    expect(at(wider, 'completionRatio')).toEqual([3, 4, 3, 4]);
    expect(at(wider, 'dropoutRatio')).toEqual([6, 0, 3, 4]);
  });

  it('is never smaller than 3 × 4, and never reaches over the right edge', () => {
    expect(arranged(first, { i: 'completed', x: 0, y: 0, w: 1, h: 1 })).toBe(first);
    expect(at(arranged(first, { i: 'leakageRatio', x: 9, y: 0, w: 6, h: 5 }), 'leakageRatio')).toEqual([9, 0, 3, 5]);
  });
});

describe('whatever is done to the cards', () => {
  it('none overlaps another, leaves the grid or has room above it, and each is there once', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(faultsOf(layout)).toEqual([]);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('a card that is put where it stands changes nothing', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        for (const place of layout) expect(arranged(layout, place)).toBe(layout);
      }),
      { seed, numRuns: 200 },
    );
  });

  it('a moved card keeps its size, and a resized one its column', () => {
    fc.assert(
      fc.property(layouts, wishes, (layout, wish) => {
        const [x, , w, h] = at(layout, wish.i);
        expect(at(wished(layout, wish, true), wish.i).slice(2)).toEqual([w, h]);
        expect(at(wished(layout, wish, false), wish.i)[0]).toBe(x);
      }),
      { seed, numRuns: 200 },
    );
  });
});

describe('a layout that was kept', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(isSameLayout(repaired(JSON.parse(JSON.stringify(keptOf(layout))), cards), layout)).toBe(true);
      }),
      { seed, numRuns: 200 },
    );
  });

  it('loses cards that are no more, and gets new ones at its end', () => {
    const kept = keptOf(first);
    const old = { ...kept, items: [{ i: 'gone', x: 0, y: 0, w: 12, h: 9 }, ...kept.items.filter(({ i }) => i !== 'completed')] };
    const layout = repaired(old, cards);
    expect(faultsOf(layout)).toEqual([]);
    expect(layout.at(-1)?.i).toBe('completed');
    expect(at(layout, 'applicationsByDay')).toEqual([0, 18, 12, 6]);
  });

  it.each([
    ['is smaller than a card may be', { w: 2 }],
    ['reaches over the edge', { x: 10 }],
    ['is no number', { y: '4' }],
    ['is between cells', { x: 0.5 }],
    ['is endless', { h: 1e9 }],
    ['is negative', { y: -4 }],
  ])('gives a card a place of its own whose place %s', (_, fault) => {
    const kept = keptOf(first);
    const layout = repaired({ ...kept, items: kept.items.map((item) => (item.i === 'completed' ? { ...item, ...fault } : item)) }, cards);
    expect(faultsOf(layout)).toEqual([]);
    expect(layout.at(-1)?.i).toBe('completed');
  });

  it('parts cards that overlap, and counts the first place of one that has two', () => {
    const kept = keptOf(first);
    const heaped = repaired({ ...kept, items: kept.items.map((item) => ({ ...item, x: 0, y: 0 })) }, cards);
    expect(faultsOf(heaped)).toEqual([]);
    const twice = repaired({ ...kept, items: [...kept.items, { i: 'completed', x: 0, y: 90, w: 12, h: 9 }] }, cards);
    expect(at(twice, 'completed')).toEqual([0, 0, 3, 4]);
  });

  it('is the first one where it is no layout, or one of another version', () => {
    for (const kept of [null, undefined, 7, 'x', [], {}, { version: 2, items: [] }, { version: 1, items: 'none' }])
      expect(repaired(kept, cards)).toEqual(first);
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (anything, items) => {
        expect(faultsOf(repaired(anything, cards))).toEqual([]);
        expect(faultsOf(repaired({ version: 1, items }, cards))).toEqual([]);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('holds any places that a hand could write into it', () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double(), fc.constant(null));
    const items = fc.array(
      fc.record({ i: fc.constantFrom(...cards.map(({ id }) => id), 'gone'), x: number, y: number, w: number, h: number }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(items, (all) => {
        expect(faultsOf(repaired({ version: 1, items: all }, cards))).toEqual([]);
      }),
      { seed, numRuns: 300 },
    );
    expect(columns).toBe(12);
    expect(placeOf(first, 'gone')).toBeUndefined();
  });
});
