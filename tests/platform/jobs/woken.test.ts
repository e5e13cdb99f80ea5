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

  it('runs once more where one is wanted while it runs, and never twice at once', async () => {
    let [runs, atOnce, most] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, (atOnce += 1));
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      atOnce -= 1;
    };
    const job = woken({ log: {} as never, channel: 'console_example', interval: 60_000, pause: 1 }, work);
    const first = job.run();
    await Promise.all([first, job.run(), job.run()]);
    expect([runs, most]).toEqual([2, 1]);
    await job.stop();
  });
});
