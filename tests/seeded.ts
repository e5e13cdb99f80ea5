import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoresOptions } from '../src/platform/database/stores.ts';
import type { Running } from './platform/browser.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { postgresPrograms, startOwnPostgres } from './postgres.ts';

/**
 * Makes the demo data once for all suites of a run: each copies the databases instead of filling them again, which took four seconds a suite.
 * Without it, as where one file alone is run by another runner, each fills its own. Where the machine has PostgreSQL, suites run on that: they
 * take less than half of the time. `TEST_DATABASE=embedded` runs all of them on the embedded database, and `TEST_DATABASE=pooler` on PostgreSQL
 * through PgBouncer in transaction mode.
 */
export async function setup(): Promise<(() => void) | undefined> {
  // Two projects ask for it.
  if (process.env['SEEDED_DATA']) return undefined;
  const onServer = postgresPrograms() !== undefined && process.env['TEST_DATABASE'] !== 'embedded';
  const ends = await Promise.all([seededFolder(), ...(onServer ? [seededServer()] : [])].map(settled)).then(orFailed);
  return () => {
    delete process.env['SEEDED_DATA'];
    delete process.env['SEEDED_SERVER'];
    delete process.env['SEEDED_POOLER'];
    ends.forEach((end) => end());
  };
}

type End = () => void;
type Outcome = { end: End } | { error: unknown };

const settled = (seeding: Promise<End>): Promise<Outcome> =>
  seeding.then(
    (end) => ({ end }),
    (error: unknown) => ({ error }),
  );

/** Ends what was seeded where the rest failed: its processes would keep the run open. */
function orFailed(outcomes: Outcome[]): End[] {
  const ends = outcomes.flatMap((outcome) => ('end' in outcome ? [outcome.end] : []));
  const failed = outcomes.find((outcome) => 'error' in outcome);
  if (!failed) return ends;
  for (const end of ends) end();
  throw failed.error;
}

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

/** The seeded data folder of the embedded database. */
async function seededFolder(): Promise<() => void> {
  // Not before: the platform's own modules read the environment.
  const { startPlatform } = await import('./platform/browser.ts');
  const folder = mkdtempSync(join(tmpdir(), 'console-seeded-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  await seed(startPlatform({ DATA_DIR: folder })).catch(thenFail(end));
  process.env['SEEDED_DATA'] = folder;
  return end;
}

/** A PostgreSQL with a seeded database as the template of others. */
async function seededServer(): Promise<() => void> {
  const { startPlatform } = await import('./platform/browser.ts');
  const cluster = await startOwnPostgres();
  const url = cluster.database('seeded');
  await seed(startPlatform({ DATABASE_URL: url })).catch(thenFail(() => cluster.stop()));
  process.env['SEEDED_SERVER'] = url;
  if (process.env['TEST_DATABASE'] !== 'pooler') return () => cluster.stop();
  // More than the identity store's transactions of a process, which wait for those of a region.
  const pooler = await startPgBouncer(url, { connections: 20 });
  process.env['SEEDED_POOLER'] = pooler.through(url);
  return () => {
    void pooler.stop();
    cluster.stop();
  };
}

const thenFail = (end: End) => (error: unknown) => {
  end();
  throw error;
};
