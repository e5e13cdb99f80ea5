import { afterEach, describe, expect, it, vi } from 'vitest';
import { createElection } from '../../../../src/engine/app/live/election.ts';

/** Locks as the browser has them: the next one gets it when its holder closes. */
function lockManager() {
  const waiting: (() => unknown)[] = [];
  return {
    request: (_: string, hold: () => Promise<never>) => {
      waiting.push(hold);
      if (waiting.length === 1) void hold();
      return new Promise<never>(() => undefined);
    },
    close: () => {
      waiting.shift();
      waiting[0]?.();
    },
  };
}

afterEach(() => void vi.unstubAllGlobals());

describe('of several pages', () => {
  it('the first one leads, and the next one once it is closed', () => {
    const locks = lockManager();
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('BroadcastChannel', () => undefined);
    const [first, second] = [createElection('live'), createElection('live')];
    const led: string[] = [];
    expect([first.isShared, first.leads(), second.leads()]).toEqual([true, false, false]);
    first.start(() => led.push('first'));
    second.start(() => led.push('second'));
    expect([first.leads(), second.leads(), led]).toEqual([true, false, ['first']]);
    locks.close();
    expect([second.leads(), led]).toEqual([true, ['first', 'second']]);
  });

  it('each leads by itself where the browser can’t share', () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    vi.stubGlobal('BroadcastChannel', undefined);
    const page = createElection('live');
    const lead = vi.fn();
    page.start(lead);
    expect([page.isShared, page.leads(), lead.mock.calls.length]).toEqual([false, true, 1]);
  });
});
