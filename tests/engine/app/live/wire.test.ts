import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWire, type Fault, type Stream, type Watch } from '../../../../src/engine/app/live/wire.ts';

interface Opened extends Stream<string> {
  places: readonly { key: string; age: number }[];
  closed: boolean;
}

let opened: Opened[];
let news: Record<string, string>[];
let faults: Fault[];
beforeEach(() => {
  vi.useFakeTimers();
  [opened, news, faults] = [[], [], []];
});
afterEach(() => void vi.useRealTimers());

const wire = () =>
  createWire<string>({
    open: (places, stream) => {
      const one: Opened = { places, ...stream, closed: false };
      opened.push(one);
      return () => void (one.closed = true);
    },
    onNews: (each) => void news.push(each),
    onFault: (fault) => void faults.push(fault),
  });
const wants = (...keys: string[]): Watch[] => keys.map((key) => ({ id: key, key, since: Date.now() - 500 }));
const stillOpen = () => opened.filter(({ closed }) => !closed);

describe('the connection of a browser', () => {
  it('is closed for new places only once the next one reports changes', () => {
    const one = wire();
    one.want(wants('a'));
    expect(opened[0]?.places).toEqual([{ key: 'a', age: 500 }]);
    opened[0]?.onNews({});
    vi.advanceTimersByTime(10_000);
    one.want([...wants('b'), { id: 'a', key: 'a', since: 0 }]);
    // The open stream has brought all news of the first place.
    expect(opened[1]?.places).toEqual([
      { key: 'b', age: 500 },
      { key: 'a', age: 0 },
    ]);
    expect(stillOpen()).toHaveLength(2);
    opened[0]?.onNews({ a: 'last' });
    opened[1]?.onNews({ b: 'first' });
    expect(stillOpen()).toEqual([opened[1]]);
    opened[0]?.onNews({ a: 'late' });
    expect(news.filter((each) => Object.keys(each).length > 0)).toEqual([{ a: 'last' }, { b: 'first' }]);
  });

  it('stays the same for the same wishes, and ends without any', () => {
    const one = wire();
    one.want(wants('a'));
    one.want(wants('a'));
    expect(opened).toHaveLength(1);
    one.want([]);
    expect(stillOpen()).toEqual([]);
  });

  it('comes back after an interruption, in growing pauses, and asks for all since the last news', () => {
    const one = wire();
    one.want(wants('a'));
    opened[0]?.onNews({});
    vi.advanceTimersByTime(5000);
    opened[0]?.onFault('away');
    const gaps: number[] = [];
    for (let tries = 1; tries < 9; tries += 1) {
      const begun = Date.now();
      while (opened.length === tries) vi.advanceTimersByTime(100);
      gaps.push(Date.now() - begun);
      if (tries < 8) opened.at(-1)?.onFault('away');
    }
    expect(gaps[0]).toBeLessThan(3100);
    expect(Math.max(...gaps)).toBeGreaterThan(20_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(90_100);
    const age = Date.now() - (opened.at(-1)?.places[0]?.age ?? 0);
    expect(Date.now() - age).toBeGreaterThan(30_000);
  });

  it('is taken for broken when nothing has come for long', () => {
    const one = wire();
    one.want(wants('a'));
    opened[0]?.onNews({});
    for (let beats = 0; beats < 10; beats += 1) {
      vi.advanceTimersByTime(20_000);
      opened[0]?.onNews({});
    }
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(faults).toEqual(['away']);
    expect(opened.length).toBeGreaterThan(1);
  });

  it('is not tried again at a platform without subscriptions', () => {
    const one = wire();
    one.want(wants('a'));
    opened[0]?.onFault('unsupported');
    one.want(wants('a', 'b'));
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
  });
});
