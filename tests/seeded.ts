import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** The seeded data folder of the embedded database. */
async function seededFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-seeded-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  await fill('DATA_DIR', folder).catch(thenFail(end));
  process.env['SEEDED_DATA'] = folder;
  return end;
}

/** A PostgreSQL with a seeded database as the template of others. */
async function seededServer(): Promise<() => void> {
  const cluster = await startOwnPostgres();
  const url = cluster.database('seeded');
  await fill('DATABASE_URL', url).catch(thenFail(() => cluster.stop()));
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

/** Fills a store in a child process, without the aliases of a project of tests. */
const fill = (setting: string, value: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const args = ['--import', 'tsx', 'tests/seedStore.ts', setting, value];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (said += text));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`The demo data ended with ${signal ?? code}:\n${said}`)),
    );
  });

const thenFail = (end: End) => (error: unknown) => {
  end();
  throw error;
};
