import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Stores, StoresOptions } from '../../../src/platform/database/stores.ts';
import { platformValues } from '../../../src/platform/database/tables/records.ts';
import { sqlState } from '../../../src/platform/database/sqlState.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { templateDir } from '../engine.ts';

const row = (name: string) => ({ name, value: 'x', createdAt: new Date() });

function behaviour(options: () => StoresOptions): void {
  let stores: Stores;
  const opened: string[] = [];
  beforeAll(() => {
    stores = createStores({
      ...options(),
      onOpen: async (store, isNew) => void opened.push(`${store.region ?? store.kind} ${isNew ? 'new' : 'known'}`),
    });
  });
  afterAll(() => stores.close());

  it('are opened when they are first used, once, with their own tables', async () => {
    expect(stores.opened()).toEqual([]);
    const [one, other] = await Promise.all([stores.identity(), stores.identity()]);
    expect(one).toBe(other);
    expect(stores.opened().map(({ kind }) => kind)).toEqual(['identity']);
    const region = await stores.region('us-east-1');
    expect((await one.db.execute(sql`select count(*)::int as n from identities`)).rows).toHaveLength(1);
    await expect(region.db.execute(sql`select * from identities`)).rejects.toThrow();
    expect(opened).toEqual(['identity new', 'us-east-1 new']);
  });

  it('keep regions apart', async () => {
    const [east, west] = [await stores.region('us-east-1'), await stores.region('eu-west-1')];
    await east.db.insert(platformValues).values(row('east'));
    expect(await west.db.select().from(platformValues).where(eq(platformValues.name, 'east'))).toEqual([]);
  });

  it('undo a transaction that fails, and go on working after an SQL error within one', async () => {
    const { db, transaction } = await stores.identity();
    await expect(
      transaction(async (tx) => {
        await tx.insert(platformValues).values(row('undone'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const failure = await transaction(async (tx) => {
      await tx.insert(platformValues).values(row('undone'));
      await tx.execute(sql`select nonsense`);
    }).catch((error: unknown) => error);
    expect(sqlState(failure)).toBe('42703');
    expect(await db.select().from(platformValues).where(eq(platformValues.name, 'undone'))).toEqual([]);
    await expect(db.execute(sql`select nonsense`)).rejects.toThrow();
    await transaction((tx) => tx.insert(platformValues).values(row('done')));
    expect(await db.select().from(platformValues).where(eq(platformValues.name, 'done'))).toHaveLength(1);
  });

  it('are given back a connection whose transaction could not even begin', async () => {
    const { pool, transaction } = await stores.identity();
    for (let times = 0; times < 12; times += 1) {
      pool.once('acquire', (client: PoolClient) => {
        const query = client.query.bind(client);
        Object.assign(client, { query: () => (Object.assign(client, { query }), Promise.reject(new Error('The line is broken'))) });
      });
      await expect(transaction(async () => 'done')).rejects.toThrow();
    }
    expect([pool.totalCount - pool.idleCount, await transaction(async () => 'done')]).toEqual([0, 'done']);
  });

  it('answer many at once', async () => {
    const { db, transaction } = await stores.identity();
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        number % 2 ? db.select().from(platformValues) : transaction((tx) => tx.insert(platformValues).values(row(`many-${number}`))),
      ),
    );
    const { rows } = await db.execute(sql`select count(*)::int as n from platform_values where name like 'many-%'`);
    expect(rows).toEqual([{ n: 20 }]);
  });

  it('refuse a region that there is not, and everything once they are closed', async () => {
    await expect(stores.region('mars-1' as never)).rejects.toThrow('Unknown region mars-1');
  });

  it('migrate in one transaction, refuse a migration that was changed, and a store that is newer than the program', async () => {
    const { pool } = await stores.region('ap-southeast-2');
    await pool.query('drop table migrations');
    const first = [{ name: '0001.sql', sql: 'create table one (id int)' }];
    expect(await migrate(pool, first)).toEqual(['0001.sql']);
    expect(await migrate(pool, first)).toEqual([]);
    await expect(migrate(pool, [{ name: '0001.sql', sql: 'create table changed (id int)' }])).rejects.toThrow(
      /0001.sql was changed after it had been applied/,
    );
    await expect(migrate(pool, [])).rejects.toThrow(/newer than this program: it has applied 0001.sql/);
    // The version before leaves alone what was added.
    await migrate(pool, [...first, { name: '0001a.sql', sql: '-- Only adds.\ncreate table added (id int)' }]);
    expect(await migrate(pool, first)).toEqual([]);
    const failing = [...first, { name: '0002.sql', sql: 'create table two (id int); select nonsense' }];
    await expect(migrate(pool, failing)).rejects.toThrow();
    await expect(migrate(pool, failing, 'store x')).rejects.toThrow(
      /^Migration 0002.sql can’t be applied to store x: .*nonsense.* \(SQLSTATE 42703\)$/,
    );
    const { rows } = await pool.query(`select to_regclass('two') as there`);
    expect(rows).toEqual([{ there: null }]);
  });

  it('migrate large tables, however short requests are limited, which stay so', async () => {
    const { pool } = await stores.region('ap-southeast-2');
    await pool.query('drop table if exists migrations');
    const limit = async () => (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
    const before = await limit();
    await migrate(pool, [
      { name: '0001.sql', sql: `create table limits as select current_setting('statement_timeout') as while_migrating` },
    ]);
    expect((await pool.query('select * from limits')).rows).toEqual([{ while_migrating: '0' }]);
    expect(await limit()).toBe(before);
  });

  it('name migration, store, table and column where rows lack a required value, and no value of theirs', async () => {
    const { pool } = await stores.region('ap-southeast-2');
    await pool.query('drop table if exists migrations');
    const first = [{ name: '0001.sql', sql: `create table offers (name text); insert into offers values ('secret')` }];
    await migrate(pool, first);
    const message = async (sql: string) => {
      const failure = await migrate(pool, [...first, { name: '0002_email.sql', sql }], 'store x').catch((error: unknown) => error);
      return (failure as Error).message;
    };
    expect(await message('alter table offers add column email text not null')).toBe(
      'Migration 0002_email.sql can’t be applied to store x: rows that exist have no value for a required column, ' +
        'column email of table offers (SQLSTATE 23502). Give the column a default, or fill it before it becomes required',
    );
    const conversion = await message('alter table offers alter column name type int using name::int');
    expect(conversion).toMatch(/^Migration 0002_email.sql can’t be applied to store x: rows that exist break a rule.* \(SQLSTATE 22P02\)$/);
    expect(conversion).not.toContain('secret');
  });
}

describe('embedded stores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-stores-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  behaviour(() => ({ dataDir: join(folder, 'one'), templateDir }));

  it('lie in a folder each, keep what was committed, and are known when they are opened again', async () => {
    const dataDir = join(folder, 'again');
    const seen: boolean[] = [];
    for (const round of [1, 2]) {
      const stores = createStores({ dataDir, templateDir, onOpen: async (_, isNew) => void seen.push(isNew) });
      const { db } = await stores.identity();
      await db.insert(platformValues).values(row(`round ${round}`));
      expect(await db.select().from(platformValues)).toHaveLength(round);
      await stores.close();
      await expect(stores.identity()).rejects.toThrow('The stores are closed');
    }
    expect(seen).toEqual([true, false]);
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('.'))).toEqual(['identity']);
  });

  it('make their template once, and leave nothing half-made behind', async () => {
    const dataDir = join(folder, 'fresh');
    const stores = createStores({ dataDir });
    await Promise.all([stores.identity(), stores.region('eu-west-1')]);
    await stores.close();
    expect(readdirSync(dataDir).toSorted()).toEqual(['.template', 'eu-west-1', 'identity']);
    expect(existsSync(join(dataDir, '.template/PG_VERSION'))).toBe(true);
  });
});

describe.skipIf(!postgresPrograms())('stores on PostgreSQL', () => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.database('shared');
  });
  afterAll(() => cluster.stop());
  behaviour(() => ({ dataDir: '/nowhere', databases: { shared: url } }));

  it('are four schemas of one database', async () => {
    const pool = new Pool({ connectionString: url });
    const { rows } = await pool.query(`select nspname from pg_namespace where nspname ~ '^(identity|[a-z]+_[a-z]+_[0-9])$' order by 1`);
    await pool.end();
    expect(rows.map((each: { nspname: string }) => each.nspname)).toEqual(['ap_southeast_2', 'eu_west_1', 'identity', 'us_east_1']);
  });

  it('can each be a database of its own, next to a shared one', async () => {
    const own = cluster.database('own');
    const stores = createStores({ dataDir: '/nowhere', databases: { shared: url, 'eu-west-1': own } });
    await (await stores.region('eu-west-1')).db.insert(platformValues).values(row('own'));
    await stores.close();
    const pool = new Pool({ connectionString: own });
    expect((await pool.query('select name from public.platform_values')).rows).toEqual([{ name: 'own' }]);
    await pool.end();
  });

  it('are migrated by one of several processes that start at the same moment', async () => {
    const together = cluster.database('together');
    const fresh: boolean[] = [];
    const processes = Array.from({ length: 4 }, () =>
      createStores({ dataDir: '/nowhere', databases: { shared: together }, onOpen: async (_, isNew) => void fresh.push(isNew) }),
    );
    await Promise.all(processes.map((stores) => stores.identity()));
    await Promise.all(processes.map((stores) => stores.close()));
    expect(fresh.filter(Boolean)).toHaveLength(1);
  });

  it('lose a transaction whose connection is cut, and go on', async () => {
    const stores = createStores({ dataDir: '/nowhere', databases: { shared: url } });
    const { transaction, db, pool } = await stores.identity();
    const cut = transaction(async (tx) => {
      await tx.insert(platformValues).values(row('cut off'));
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.insert(platformValues).values(row('too late'));
    });
    await expect(cut).rejects.toThrow();
    expect(await db.select().from(platformValues).where(eq(platformValues.name, 'cut off'))).toEqual([]);
    await stores.close();
  });

  it('are tried again after the database was away', async () => {
    const databases = { shared: 'postgres://console@127.0.0.1:1/none' };
    const stores = createStores({ dataDir: '/nowhere', databases });
    await expect(stores.identity()).rejects.toThrow();
    databases.shared = url;
    expect((await stores.identity()).kind).toBe('identity');
    await stores.close();
  });
});
