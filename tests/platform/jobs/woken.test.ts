import { describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import { woken } from '../../../src/platform/jobs/woken.ts';

describe('a job that notifications wake', () => {
  it('logs that it only runs at its interval, since LISTEN failed', async () => {
    const log = { error: vi.fn() };
    const job = woken({ log: log as never, channel: 'console_example', interval: 60_000, pause: 1 }, async () => undefined);
    const pool = { connect: () => Promise.reject(new TypeError('refused')) };
    await job.onNotification({ embedded: true, pool } as unknown as Store);
    expect(log.error).toHaveBeenCalledWith({ channel: 'console_example', error: 'TypeError' }, 'a job cannot listen for notifications');
    await job.stop();
  });
});
