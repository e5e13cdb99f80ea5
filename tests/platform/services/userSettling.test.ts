import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Stores, StoresOptions } from '../../../src/platform/database/stores.ts';
import { startUserSync } from '../../../src/platform/services/users/sync.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { templateDir } from '../engine.ts';

const region = 'eu-west-1';
const idOf = (letter: string) => letter.repeat(24);

function behaviour(options: () => StoresOptions, more?: (tools: () => Tools) => void): void {
  const tools = {} as Tools;
  beforeAll(async () => {
    const stores = createStores(options());
    const ask = {
      identity: async (text: string) => (await stores.identity()).pool.query(text),
      region: async (text: string) => (await stores.region(region)).pool.query(text),
    };
    const now = () => new Date();
    Object.assign(tools, { stores, ...ask, job: startUserSync({ stores, now, log: pino({ level: 'silent' }) }) });
    const at = `'2026-01-01', '2026-01-01'`;
    await tools.identity(`insert into organizations (id, unique_name, display_name, created_at, updated_at) values ('o', 'o', 'O', ${at})`);
    await tools.identity(
      `insert into customers (id, organization_id, unique_name, display_name, aws_region, root_hierarchy_id, created_at, updated_at) values ('c', 'o', 'c', 'C', '${region}', 'h', ${at})`,
    );
  });
  afterAll(async () => {
    await tools.job.stop();
    await tools.stores.close();
  });

  const totals = async () => {
    const { rows } = await tools.region(`select name, value::int from totals where customer_id = 'c' order by 1`);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  const count = async () => {
    await tools.region(`delete from totals`);
    await tools.region(
      `insert into totals (customer_id, name, value) select 'c', 'users:' || state, (select count(*) from users where (archived_at is null) = (state = 'active')) from (values ('active'), ('archived')) s(state)`,
    );
  };

  it('removes a profile whose identity never was, with its groups and its number', async () => {
    await tools.region(profile('a'));
    await tools.region(profile('b'));
    await tools.identity(identity('b'));
    await tools.region(`insert into group_members (customer_id, group_id, user_id, created_at) values ('c', 'g', '${idOf('a')}', now())`);
    await count();
    await tools.job.run();
    expect((await tools.region('select id from users')).rows).toEqual([{ id: idOf('b') }]);
    expect((await tools.region('select * from group_members')).rows).toEqual([]);
    expect(await totals()).toEqual({ 'users:active': 1, 'users:archived': 0 });
    // Nothing of the claim is left.
    expect((await tools.identity('select id from identities')).rows).toEqual([{ id: idOf('b') }]);
  });

  it('archives and restores profiles as their identities are', async () => {
    await tools.region(profile('c', 'now()'));
    await tools.identity(identity('c'));
    await tools.region(profile('d'));
    await tools.identity(identity('d', 'now()'));
    await count();
    await tools.job.run();
    const { rows } = await tools.region('select left(id, 1) as id, archived_at is not null as archived from users order by 1');
    expect(rows).toEqual([
      { id: 'b', archived: false },
      { id: 'c', archived: false },
      { id: 'd', archived: true },
    ]);
    expect(await totals()).toEqual({ 'users:active': 2, 'users:archived': 1 });
  });
  more?.(() => tools);
}

interface Tools {
  stores: Stores;
  identity: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  region: (text: string) => Promise<{ rows: { name: string; value: number }[] }>;
  job: ReturnType<typeof startUserSync>;
}

const profile = (letter: string, archivedAt = 'null') =>
  `insert into users (customer_id, id, organization_id, hierarchy_id, email, username, first_name, last_name, user_type, source, created_at, updated_at, archived_at)
   values ('c', '${idOf(letter)}', 'o', 'h', '${letter}@made.example', '${letter}', 'Nora', 'New', 'RECRUITER', 'EDGE', now(), now(), ${archivedAt})`;

const identity = (letter: string, archivedAt = 'null') =>
  `insert into identities (id, email, user_type, source, organization_id, customer_id, hierarchy_id, aws_region, created_at, updated_at, archived_at)
   values ('${idOf(letter)}', '${letter}@made.example', 'RECRUITER', 'EDGE', 'o', 'c', 'h', '${region}', now(), now(), ${archivedAt})`;

describe('the job that settles users, on embedded stores,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-settling-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  behaviour(() => ({ dataDir: folder, templateDir }));
});

describe.skipIf(!postgresPrograms())('the job that settles users, on PostgreSQL,', () => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.database('settling');
  });
  afterAll(() => cluster.stop());
  behaviour(
    () => ({ dataDir: '/nowhere', databases: { shared: url } }),
    (tools) => {
      it.each([
        ['commit', 1],
        ['rollback', 0],
      ])('waits for a call that is still in progress; after its %s there are %i of its profile', async (end, left) => {
        const { stores, region: ask, job } = tools();
        const call = await (await stores.identity()).pool.connect();
        await call.query('begin');
        await call.query(identity('e'));
        await ask(profile('e'));
        let done = false;
        const settled = job.run().then(() => (done = true));
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(done).toBe(false);
        await call.query(end);
        call.release();
        await settled;
        expect((await ask(`select 1 from users where id = '${idOf('e')}'`)).rows).toHaveLength(left);
        await ask(`delete from users where id = '${idOf('e')}'`);
        await (await stores.identity()).pool.query(`delete from identities where id = '${idOf('e')}'`);
      });
    },
  );
});
