import { vi } from 'vitest';
import { patience } from './until.ts';
import type { Running } from '../platform/browser.ts';

/** A log stands still once the mails of what other tests made have left and are noted in it. */
export async function mailsSent({ platform: { stores } }: Running): Promise<void> {
  const region = await stores.region('ap-southeast-2');
  const count = async ({ pool }: typeof region, text: string) =>
    Number((await pool.query<{ count: string }>(`select count(*) as count from ${text}`)).rows[0]?.count);
  const left = async () => {
    let unsent = 0;
    for (const store of [await stores.identity(), region])
      unsent += await count(store, 'outbox where failed_at is null and sent_at is null');
    return unsent;
  };
  const done = async () => {
    if ((await left()) > 0) throw new Error('There are mails that have not left');
  };
  await vi.waitFor(done, { timeout: patience, interval: 100 });
  // The event of the last one is written right after it has left.
  for (let before = -1, now = await count(region, 'email_events'); before !== now; now = await count(region, 'email_events')) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
