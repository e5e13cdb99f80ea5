import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showUnreachable } from '../../../src/console/app/signInLater.tsx';
import { configFrom } from '../../../src/console/app/settings/config.ts';

const config = configFrom({ redirectDomains: ['talent.example'] });

afterEach(() => vi.useRealTimers());

it.each([
  ['without a response', false, /check your connection/],
  ['without the store', true, /isn’t available at the moment/],
])('a start %s says so, and goes on once when the stores of the region answer', async (_, isAway, text) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  history.replaceState(null, '', '/region/eu-west-1/customers/c2/users');
  let isBack = false;
  const fetch = vi.fn(async (_address: string) => new Response('', { status: isBack ? 200 : 503 }));
  vi.stubGlobal('fetch', fetch);
  const retry = vi.fn();
  showUnreachable(config, { isAway, retry });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/healthz/stores/eu-west-1', '/healthz/stores/eu-west-1']);
  expect(retry).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(9000);
  expect(retry).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(3);
});
