import { onlineManager } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from '../../../src/engine/client/connection.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('a lost connection', () => {
  it('is probed until somebody answers, and told once each way', async () => {
    const onChange = vi.fn();
    let up = false;
    const fetch = vi.fn(async () => (up ? new Response('ok') : Promise.reject(new TypeError('gone'))));
    const { lost } = watchConnection({ fetch, onChange, every: 1000 });
    lost();
    lost();
    await vi.advanceTimersByTimeAsync(1500);
    expect(fetch).toHaveBeenCalledTimes(1);
    up = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(onChange.mock.calls).toEqual([['offline'], ['online']]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('of a region that pages have left holds them up no longer', async () => {
    const fetch = vi.fn(async () => new Response('away', { status: 503 }));
    const left = vi.fn();
    watchConnection({ fetch, onChange: left }).lost('eu-west-1');
    await vi.advanceTimersByTimeAsync(3500);
    expect(fetch.mock.calls).toEqual([['/healthz/stores/eu-west-1', { cache: 'no-store' }]]);
    watchConnection({ fetch, onChange: vi.fn() });
    expect(onlineManager.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(9000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(left.mock.calls).toEqual([['offline']]);
  });
});

describe('the query client', () => {
  it.each([
    [0, 4],
    [502, 4],
    [401, 1],
    [403, 1],
    [404, 1],
    [500, 1],
  ])('after status %i, sends %i requests in total', async (status, times) => {
    const queryFn = vi.fn(async () => Promise.reject(new HttpError('no', status, { code: 'X', extensions: {} })));
    const asked = createQueryClient().fetchQuery({
      queryKey: ['x'],
      queryFn,
      retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
    });
    const settled = expect(asked).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(20_000);
    await settled;
    expect(queryFn).toHaveBeenCalledTimes(times);
  });

  it('never repeats a change', () => {
    expect(createQueryClient().getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });
});
