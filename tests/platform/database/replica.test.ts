import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/platform/http/metrics.ts';
import { postgresPrograms, startOwnPostgres } from '../../postgres.ts';
import type { ClusterReplica, OwnCluster } from '../../postgres.ts';
import { until } from '../../support/until.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, rowsIn, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { watch } from '../live/watcher.ts';
import { createUserText, newUser, scopeOf } from '../services/people.ts';
import type { Person, Scope } from '../services/people.ts';

const list = 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id email } } }';
const figure = 'query ($of: DatalakeAssessmentFilter!) { DatalakeAssessmentCountCompletedAssessments(filterAssessmentInput: $of) }';
const isLeftOut = !postgresPrograms() || process.env['TEST_DATABASE'] === 'embedded';

describe.skipIf(isLeftOut)('a streaming replica', () => {
  let cluster: OwnCluster;
  let replica: ClusterReplica;
  let url: string;
  let one: Running;
  let other: Running;
  let strict: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    cluster = await startOwnPostgres();
    url = cluster.database('replicated');
    replica = await cluster.replica();
    const start = (seconds: number) =>
      startPlatform({ DATABASE_URL: url, DATABASE_URL_READ: replica.of(url), DATABASE_REPLICA_LAG: String(seconds), DEMO: 'on' });
    one = start(300);
    admin = await one.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    [other, strict] = [start(300), start(1)];
    for (const running of [one, other, strict]) await used(running);
  });
  afterAll(async () => {
    for (const running of [one, other, strict]) await running.close();
    replica.stop();
    cluster.stop();
  });

  const replicaOf = async ({ platform }: Running) => (await platform.stores.region('ap-southeast-2')).replica;
  const used = (running: Running, expected = true) => until(async () => (await replicaOf(running))?.isUsed() === expected);
  const served = async (running: Running) => (await replicaOf(running))?.reads.get('replica') ?? 0;
  const at = (running: Running, browser: Browser, withWrites = true): Browser => {
    const same = running.browser();
    for (const [name, value] of browser.cookies) if (withWrites || !name.startsWith('wrote-')) same.cookies.set(name, value);
    return same;
  };
  const filter = () => {
    const { hierarchyId, ...customer } = scope;
    return { ...customer, hierarchyIds: [hierarchyId], limit: 100 };
  };
  const emails = async (browser: Browser) =>
    (await browser.get<{ data: Person[] }>(list, { filter: filter() })).data.map(({ email }) => email);
  const onReplica = async (text: string): Promise<unknown> => {
    const client = new Client(replica.of(url));
    await client.connect();
    const { rows } = await client.query<{ value: unknown }>(text);
    await client.end();
    return rows[0]?.value;
  };
  const paused = async (work: () => Promise<void>): Promise<void> => {
    await onReplica('select pg_wal_replay_pause()');
    await until(async () => (await onReplica('select pg_get_wal_replay_pause_state() as value')) === 'paused');
    try {
      await work();
    } finally {
      await onReplica('select pg_wal_replay_resume()');
    }
  };
  const create = (browser = admin) => browser.get<Person>(createUserText, { user: newUser(scope) });
  const rename = async (email: string, to: string) =>
    (await one.platform.stores.region('ap-southeast-2')).pool.query('update users set email = $1 where email = $2', [to, email]);

  it('serves lists, exports and figures, and its rows may be as old as the setting says', async () => {
    const { email } = await create();
    await until(async () => (await emails(at(other, admin, false))).includes(email));
    await used(strict);
    await paused(async () => {
      await rename(email, `renamed-${email}`);
      const before = await served(other);
      expect(await emails(at(other, admin, false))).toContain(email);
      const columns = [{ path: 'email', label: 'Email' }];
      const input = { ...scope, resource: 'users', operation: 'ORGGetUsers', variables: { filter: filter() }, columns, format: 'CSV' };
      const reader = at(other, admin, false);
      const { path } = await reader.get<Ticket>(startExport, { input });
      for (const name of reader.cookies.keys()) if (name.startsWith('wrote-')) reader.cookies.delete(name);
      const rows = rowsIn(await (await download(other, reader, path)).text());
      expect(rows.map((row) => row['email'])).toContain(email);
      expect(await served(other)).toBeGreaterThan(before + 1);
      const listed = await served(other);
      const place = { organizationIds: [scope.organizationId], customerIds: [scope.customerId], hierarchyIds: [scope.hierarchyId] };
      await reader.get<number>(figure, { of: { ...place, product: ['FI'], submittedAtFrom: '2020-01-01T00:00:00.000Z' } });
      expect([await served(other), (await replicaOf(other))?.reads.get('away')]).toEqual([listed + 1, undefined]);
      // A process that wants younger rows gets them from the primary.
      await until(async () => (await emails(at(strict, admin, false))).includes(`renamed-${email}`));
      await used(strict, false);
    });
    await used(strict);
  });

  it('shows a session its own writes in every process, while others may not see them yet', async () => {
    await paused(async () => {
      // Changes at the same time are all in the session's next list.
      const made = (await Promise.all([create(), create(at(other, admin)), create()])).map(({ email }) => email);
      expect(await emails(admin)).toEqual(expect.arrayContaining(made.filter((_, index) => index !== 1)));
      const { email } = await create();
      expect(await emails(admin)).toEqual(expect.arrayContaining([...made, email]));
      expect(await emails(at(other, admin))).toContain(email);
      expect(await emails(at(other, admin, false))).not.toContain(email);
    });
    const before = await served(one);
    await until(async () => (await emails(admin)).length > 0 && (await served(one)) > before);
  });

  it('never decides about rights: who was archived is refused while it still holds them', async () => {
    const recruiter = await one.browser().as('recruiter@acme.example');
    const { _id, ...place } = await recruiter.get<Scope & { _id: string }>('{ AuthMe { _id organizationId customerId hierarchyId } }');
    await paused(async () => {
      const archive = 'mutation ($filter: UserIdsFilter!) { ORGArchiveUsers(filter: $filter) { data { _id } } }';
      await admin.get(archive, { filter: { ...place, userIds: [_id] } });
      expect((await at(other, recruiter).ask('{ AuthMe { _id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });
  });

  it('has a change before readers learn of it', async () => {
    const watcher = await watch(admin, [{ list: 'ORGGetUsers', customerId: scope.customerId }]);
    let made = '';
    await paused(async () => {
      made = (await create(at(other, admin)))._id;
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(watcher.changes().map(({ _id }) => _id)).not.toContain(made);
    });
    await watcher.change(made);
    watcher.close();
  });

  it('may die: the primary takes over at once, until it is back', async () => {
    const before = await emails(at(other, admin, false));
    replica.kill();
    expect(await emails(at(other, admin, false))).toEqual(before);
    await used(other, false);
    const metrics = createMetrics(other.platform.stores, () => 0);
    const page = (await metrics.page()).body?.toString() ?? '';
    expect(page).toContain('console_replica_used{store="ap-southeast-2"} 0');
    expect(page).toMatch(/console_replica_reads_total\{store="ap-southeast-2",served="away"\} [1-9]/);
    metrics.close();
    replica.start();
    await used(other);
    expect(await emails(at(other, admin, false))).toEqual(before);
  });

  it('is not read where it belongs to another database', async () => {
    const settings = { DATABASE_URL: cluster.database('another'), DATABASE_URL_READ: replica.of(url), DEMO: 'off' };
    const running = startPlatform({ ...settings, PUBLIC_URL: 'http://localhost:4120' });
    expect((await running.platform.stores.identity()).replica?.isUsed()).toBe(false);
    await running.close();
  });
});
