import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '../../../src/platform/platform.ts';
import { openGate } from '../../support/gate.ts';
import { until } from '../../support/until.ts';
import { startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { databaseOf, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The list of the platform's health, with a region whose database can be stopped.

let cluster: Cluster;
let gate: Awaited<ReturnType<typeof openGate>>;
let running: Running;
let staff: Browser;
beforeAll(async () => {
  cluster = await startPostgres();
  gate = await openGate(cluster.database('health'));
  running = startPlatform({ DATABASE_URL_EU_WEST_1: gate.address, SMTP_URL: 'smtp://127.0.0.1:9' });
  staff = await running.browser().as('staff@demo.example');
  await running.platform.stores.region('ap-southeast-2');
  await running.platform.stores.region('eu-west-1');
  // A reader waits two seconds for figures, and on a busy machine sees none at first.
  await measured('ap-southeast-2', /HEALTHY|DEGRADED/);
  await measured('eu-west-1', /HEALTHY|DEGRADED/);
}, 240_000);
afterAll(async () => {
  gate.state = 'open';
  await running.close();
  gate.stop();
  cluster.stop();
});

type Part = Record<string, unknown>;
const query = `query ($filter: CommonGetPlatformHealthFilter!) { CommonGetPlatformHealth(filter: $filter) { pagination { totalItems } data {
  _id kind name region state since reportedAt measuredAt latency isReadOnly isReplicaUsed size connections connectionLimit migration isMigrationKnown
  waiting oldestAt failed succeededAt failedAt failingSince error process version startedAt memory eventLoopDelay leads } } }`;
const parts = async (filter: object = {}, browser = staff) =>
  (await browser.get<{ data: Part[] }>(query, { filter: { limit: 100, ...filter } })).data;
const identity = () => running.platform.stores.identity();
/** Two looks within a second are one. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1100));
const store = async (region: string) => (await parts({ kind: 'STORE' })).find((part) => part['region'] === region);
/** The store of a region, once it is known to be so. */
const measured = async (region: string, state: RegExp) =>
  (await until(async () => {
    const part = await store(region);
    return state.test(String(part?.['state'])) && part;
  })) as Part;

describe('the health of the platform', () => {
  it('has a row for each store, queue, sender and process, with figures', async () => {
    const all = await parts();
    const here = all.find(({ name, region }) => name === 'REGION_STORE' && region === 'ap-southeast-2');
    expect(here).toMatchObject({ isMigrationKnown: true, isReadOnly: false, error: null, isReplicaUsed: null });
    expect(here?.['state']).toMatch(/HEALTHY|DEGRADED/);
    for (const figure of ['size', 'connections', 'connectionLimit']) expect(here?.[figure]).toBeGreaterThan(0);
    expect(all.filter(({ kind }) => kind === 'QUEUE').map(({ name, region }) => `${String(name)} ${String(region)}`)).toEqual(
      expect.arrayContaining(['MAIL_QUEUE null', 'WEBHOOK_QUEUE eu-west-1', 'AUDIT_RELAY_QUEUE us-east-1']),
    );
    expect(all.find(({ name }) => name === 'SYSLOG_SENDER')).toMatchObject({ state: 'UNUSED' });
    expect(all.find(({ name }) => name === 'WEBHOOK_SENDER')).toMatchObject({ state: 'UNKNOWN' });
    expect(all.find(({ kind }) => kind === 'PROCESS')).toMatchObject({ version: '0.0.0', memory: expect.any(Number) as number });
  });

  it('names no host, address or password', async () => {
    const text = JSON.stringify(await parts());
    const { hostname } = await import('node:os');
    for (const secret of ['127.0.0.1', 'localhost', 'postgres', hostname()]) expect(text).not.toContain(secret);
  });

  it('says of a region that is stopped that it is down, of its queues that they are unknown, and when each was measured', async () => {
    const before = await store('eu-west-1');
    gate.state = 'closed';
    await later();
    await measured('eu-west-1', /DOWN/);
    const [first] = await parts();
    expect(first).toMatchObject({ region: 'eu-west-1', state: 'DOWN', measuredAt: before?.['measuredAt'], size: before?.['size'] });
    expect(first?.['error']).toBeTruthy();
    const queues = (await parts({ kind: 'QUEUE', regions: ['eu-west-1'] })).filter(({ name }) => name !== 'AUDIT_RELAY_QUEUE');
    expect(new Set(queues.map(({ state }) => state))).toEqual(new Set(['UNKNOWN']));
    expect(new Set(queues.map(({ measuredAt }) => measuredAt))).toEqual(new Set([before?.['measuredAt']]));
    gate.state = 'open';
    await later();
    await measured('eu-west-1', /HEALTHY|DEGRADED/);
  });

  it('calls a region that doesn’t answer timed out, instead of waiting for it', async () => {
    gate.state = 'blocked';
    await later();
    const begun = performance.now();
    await store('eu-west-1');
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await measured('eu-west-1', /DOWN/)).toMatchObject({ error: 'TIMEOUT' });
    gate.state = 'closed';
    gate.state = 'open';
  });

  it('shows two versions side by side, and forgets a process that ends', async () => {
    const second = startPlatform(
      { ...databaseOf(running), DATABASE_URL_EU_WEST_1: gate.address, BACKGROUND_WORK: 'off' },
      { create: (settings, options) => createPlatform(settings, { ...options, version: '9.9.9' }) },
    );
    const asSecond = await second.browser().as('staff@demo.example');
    await until(async () => (await parts({ kind: 'PROCESS' }, asSecond)).some(({ version }) => version === '9.9.9'));
    expect(new Set((await parts({ kind: 'PROCESS' })).map(({ version }) => version))).toEqual(new Set(['0.0.0', '9.9.9']));
    await second.close();
    expect((await parts({ kind: 'PROCESS' })).map(({ version }) => version)).toEqual(['0.0.0']);
  });

  it('doesn’t know the state of what nobody has reported lately, and forgets a killed process', async () => {
    const { pool } = await identity();
    await pool.query(`insert into platform_parts (id, kind, name, process, reported, reporter, reported_at, since, version) values
      ('stale', 'PROCESS', 'PROCESS', 'stale', 'HEALTHY', 'stale', now() - interval '1 minute', now(), '1'),
      ('killed', 'PROCESS', 'PROCESS', 'killed', 'HEALTHY', 'killed', now() - interval '1 hour', now(), '1')`);
    await later();
    const rows = await parts({ kind: 'PROCESS' });
    expect(rows.find((row) => row['process'] === 'stale')).toMatchObject({ state: 'UNKNOWN' });
    expect(rows.find((row) => row['process'] === 'killed')).toBeUndefined();
    expect((await parts({ kind: 'PROCESS', states: ['UNKNOWN'] })).map((row) => row['process'])).toEqual(['stale']);
  });

  it('is worst first, and for nobody else', async () => {
    const order = ['DOWN', 'DEGRADED', 'UNKNOWN', 'HEALTHY', 'UNUSED'];
    const states = (await parts()).map(({ state }) => order.indexOf(String(state)));
    expect(states).toEqual(states.toSorted((one, other) => one - other));
    const admin = await running.browser().as('admin@acme.example');
    expect(await admin.refusal(query, { filter: {} })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await running.browser().refusal(query, { filter: {} })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
