import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Store, Stores } from '../../../src/platform/database/stores.ts';
import { hasPgBouncer, startPgBouncer } from '../../pgbouncer.ts';
import type { Pooler } from '../../pgbouncer.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { pooled, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, rowsIn, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { watch } from '../live/watcher.ts';
import { createGroupText, createUserText, forgetText, mailed, newUser, scopeOf } from '../services/people.ts';
import type { Person, Scope } from '../services/people.ts';

const isLeftOut = !postgresPrograms() || !hasPgBouncer || process.env['TEST_DATABASE'] === 'embedded';

describe.skipIf(isLeftOut)('PgBouncer in transaction mode', () => {
  let cluster: Cluster;
  let pooler: Pooler;
  let url: string;
  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.demo();
    // Fewer connections than callers, so that each gets others than before.
    pooler = await startPgBouncer(url, { connections: 3 });
  });
  afterAll(async () => {
    await pooler.stop();
    cluster.stop();
  });

  describe('serves two processes', () => {
    let one: Running;
    let other: Running;
    let admin: Browser;
    let scope: Scope;
    beforeAll(async () => {
      const settings = { ...pooled(url, pooler.through(url)), DEMO: 'on' };
      one = startPlatform(settings);
      other = startPlatform(settings);
      admin = await one.browser().as('admin@acme.example');
      scope = await scopeOf(admin);
    });
    afterAll(async () => {
      await other.close();
      await one.close();
    });

    /** The same browser, whose next requests reach the other process. */
    const atOther = (browser: Browser): Browser => {
      const same = other.browser();
      for (const [name, value] of browser.cookies) same.cookies.set(name, value);
      return same;
    };
    const isIn = async (browser: Browser) => (await browser.ask('{ AuthMe { _id } }')).errors === undefined;

    // The clock stands still: sessions that a process remembers end by a notification alone.
    it('whose sessions end in both', async () => {
      const recruiter = await one.browser().as('recruiter@acme.example');
      expect([await isIn(recruiter), await isIn(atOther(recruiter))]).toEqual([true, true]);
      await atOther(recruiter).get('mutation { AuthLogout { logout } }');
      await until(async () => !(await isIn(recruiter)) && !(await isIn(atOther(recruiter))));
    });

    it('whose users lose their rights in both', async () => {
      const manager = await one.browser().as('manager@acme.example');
      const { _id, ...place } = await manager.get<Scope & { _id: string }>('{ AuthMe { _id organizationId customerId hierarchyId } }');
      expect(await isIn(atOther(manager))).toBe(true);
      const archive = 'mutation ($filter: UserIdsFilter!) { ORGArchiveUsers(filter: $filter) { data { _id } } }';
      await admin.get(archive, { filter: { ...place, userIds: [_id] } });
      await until(async () => !(await isIn(manager)) && !(await isIn(atOther(manager))));
    });

    it('whose readers learn of changes in the other one', async () => {
      const watcher = await watch(admin, [{ list: 'ORGGetGroups', customerId: scope.customerId }]);
      const { _id } = await atOther(admin).get<Person>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
      await watcher.change(_id);
      watcher.close();
    });

    it('whose jobs are woken: a mail is written at one and sent', async () => {
      const { email } = await atOther(admin).get<Person>(createUserText, { user: newUser(scope) });
      await mailed(one, email);
      await other.browser().ask(forgetText, { email: 'admin@acme.example' });
      expect((await mailed(one, 'admin@acme.example'))[0]?.event).toBe('EDGE_USER_RESET_PASSWORD');
    });

    it('one of which exports what was requested at the other, while many others call', async () => {
      const columns = [{ path: 'email', label: 'Email' }];
      const { hierarchyId, ...customer } = scope;
      const variables = { filter: { ...customer, hierarchyIds: [hierarchyId] } };
      const input = { ...scope, resource: 'users', operation: 'ORGGetUsers', variables, columns, format: 'CSV' };
      const calls = Promise.all(Array.from({ length: 40 }, (_, index) => isIn(index % 2 ? admin : atOther(admin))));
      const { path, rows } = await admin.get<Ticket & { rows: number }>(startExport, { input });
      const exported = rowsIn(await (await download(other, atOther(admin), path)).text());
      expect(exported).toHaveLength(rows);
      expect(rows).toBeGreaterThan(5);
      expect(await calls).toEqual(Array.from({ length: 40 }, () => true));
    });
  });

  describe('gives each statement and transaction of a store', () => {
    let stores: Stores;
    let store: Store;
    beforeAll(async () => {
      const databases = { shared: pooler.through(url), direct: { shared: url }, pooler: 'transaction' as const, connections: 8 };
      stores = createStores({ dataDir: '/nowhere', databases });
      store = await stores.region('eu-west-1');
    });
    afterAll(() => stores.close());

    const own = `select current_schema() as schema, current_setting('statement_timeout') as timeout, current_setting('TimeZone') as zone, current_setting('jit') as jit`;
    const expected = { schema: 'eu_west_1', timeout: '30s', zone: 'UTC', jit: 'off' };

    it('the store’s own settings, and leaves the connection without them', async () => {
      const client = await store.pool.connect();
      const within = async () => {
        await client.query('begin');
        const { rows } = await client.query(`${own} where $1`, [true]);
        await client.query('commit');
        return rows[0] as unknown;
      };
      const found = [
        (await store.pool.query(own)).rows[0] as unknown,
        (await store.pool.query(`${own} where $1`, [true])).rows[0],
        await within(),
      ];
      client.release();
      expect(found).toEqual([expected, expected, expected]);
      const bare = new Pool({ connectionString: pooler.through(url), max: 3 });
      const left = await Promise.all([1, 2, 3].map(async () => (await bare.query('select current_schema() as schema')).rows[0] as unknown));
      await bare.end();
      expect(left).toEqual([{ schema: 'public' }, { schema: 'public' }, { schema: 'public' }]);
    });

    it('its schema, whichever store had the connection before', async () => {
      const others = [await stores.identity(), await stores.region('us-east-1'), store];
      const calls = Array.from({ length: 60 }, (_, index) => others[index % 3] as Store);
      const schemas = await Promise.all(
        calls.map(
          async ({ pool }) => (await pool.query<{ schema: string }>('select current_schema() as schema where $1', [true])).rows[0]?.schema,
        ),
      );
      expect(schemas).toEqual(calls.map(({ region, kind }) => (region ?? kind).replaceAll('-', '_')));
    });

    it('the limit of a statement’s time', async () => {
      const short = store.transaction(async (tx) => {
        await tx.execute(`set local statement_timeout = '50ms'`);
        await tx.execute('select pg_sleep(5)');
      });
      await expect(short).rejects.toMatchObject({ cause: { code: '57014' } });
      await expect(store.pool.query('select nonsense where $1', [true])).rejects.toThrow('nonsense');
      expect((await store.pool.query(own)).rows).toEqual([expected]);
    });
  });

  it('is refused where the direct address leads to another database', async () => {
    const direct = { shared: cluster.database('elsewhere') };
    const stores = createStores({ dataDir: '/nowhere', databases: { shared: pooler.through(url), direct, pooler: 'transaction' } });
    await expect(stores.identity()).rejects.toThrow('The address of store identity and its direct address lead to different databases');
    await stores.close();
  });

  it('is refused where the settings don’t name it, since stores would share a schema', async () => {
    const careless = await startPgBouncer(url, { ignored: 'options' });
    const stores = createStores({ dataDir: '/nowhere', databases: { shared: careless.through(url) } });
    await expect(stores.identity()).rejects.toThrow(/^A pooler drops the startup options .* set DATABASE_POOLER=transaction/);
    await stores.close();
    await careless.stop();
  });
});
