import { pino } from 'pino';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import type { Migration } from '../../../src/platform/database/migrate.ts';
import { migrateOnline } from '../../../src/platform/database/migrateOnline.ts';
import type { Store } from '../../../src/platform/database/stores.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';

const first: Migration = { name: '0000_first.sql', sql: 'create table logs (id int primary key, word text)' };
const online: Migration = {
  name: '0001_word.sql',
  sql: '-- Only adds.\n-- Online.\ncreate index concurrently "logs_word" on "logs" ("word");--> statement-breakpoint\nalter table logs add column other text',
};
const all = [first, online];
const log = pino({ level: 'silent' });

describe.skipIf(!postgresPrograms())('an online migration of a store', () => {
  let cluster: Cluster;
  let pool: Pool;
  let busy: Pool;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  beforeEach(async () => {
    const connectionString = cluster.database('online');
    pool = new Pool({ connectionString, max: 4, statement_timeout: 3000 });
    busy = new Pool({ connectionString, max: 1 });
    for (const each of [pool, busy]) each.on('error', () => undefined);
    await migrate(pool, [first]);
    await pool.query(`insert into logs select n, 'word ' || n from generate_series(1, 1000) as n`);
    return async () => void (await Promise.all([pool.end(), busy.end()]));
  });

  const run = (signal = new AbortController().signal) => migrateOnline({ kind: 'region', pool } as Store, { log, signal, migrations: all });
  const index = async () => {
    const { rows } = await pool.query<{ oid: number; isValid: boolean; isBuilt: boolean }>(
      `select indexrelid as oid, indisvalid as "isValid" from pg_index where indexrelid = to_regclass('logs_word')`,
    );
    return rows[0];
  };
  const recorded = async () => (await pool.query(`select 1 from migrations where name = $1 and adds`, [online.name])).rowCount === 1;
  /** The build waits for a transaction that has written, and is in its middle so long. */
  const halfBuilt = async (signal?: AbortSignal) => {
    const writer = await busy.connect();
    await writer.query('begin');
    await writer.query(`insert into logs values (0, 'first')`);
    const done = run(signal).then(
      (applied) => ({ applied }),
      (error: unknown) => ({ error }),
    );
    await until(index);
    return {
      done,
      commit: async () => {
        await writer.query('commit');
        writer.release();
      },
    };
  };

  it('isn’t waited for by a start, and lets writes go on while it builds an index', async () => {
    expect(await migrate(pool, all, 'the store', { leavesOnline: true })).toEqual([]);
    const { done, commit } = await halfBuilt();
    await pool.query(`insert into logs values (1001, 'meanwhile')`);
    await pool.query(`update logs set word = 'changed' where id = 1`);
    // A process that starts meanwhile doesn't wait either.
    expect(await migrate(pool, all, 'the store', { leavesOnline: true })).toEqual([]);
    expect([(await index())?.isValid, await recorded()]).toEqual([false, false]);
    await commit();
    expect(await done).toEqual({ applied: [online.name] });
    expect([(await index())?.isValid, await recorded()]).toEqual([true, true]);
    expect(await migrate(pool, all, 'the store', { leavesOnline: true })).toEqual([]);
    // The version before starts.
    expect(await migrate(pool, [first])).toEqual([]);
  });

  it('begins again after its connection was killed, and leaves no index that is invalid', async () => {
    const { done, commit } = await halfBuilt();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%' and pid <> pg_backend_pid()`,
    );
    expect(await done).toMatchObject({ error: expect.anything() as unknown });
    await commit();
    const broken = await index();
    expect(broken?.isValid).toBe(false);
    expect(await run()).toEqual([online.name]);
    const built = await index();
    expect([built?.isValid, built?.oid === broken?.oid, await recorded()]).toEqual([true, false, true]);
  });

  it('is done once by two processes that start at once', async () => {
    expect((await Promise.all([run(), run()])).flat()).toEqual([online.name]);
  });

  it('is let go by a process that stops: PostgreSQL builds on, and the next process takes what it built', async () => {
    const stopping = new AbortController();
    const { done, commit } = await halfBuilt(stopping.signal);
    const begun = await index();
    stopping.abort();
    expect(await done).toEqual({ applied: [] });
    // Meanwhile nobody builds it a second time.
    expect(await run()).toEqual([]);
    await commit();
    await until(async () => (await index())?.isValid);
    await until(async () => (await run()).length > 0);
    expect([(await index())?.oid, await recorded()]).toEqual([begun?.oid, true]);
  });

  it('refuses a version whose migration would make writes wait behind it', async () => {
    const { done, commit } = await halfBuilt();
    const next = [...all, { name: '0002_more.sql', sql: 'alter table logs add column more text' }];
    const options = { leavesOnline: true, patience: { tries: 2, pause: 10 } };
    await expect(migrate(pool, next, 'store x', options)).rejects.toThrow('store x is still being migrated online by the version before');
    await commit();
    await done;
    expect(await migrate(pool, next, 'store x', options)).toEqual(['0002_more.sql']);
  });

  it('that fails leaves nothing behind which refuses rows', async () => {
    await pool.query(`update logs set word = 'the same'`);
    const unique = { ...online, sql: online.sql.replace('create index', 'create unique index') };
    await expect(
      migrateOnline({ kind: 'region', pool } as Store, { log, signal: new AbortController().signal, migrations: [first, unique] }),
    ).rejects.toThrow(
      'Migration 0001_word.sql can’t be applied to store region: rows that exist break a rule, table logs (SQLSTATE 23505)',
    );
    expect([await index(), await recorded()]).toEqual([undefined, false]);
    await pool.query(`insert into logs values (1001, 'the same')`);
  });

  it('of a new store runs with the others, in one transaction', async () => {
    await pool.query('drop table logs, migrations');
    expect(await migrate(pool, all, 'the store', { leavesOnline: true })).toEqual([first.name, online.name]);
    expect((await index())?.isValid).toBe(true);
  });
});
