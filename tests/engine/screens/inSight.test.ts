import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepInSight, rowsOf } from '../../../src/engine/screens/actions/inSight.ts';

/** A row that stands from one height to another. */
function row(id: string, top: number, bottom: number): Element {
  const element = document.createElement('tr');
  element.dataset['id'] = id;
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
}

describe('rows under something that stands over the foot of the window', () => {
  const scrolled = () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('innerHeight', 900);
    return () => scrollBy.mock.calls.map(([options]) => (options as { top: number }).top);
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['is scrolled out from under it', [row('a', 800, 848)], [56]],
    ['stays where it is above it', [row('a', 700, 748)], []],
    ['stays where it is outside the window', [row('a', 950, 998)], []],
    ['never goes below the bars above the list', [row('a', 150, 198), row('b', 850, 898)], [106]],
    ['is not there', [], []],
  ] as const)('%s', (_, rows, by) => {
    const calls = scrolled();
    keepInSight(rows, 800);
    expect(calls()).toEqual(by);
  });

  it('are found by their ids', () => {
    document.body.innerHTML = '<main><div data-id="a"></div><div data-id="b"></div></main><div data-id="c"></div>';
    expect(rowsOf(['b', 'c', 'x']).map((each) => each.getAttribute('data-id'))).toEqual(['b']);
    document.body.innerHTML = '';
  });
});
