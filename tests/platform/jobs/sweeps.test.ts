import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Store } from '../../../src/platform/database/stores.ts';
import { sweep } from '../../../src/platform/jobs/sweep.ts';
import type { Sweep, SweepPlan } from '../../../src/platform/jobs/sweep.ts';
import { startSweeps } from '../../../src/platform/jobs/sweeps.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { templateDir } from '../engine.ts';

const timing = { beat: 20, lease: 20_000, first: 20 };

interface Process {
  store: Store;
  runs: () => number;
  work: { fails: boolean };
  logged: string[];
  stop: () => Promise<void>;
}

/** A process with the recurring work of the identity store, without the rest of a platform. */
async function processOn(where: Parameters<typeof createStores>[0], more: Partial<SweepPlan> = {}): Promise<Process> {
  const stores = createStores(where);
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const work = { fails: false };
  let runs = 0;
  const plan: SweepPlan = { name: 'CLEAN_UP', every: 50, stores: 'identity', failure: 'it could not be done', ...more };
  const one: Sweep = sweep({ stores, log }, plan, async () => {
    runs += 1;
    if (work.fails) throw new TypeError('about ada@people.example');
  });
  const sweeps = startSweeps({ stores, log }, [one], timing);
  const store = await stores.identity();
  sweeps.opened(store);
  const stop = () => sweeps.stop().then(() => stores.close());
  return { store, runs: () => runs, work, logged, stop };
}

const rowOf = async ({ store }: Process) =>
  (await store.pool.query('select * from background_jobs')).rows[0] as Record<string, unknown> | undefined;

describe('the recurring work of an embedded store', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-sweeps-'));
  let running: Process;
  beforeAll(async () => {
    running = await processOn({ dataDir, templateDir });
  });
  afterAll(async () => {
    await running.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('runs, and stands in the list of jobs', async () => {
    await until(() => running.runs() > 1);
    expect(await rowOf(running)).toMatchObject({ name: 'CLEAN_UP', failures: 0, error: null });
  });

  it('that fails says so by a code, waits longer, and is well again once it succeeds', async () => {
    running.work.fails = true;
    await until(async () => Number((await rowOf(running))?.['failures']) > 1);
    const row = await rowOf(running);
    expect(row).toMatchObject({ error: 'TypeError', failed_at: expect.any(Date) });
    expect(running.logged.join()).toContain('it could not be done');
    expect(running.logged.join() + JSON.stringify(row)).not.toContain('ada@');
    running.work.fails = false;
    await until(async () => Number((await rowOf(running))?.['failures']) === 0);
    expect(await rowOf(running)).toMatchObject({ error: 'TypeError' });
  });
});

it('a job runs at once where somebody requests it, and soon after the opening where it was due meanwhile', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-sweeps-'));
  const first = await processOn({ dataDir, templateDir }, { every: 3_600_000 });
  await until(() => rowOf(first));
  expect(first.runs()).toBe(0);
  await first.store.pool.query('update background_jobs set requested_at = now()');
  await until(() => first.runs() === 1);
  await first.stop();
  const stores = createStores({ dataDir, templateDir });
  const { pool } = await stores.identity();
  const { rows } = await pool.query<{ hours: number }>(
    'select extract(epoch from next_at - begun_at) / 3600 as hours from background_jobs',
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(1, 2);
  await pool.query(`update background_jobs set next_at = now() - interval '1 day'`);
  await stores.close();
  const second = await processOn({ dataDir, templateDir }, { every: 3_600_000 });
  await until(() => second.runs() === 1);
  await second.stop();
  rmSync(dataDir, { recursive: true });
});

describe.skipIf(!postgresPrograms())('of two processes', () => {
  let cluster: Cluster;
  let processes: Process[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterEach(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    processes = [];
  });
  afterAll(() => cluster.stop());
  const open = async (address: string) => {
    const opened = await processOn({ dataDir: '', databases: { shared: address } });
    processes.push(opened);
    return opened;
  };

  it('one does the work, and the other one at once when that one stops', async () => {
    const address = cluster.database('sweeps');
    const one = await open(address);
    await until(() => one.runs() > 0);
    const other = await open(address);
    await until(() => one.runs() > 10);
    expect(other.runs()).toBe(0);
    await one.stop();
    processes = [other];
    const after = one.runs();
    await until(() => other.runs() > 0);
    expect(one.runs()).toBe(after);
  });

  it('the other one takes over when the lease of one that was killed ends', async () => {
    const address = cluster.database('killed');
    const one = await open(address);
    await until(() => one.runs() > 0);
    await one.stop();
    const other = await processOn({ dataDir: '', databases: { shared: address } });
    processes = [other];
    await until(() => other.runs() > 0);
    // As if a third one had taken the lease, and had been killed: `other` loses it, and gets it back once it has ended.
    await other.store.pool.query(`update job_leases set holder = 'killed', until = now() + interval '6 seconds'`);
    let idle = -1;
    await until(async () => {
      idle = other.runs();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return other.runs() === idle;
    });
    await until(() => other.runs() > idle);
  });
});
