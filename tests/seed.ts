import type { StoresOptions } from '../src/platform/database/stores.ts';
import type { Running } from './platform/browser.ts';

/** Fills a new store; a failure is one line, without the statement and its parameters. */
export async function seed({ platform, close }: Pick<Running, 'platform' | 'close'>): Promise<void> {
  try {
    await platform.stores.region('ap-southeast-2').catch((error: unknown) => {
      throw new Error(`The demo data can’t be written: ${rootOf(error)}. Does every column of a table have its migration?`);
    });
  } finally {
    await close();
  }
  await forgetJobs(platform.settings);
}

/** A copy begins as new: jobs would be due in some, by when they were copied. */
export async function forgetJobs(settings: StoresOptions): Promise<void> {
  const { createStores } = await import('../src/platform/database/stores.ts');
  const stores = createStores(settings);
  const { pool } = await stores.identity();
  await pool.query('delete from background_jobs');
  await stores.close();
}

const rootOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : rootOf(error.cause)) : String(error);
