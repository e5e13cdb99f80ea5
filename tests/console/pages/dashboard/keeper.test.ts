import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper, type Memory, type Unsaved } from '../../../../src/console/pages/dashboard/grid/keeper.ts';
import { memoryOf } from '../../../../src/console/pages/dashboard/grid/memory.ts';
import { keptOf, type KeptLayout } from '../../../../src/console/pages/dashboard/grid/repair.ts';
import { first } from './layouts.ts';

const one = keptOf(first);
const other = keptOf(first.slice(1));

function remembered(begin?: Unsaved) {
  const state = { unsaved: begin };
  const memory: Memory = {
    read: () => state.unsaved,
    write: (unsaved) => {
      state.unsaved = unsaved;
    },
  };
  return { memory, state };
}

/** A platform whose answers the test gives. */
function platform() {
  const sent: (KeptLayout | null)[] = [];
  const answers: { done: () => void; fail: () => void }[] = [];
  const send = (layout: KeptLayout | null) =>
    new Promise<void>((done, reject) => {
      sent.push(layout);
      answers.push({ done, fail: () => reject(new Error('refused')) });
    });
  return { sent, answers, send };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('what somebody arranges', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is saved once nothing more is arranged, and remembered until it is', async () => {
    const { memory, state } = remembered();
    const { sent, answers, send } = platform();
    const keeper = createKeeper(memory, send);
    keeper.keep(one, null);
    keeper.keep(other, null);
    expect(sent).toEqual([]);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([other]);
    expect(state.unsaved?.layout).toBe(other);
    answers[0]?.done();
    await settle();
    expect(keeper.get()).toEqual({ status: 'saved' });
    expect(state.unsaved).toBeUndefined();
  });

  it('is sent again where it was arranged anew while it was sent: the last one holds', async () => {
    const { memory } = remembered();
    const { sent, answers, send } = platform();
    const keeper = createKeeper(memory, send);
    keeper.keep(one, null);
    void keeper.save();
    keeper.keep(other, null);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([one]);
    answers[0]?.fail();
    await settle();
    expect(sent).toEqual([one, other]);
    answers[1]?.done();
    await settle();
    expect(keeper.get().status).toBe('saved');
  });

  it('is not lost where it cannot be saved, and is tried again', async () => {
    const { memory, state } = remembered();
    const { sent, answers, send } = platform();
    const keeper = createKeeper(memory, send);
    keeper.keep(one, 'then');
    void keeper.save();
    answers[0]?.fail();
    await settle();
    expect(keeper.get().status).toBe('failed');
    expect(keeper.get().unsaved?.layout).toBe(one);
    expect(state.unsaved).toMatchObject({ layout: one, over: 'then' });
    void createKeeper(memory, send).save();
    expect(sent).toEqual([one, one]);
  });

  it('stays in the browser where the platform keeps no layouts, and nothing is reported', async () => {
    const { memory, state } = remembered();
    const keeper = createKeeper(memory, undefined);
    keeper.keep(one, null);
    await vi.runAllTimersAsync();
    expect(keeper.get().status).toBe('idle');
    expect(state.unsaved?.layout).toBe(one);
  });
});

describe('the browser’s memory', () => {
  it('is each person’s own, and outlives what else is in it', () => {
    memoryOf('u1').write({ layout: one, at: 1, over: null });
    expect(memoryOf('u1').read()).toEqual({ layout: one, at: 1, over: null });
    expect(memoryOf('u2').read()).toBeUndefined();
    for (const text of ['', '{', '7', '{"layout":7,"at":1,"over":null}', '{"layout":null}']) {
      localStorage.setItem('appearance.dashboard.u1', text);
      expect(memoryOf('u1').read()).toBeUndefined();
    }
    memoryOf('u1').write(undefined);
    expect(localStorage.getItem('appearance.dashboard.u1')).toBeNull();
  });
});
