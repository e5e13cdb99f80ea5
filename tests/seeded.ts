import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startOwnPostgres } from './postgres.ts';

/**
 * Makes the demo data once for all suites of a run: each copies the databases instead of filling them again, which took four seconds a suite.
 * Without it, as where one file alone is run by another runner, each fills its own. Where the machine has PostgreSQL, suites run on that: they
 * take less than half of the time. `TEST_DATABASE=embedded` runs all of them on the embedded database.
 */
export async function setup(): Promise<(() => void) | undefined> {
  // Two projects ask for it.
  if (process.env['SEEDED_DATA']) return undefined;
  const onServer = postgresPrograms() !== undefined && process.env['TEST_DATABASE'] !== 'embedded';
  const ends = await Promise.all([seededFolder(), ...(onServer ? [seededServer()] : [])]);
  return () => {
    delete process.env['SEEDED_DATA'];
    delete process.env['SEEDED_SERVER'];
    ends.forEach((end) => end());
  };
}

/** The seeded data folder of the embedded database. */
async function seededFolder(): Promise<() => void> {
  // Not before: the platform's own modules read the environment.
  const { startPlatform } = await import('./platform/browser.ts');
  const folder = mkdtempSync(join(tmpdir(), 'console-seeded-'));
  const running = startPlatform({ DATA_DIR: folder });
  await running.platform.stores.region('ap-southeast-2');
  await running.close();
  process.env['SEEDED_DATA'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A PostgreSQL with a seeded database as the template of others. */
async function seededServer(): Promise<() => void> {
  const { startPlatform } = await import('./platform/browser.ts');
  const cluster = await startOwnPostgres();
  const url = cluster.database('seeded');
  const running = startPlatform({ DATABASE_URL: url });
  await running.platform.stores.region('ap-southeast-2');
  await running.close();
  process.env['SEEDED_SERVER'] = url;
  return () => cluster.stop();
}
