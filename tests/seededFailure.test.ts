import { expect, it } from 'vitest';
import { seed } from './seed.ts';

it('names the cause of a failed seeding in one line, and closes the platform', async () => {
  const cause = Object.assign(new Error('column "email" of relation "offers" does not exist'), { code: '42703' });
  const failed = new Error(`Failed query: insert into "offers" values ${'($1), '.repeat(500)}`, { cause });
  let isClosed = false;
  const stores = { region: () => Promise.reject(failed) };
  const running = { platform: { stores }, close: async () => void (isClosed = true) } as unknown as Parameters<typeof seed>[0];
  await expect(seed(running)).rejects.toThrow(
    'The demo data can’t be written: column "email" of relation "offers" does not exist. Does every column of a table have its migration?',
  );
  expect(isClosed).toBe(true);
});
