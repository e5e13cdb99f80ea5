import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsOf } from '../../../src/platform/database/migrate.ts';
import { migrateOnline } from '../../../src/platform/database/migrateOnline.ts';
import { lookAfterPartitions } from '../../../src/platform/database/partitions.ts';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Store, Stores } from '../../../src/platform/database/stores.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { templateDir } from '../engine.ts';

const day = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'console-partitions-'));
const hasPostgres = postgresPrograms() !== undefined;
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (hasPostgres) cluster = await startPostgres();
});
afterAll(() => {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (pool: Pool, id: string, at: Date) =>
  pool.query(
    `insert into scim_requests (customer_id, id, organization_id, token_id, token_name, method, path, status, created_at)
     values ('customer', $1, 'organisation', 'token', 'Name', 'GET', '/Users', 200, $2)`,
    [id, at],
  );
const idsIn = async (pool: Pool, table = 'scim_requests'): Promise<string[]> =>
  (await pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
const partitions = async (pool: Pool): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'scim_requests'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name);

describe.skipIf(!hasPostgres)('a log with rows', () => {
  it('becomes partitioned while rows are written and read, without a copy', async () => {
    const pool = new Pool({ connectionString: cluster!.database('log'), max: 4, statement_timeout: 5000 });
    const migrations = migrationsOf('region');
    await migrate(
      pool,
      migrations.filter(({ name }) => name < '0033'),
    );
    const now = Date.now();
    await pool.query(`
      insert into scim_requests (customer_id, id, organization_id, token_id, token_name, method, path, status, created_at)
      select 'customer', n::text, 'organisation', 'token', 'Name', 'GET', '/Users', 200, now() - n * interval '1 minute' from generate_series(1, 20000) as n`);
    const file = async (table: string) =>
      (await pool.query<{ file: string }>(`select pg_relation_filenode($1::regclass) as file`, [table])).rows;
    const before = await file('scim_requests');
    const converted = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !converted.signal.aborted; written += 1) {
        await insert(pool, `meanwhile-${written}`, new Date(now));
        expect((await pool.query(`select 1 from scim_requests where id = $1`, [`meanwhile-${written}`])).rowCount).toBe(1);
      }
    })();
    const signal = new AbortController().signal;
    const store = { kind: 'region', pool } as Store;
    const online = migrations.filter(({ name }) => name.startsWith('0033'));
    const applied = await migrateOnline(store, { log: pino({ level: 'silent' }), signal, migrations: online });
    converted.abort();
    await writing;
    expect(applied).toEqual(['0033_scim-log-weeks.sql']);
    expect(await partitions(pool)).toEqual(['scim_requests_before', 'scim_requests_rest']);
    expect([written > 0, (await idsIn(pool)).length]).toEqual([true, 20_000 + written]);
    expect(await file('scim_requests_before')).toEqual(before);
    // The version before writes and reads by id, lists, and deletes what is old.
    await insert(pool, 'by the version before', new Date(now - 100 * day));
    const old = [new Date(now - 90 * day)];
    expect((await pool.query(`delete from scim_requests where created_at < $1`, old)).rowCount).toBe(1);
    const list = `select id from scim_requests where customer_id = 'customer' order by created_at desc nulls first, id desc nulls first limit 1`;
    expect((await pool.query(list)).rows).toEqual([{ id: `meanwhile-${[...Array(written).keys()].map(String).toSorted().at(-1)}` }]);
    // It starts, too.
    const unchanged = await migrate(
      pool,
      migrations.filter(({ name }) => name < '0033'),
    );
    expect(unchanged).toEqual([]);
    await pool.end();
  });
});

describe.each([
  ['PostgreSQL', hasPostgres],
  ['the embedded database', true],
])('a log that is partitioned by week, in %s', (name, isThere) => {
  let stores: Stores;
  let store: Store;
  let pool: Pool;
  let now: Date;
  beforeAll(async () => {
    if (!isThere) return;
    const databases = name === 'PostgreSQL' ? { databases: { 'eu-west-1': cluster!.database('weeks') } } : {};
    stores = createStores({ dataDir: join(folder, name), templateDir, ...databases });
    store = await stores.region('eu-west-1');
    ({ pool } = store);
    now = new Date();
  });
  afterAll(() => stores?.close());

  it.skipIf(!isThere)('has a week for each row of the next four weeks, made ahead', async () => {
    expect(await partitions(pool)).toEqual(['scim_requests_before', 'scim_requests_rest']);
    now = new Date(now.getTime() + 14 * day);
    await lookAfterPartitions(store, now);
    const made = await partitions(pool);
    expect(made.length).toBeGreaterThan(2);
    await lookAfterPartitions(store, now);
    expect(await partitions(pool)).toEqual(made);
    for (const days of [0, 7, 14, 21, 28]) await insert(pool, `day-${days}`, new Date(now.getTime() + days * day));
    expect(await idsIn(pool, 'scim_requests_rest')).toEqual([]);
  });

  it.skipIf(!isThere)('takes a row that no week is there for, and moves it to its week once that is made', async () => {
    const late = new Date(now.getTime() + 100 * day);
    await insert(pool, 'late', late);
    expect(await idsIn(pool, 'scim_requests_rest')).toEqual(['late']);
    await lookAfterPartitions(store, new Date(late.getTime() - 7 * day));
    expect([await idsIn(pool, 'scim_requests_rest'), (await idsIn(pool)).includes('late')]).toEqual([[], true]);
    // The week has the settings of the planner that each table has.
    const { rows } = await pool.query(
      `select distinct 'n_distinct=10' = any(attoptions) as "isSet" from pg_attribute join pg_inherits on inhrelid = attrelid where inhparent = 'scim_requests'::regclass and attname = 'customer_id'`,
    );
    expect(rows).toEqual([{ isSet: true }]);
  });

  it.skipIf(!isThere)(
    'drops a week once all of its rows are past their 90 days, and deletes rows where other rows are younger',
    async () => {
      const first = (await partitions(pool))[0] ?? '';
      const begin = new Date(`${first.slice(-8, -4)}-${first.slice(-4, -2)}-${first.slice(-2)}T00:00Z`);
      await insert(pool, 'first', begin);
      await insert(pool, 'before', new Date(begin.getTime() - 1));
      await insert(pool, 'old', new Date(begin.getTime() - 8 * day));
      const after = (days: number) => lookAfterPartitions(store, new Date(begin.getTime() + (90 + days) * day));
      await after(-1.5);
      expect((await idsIn(pool)).filter((id) => ['first', 'before', 'old'].includes(id))).toEqual(['before', 'first']);
      await after(6.9);
      expect([(await partitions(pool)).includes(first), (await idsIn(pool)).includes('first')]).toEqual([true, true]);
      await after(7);
      const left = await partitions(pool);
      expect([left.includes(first), left.includes('scim_requests_before'), (await idsIn(pool)).includes('first')]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );
});
