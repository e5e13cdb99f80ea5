import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, pressed, type Arranging } from '../../../../src/console/pages/dashboard/grid/arranging.ts';
import { at, faultsOf, first, layouts } from './layouts.ts';

const press = (state: Arranging, ...keys: string[]): Arranging =>
  keys.reduce((now, each) => {
    const key = each.replace('Shift+', '');
    const next = pressed(now, { key, shiftKey: each !== key, ctrlKey: false, metaKey: false, altKey: false });
    if (!next) throw new Error(`${each} does nothing`);
    return next;
  }, state);

describe('a card under the arrow keys', () => {
  it('goes to the next place in which it can stand, and says where there is none', () => {
    const median = press(begun(first, 'medianTime'), 'ArrowRight');
    expect(at(median.layout, 'medianTime')).toEqual([9, 4, 3, 4]);
    expect(at(median.layout, 'medianScore')).toEqual([6, 4, 3, 4]);
    const edge = press(median, 'ArrowRight');
    expect(edge.blocked).toBe('right');
    expect(edge.layout).toBe(median.layout);
    const top = press(edge, 'ArrowUp');
    expect(at(top.layout, 'medianTime')).toEqual([9, 0, 3, 4]);
    expect(top.blocked).toBeUndefined();
    expect(press(top, 'ArrowUp').blocked).toBe('up');
    expect(top.start).toBe(first);
  });

  it('moves by one cell where there is room', () => {
    const alone = first.filter(({ i }) => i === 'completed');
    expect(at(press(begun(alone, 'completed'), 'ArrowRight', 'ArrowRight').layout, 'completed')).toEqual([2, 0, 3, 4]);
    expect(press(begun(alone, 'completed'), 'ArrowDown').blocked).toBe('down');
    expect(press(begun(alone, 'completed'), 'ArrowLeft').blocked).toBe('left');
  });

  it('goes below a card of another size, and above it again', () => {
    const down = press(begun(first, 'deviceType'), 'ArrowDown');
    expect(at(down.layout, 'deviceType')).toEqual([9, 18, 3, 4]);
    expect(at(down.layout, 'recommendationSplit')).toEqual([6, 12, 6, 6]);
    expect(at(down.layout, 'applicationsByDay')).toEqual([0, 22, 12, 6]);
    const up = press(down, 'ArrowUp');
    expect(at(up.layout, 'deviceType')).toEqual([9, 8, 3, 4]);
    expect(up.layout).toEqual(first);
  });

  it('grows and shrinks with Shift by one cell, within its bounds', () => {
    const larger = press(begun(first, 'completed'), 'Shift+ArrowRight', 'Shift+ArrowDown');
    expect(at(larger.layout, 'completed')).toEqual([0, 0, 4, 5]);
    const smaller = press(larger, 'Shift+ArrowLeft', 'Shift+ArrowUp');
    expect(at(smaller.layout, 'completed')).toEqual([0, 0, 3, 4]);
    expect(press(smaller, 'Shift+ArrowUp').blocked).toBe('smallest');
    expect(press(begun(first, 'leakageRatio'), 'Shift+ArrowRight').blocked).toBe('largest');
  });

  it('leaves all other keys to the browser', () => {
    const state = begun(first, 'completed');
    const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(pressed(state, { ...none, key: 'Tab' })).toBeUndefined();
    expect(pressed(state, { ...none, key: 'ArrowLeft', altKey: true })).toBeUndefined();
    expect(pressed(state, { ...none, key: 'ArrowLeft', metaKey: true })).toBeUndefined();
  });

  it('never breaks the layout, and each key moves it that way or says why not', () => {
    const keys = fc.array(
      fc.constantFrom(
        'ArrowLeft',
        'ArrowRight',
        'ArrowUp',
        'ArrowDown',
        'Shift+ArrowLeft',
        'Shift+ArrowRight',
        'Shift+ArrowUp',
        'Shift+ArrowDown',
      ),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(layouts, fc.nat(), keys, (layout, pick, all) => {
        const card = layout[pick % layout.length]?.i ?? '';
        let state = begun(layout, card);
        for (const key of all) {
          const before = at(state.layout, card);
          state = press(state, key);
          const after = at(state.layout, card);
          expect(faultsOf(state.layout)).toEqual([]);
          if (state.blocked) expect(after).toEqual(before);
          else expect(after).not.toEqual(before);
        }
      }),
      { seed: 20261122, numRuns: 150 },
    );
  });
});
