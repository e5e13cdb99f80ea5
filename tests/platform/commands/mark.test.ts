import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/backup.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { startLoad } from '../database/failoverLoad.ts';
import { createGroupText, scopeOf } from '../services/people.ts';
import type { Scope } from '../services/people.ts';

const backup = (args: string[], settings: Record<string, string> = {}) => run(args, { DATA_DIR: join(tmpdir(), 'none'), ...settings });

describe.skipIf(!postgresPrograms())('a mark', () => {
  let cluster: Cluster;
  let url: string;
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let client: Client;
  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.demo();
    running = startPlatform({ DATABASE_URL: url });
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    client = new Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await running.close();
    cluster.stop();
  });

  it('is one for all stores of a server, is taken while people write, and says how long they waited', async () => {
    const load = startLoad(() => {
      const same = running.browser();
      for (const [name, value] of admin.cookies) same.cookies.set(name, value);
      return same;
    }, scope);
    const { code, says } = await backup(['mark', 'first'], { DATABASE_URL: url });
    expect(code, says).toBe(0);
    expect(says).toMatch(/^first at 20\d\d-\S+Z; writes waited for at most \d+ ms\nidentity, ap-southeast-2.*: [0-9A-F]+\/[0-9A-F]+, /);
    // The one that all tests share has no archive.
    expect(says.split('\n')).toHaveLength(2);
    expect(says).toContain('archive_mode is off, so only pg_receivewal takes it');
    await load.stop();
    expect([...load.errors]).toEqual([]);
    expect((await backup(['mark'], { DATABASE_URL: url })).says).toMatch(/^mark-20\d\d-\d\d-\d\dT\d{6}-\d{3}Z at /);
  });

  it('waits for a transaction that has written, and lets others write meanwhile', async () => {
    await client.query('begin');
    await client.query(`update ap_southeast_2.groups set description = 'half' where id = (select id from ap_southeast_2.groups limit 1)`);
    let isOver = false;
    const marking = backup(['mark', 'waits'], { DATABASE_URL: url }).finally(() => (isOver = true));
    const waiting = `select 1 from pg_locks where mode = 'ShareLock' and relation = 'ap_southeast_2.groups'::regclass and not granted`;
    await until(async () => isOver || (await client.query(waiting)).rowCount);
    expect(isOver).toBe(false);
    for (let count = 0; count < 3; count += 1)
      await admin.get(createGroupText, { group: { ...scope, name: `Meanwhile ${count}`, description: '' } });
    expect(isOver).toBe(false);
    await client.query('rollback');
    expect((await marking).code).toBe(0);
  });

  it('is refused to a role that may not write it, with what an administrator has to run', async () => {
    const role = `marks_${process.pid}_${Date.now()}`;
    await client.query(`create role "${role}" login`);
    try {
      for (const schema of ['identity', 'ap_southeast_2', 'eu_west_1', 'us_east_1']) {
        await client.query(`create schema if not exists ${schema}`);
        await client.query(`grant usage on schema ${schema} to "${role}"`);
        await client.query(`grant all on all tables in schema ${schema} to "${role}"`);
      }
      const own = { DATABASE_URL: Object.assign(new URL(url), { username: role }).href };
      const { code, says } = await backup(['mark'], own);
      expect(code).toBe(1);
      const statement = `grant execute on function pg_create_restore_point(text), pg_switch_wal() to "${role}";`;
      expect(says).toBe(
        `The role may not write marks. As an administrator of PostgreSQL:\nIn the database ${new URL(url).pathname.slice(1)}: ${statement}`,
      );
      await client.query(statement);
      expect(await backup(['mark'], own)).toMatchObject({ code: 0 });
    } finally {
      await client.query(`drop owned by "${role}"`);
      await client.query(`drop role "${role}"`);
    }
  });

  it('leaves stores in which no row misses another one, and says which do', async () => {
    expect(await backup(['verify'], { DATABASE_URL: url })).toEqual({ code: 0, says: 'No row misses another one in these stores.' });
    await client.query('begin');
    await client.query(`insert into identity.identities select (jsonb_populate_record(i, '{"id": "nobody", "email": "nobody@acme.example"}')).*
      from identity.identities i where customer_id is not null and aws_region = 'ap-southeast-2' limit 1`);
    await client.query('commit');
    expect(await backup(['verify'], { DATABASE_URL: url })).toEqual({
      code: 1,
      says: 'ap-southeast-2: 1 users of accounts are missing, the first one nobody.',
    });
    await client.query(`delete from identity.identities where id = 'nobody'`);
  });
});

it('is refused where there is no archive, or under a name that PostgreSQL does not take', async () => {
  expect(await backup(['mark'])).toMatchObject({ code: 1, says: expect.stringContaining('Embedded databases have no archive') });
  expect(await backup(['mark', 'a b'])).toMatchObject({ code: 1, says: expect.stringContaining('up to 63 letters') });
  expect(await backup(['mark', 'one', 'two'])).toMatchObject({ code: 2, says: expect.stringContaining('backup -- mark [NAME]') });
});
