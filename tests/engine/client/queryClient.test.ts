import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';

it('the console asks again for what it shows, and for what it showed before, once its tab is looked at', async () => {
  const client = createQueryClient();
  client.mount();
  const [shown, before] = [vi.fn(() => 1), vi.fn(() => 1)];
  const showAgain = () => client.fetchQuery({ queryKey: ['before'], queryFn: before });
  const close = new QueryObserver(client, { queryKey: ['shown'], queryFn: shown }).subscribe(() => undefined);
  await showAgain();
  await showAgain();
  expect([shown, before].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(before).toHaveBeenCalledTimes(1);
  await showAgain();
  expect([shown, before].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  close();
  client.unmount();
});
