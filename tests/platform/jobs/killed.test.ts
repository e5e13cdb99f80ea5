import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { withoutPolling } from '../../support/work.ts';
import { startPlatform } from '../browser.ts';
import { buildServer, startServer } from '../database/serverProcess.ts';
import type { Bundles } from '../database/serverProcess.ts';
import { applicant, region, scopeOf, tell } from '../services/deliveryTools.ts';

// In full: DEEP=1.
const kills = process.env['DEEP'] ? 50 : 1;
const people = 25;

describe.skipIf(!postgresPrograms())('a job whose process is killed in the middle of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-killed-jobs-'));
  let cluster: Cluster;
  let bundles: Bundles;
  beforeAll(async () => {
    cluster = await startPostgres();
    bundles = await buildServer(folder);
  });
  afterAll(() => {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is finished by the next process, and has no effect twice', { timeout: kills * 30_000 + 120_000 }, async () => {
    const address = cluster.demo();
    const planting = withoutPolling(() => startPlatform({ DATABASE_URL: address, DEMO: 'on' }));
    const scope = await scopeOf(planting);
    const emails: string[] = [];
    for (let index = 0; index < people; index += 1) {
      const who = await applicant(planting, scope);
      await tell(planting, who.notice('FI_INVITED'));
      emails.push(who.email);
    }
    const { pool } = await planting.platform.stores.region(region);
    const { pool: identity } = await planting.platform.stores.identity();
    const reminded = async () =>
      (await pool.query(`select recipient from outbox where event = 'FI_NOT_STARTED_FIRST_REMINDER'`)).rowCount ?? 0;
    // For each kill the reminder of every person is planted again, under a new id.
    await pool.query(`create table planted as select * from reminders where event = 'FI_NOT_STARTED_FIRST_REMINDER'`);
    await pool.query('delete from reminders');
    for (let kill = 0; kill < kills; kill += 1) {
      await pool.query(
        `insert into reminders select (jsonb_populate_record(planted, jsonb_build_object('id', substr(md5(id || $1), 1, 24), 'due_at', now() - interval '1 hour'))).* from planted`,
        [String(kill)],
      );
      await identity.query(`update job_leases set until = now() - interval '1 second'`);
      await identity.query(`update background_jobs set requested_at = now() where name = 'REMINDERS'`);
      const before = await reminded();
      const server = await startServer(bundles, folder, address);
      const some = before + 1 + Math.floor(Math.random() * (people / 2));
      await until(async () => (await reminded()) >= some);
      await server.kill();
    }
    await identity.query(`update job_leases set until = now() - interval '1 second'`);
    await identity.query(`update background_jobs set requested_at = now() where name = 'REMINDERS'`);
    const last = await startServer(bundles, folder, address);
    await until(async () => (await pool.query('select 1 from reminders where due_at < now()')).rowCount === 0);
    await last.kill();
    const { rows } = await pool.query<{ recipient: string; sent: number }>(
      `select recipient, count(*)::int as sent from outbox where event = 'FI_NOT_STARTED_FIRST_REMINDER' group by 1 order by 1`,
    );
    expect(rows).toEqual(emails.toSorted().map((recipient) => ({ recipient, sent: kills })));
    await planting.close();
  });
});
