import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { useSelection, useShownSelection } from '../../../src/engine/screens/values/useSelection.ts';

// Every gesture of a selection, in any order, held against a plain set of row numbers. The rows of a list are 0, 1, 2 …; a page is a stretch of them.

const rows = 24;
const idOf = (row: number) => `row ${row}`;

type Gesture =
  | { kind: 'click'; at: number }
  | { kind: 'shift-click'; at: number }
  | { kind: 'page' | 'everything' | 'clear' }
  | { kind: 'turn'; from: number; length: number };

const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('click' as const), at: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('shift-click' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('page' as const) }) },
  // Pages of any size, so that a row may stand on two of them.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('turn' as const), from: fc.nat({ max: rows - 8 }), length: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('everything' as const, 'clear' as const) }) },
);

const matching = { filter: {}, total: rows, archived: false };

class Model {
  selected = new Set<number>();
  everything = false;
  page = [0, 1, 2, 3, 4, 5];
  before: number | undefined;

  does(one: Gesture): void {
    if (one.kind === 'turn') this.page = Array.from({ length: one.length }, (_, index) => one.from + index);
    else if (one.kind === 'everything') [this.everything, this.selected] = [true, new Set()];
    else if (one.kind === 'clear') [this.everything, this.selected] = [false, new Set()];
    else if (one.kind === 'page') this.wholePage();
    else if ('at' in one) this.row(this.rowAt(one.at), one.kind === 'shift-click');
  }

  rowAt = (at: number): number => this.page[at % this.page.length] ?? 0;

  private wholePage(): void {
    const isWhole = !this.everything && this.page.every((row) => this.selected.has(row));
    const isCleared = this.everything || isWhole;
    if (this.everything) [this.everything, this.selected] = [false, new Set()];
    for (const row of this.page) this.selected[isCleared ? 'delete' : 'add'](row);
  }

  private row(row: number, withShift: boolean): void {
    if (this.everything) {
      this.everything = false;
      this.selected = new Set(this.page);
      this.selected.delete(row);
      return;
    }
    const isSelected = this.selected.has(row);
    const from = withShift && this.before !== undefined && this.page.includes(this.before) ? this.before : row;
    for (let each = Math.min(from, row); each <= Math.max(from, row); each += 1) this.selected[isSelected ? 'delete' : 'add'](each);
    this.before = row;
  }

  shown(): { selected: string[]; count: number } {
    const selected = this.everything ? this.page : [...this.selected];
    return { selected: selected.map(idOf).toSorted(), count: this.everything ? rows : selected.length };
  }
}

it('selects what a set of rows would hold after any clicks, clicks with Shift, whole pages and turned pages', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(gesture, { minLength: 1, maxLength: 40 }), (gestures) => {
      const model = new Model();
      const { result, rerender, unmount } = renderHook(({ ids }) => useShownSelection(useSelection(), ids), {
        initialProps: { ids: model.page.map(idOf) },
      });
      for (const one of gestures) {
        const ids = model.page.map(idOf);
        const row = 'at' in one ? idOf(model.rowAt(one.at)) : '';
        act(() => {
          if (one.kind === 'click') result.current.toggle(row);
          if (one.kind === 'shift-click') result.current.toggle(row, ids);
          if (one.kind === 'page') result.current.togglePage(ids);
          if (one.kind === 'everything') result.current.selectMatching(matching);
          if (one.kind === 'clear') result.current.clear();
        });
        model.does(one);
        if (one.kind === 'turn') rerender({ ids: model.page.map(idOf) });
        const { selected, count } = result.current;
        expect({ selected: selected.toSorted(), count }).toEqual(model.shown());
        met.add(`${one.kind}, ${model.everything ? 'everything' : model.selected.size > model.page.length ? 'more than a page' : 'some'}`);
      }
      unmount();
    }),
    { seed: 20261124, numRuns: 100 },
  );
  expect(met).toContain('page, more than a page');
  expect(met).toContain('shift-click, more than a page');
});
