import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deep } from '../../support/caller.ts';
import { until } from '../../support/until.ts';
import { missingForFailover, startPatroni } from '../../patroni.ts';
import type { FailoverCluster } from '../../patroni.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from '../services/people.ts';
import type { Scope } from '../services/people.ts';
import { startLoad } from './failoverLoad.ts';
import type { Load, Write } from './failoverLoad.ts';

// DEEP fails over 20 times; FAILOVERS=4 alone runs so many without DEEP.
const failovers = Number(process.env['FAILOVERS'] ?? (deep ? 20 : 0));

vi.setConfig({ testTimeout: 7_200_000, hookTimeout: 300_000 });

/** How a primary goes. */
const ends = {
  'power failure': (cluster, old) => cluster.crash(old),
  'PostgreSQL killed': (cluster, old) => cluster.killPostgres(old),
  'machine hangs': (cluster, old) => cluster.freeze(old),
  switchover: async (cluster, old) => cluster.switchOver(old, (await cluster.synchronous())[0] ?? ''),
} satisfies Record<string, (cluster: FailoverCluster, old: string) => unknown>;

const kinds = Object.keys(ends) as (keyof typeof ends)[];

describe.skipIf(failovers === 0 || missingForFailover.length > 0)('a primary that Patroni replaces', () => {
  let cluster: FailoverCluster;
  let url: string;
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    cluster = await startPatroni();
    url = await cluster.database('console');
    running = startPlatform({ DATABASE_URL: url, DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(async () => {
    await running?.close();
    await cluster?.stop();
  });

  const signedIn = (): Browser => {
    const same = running.browser();
    for (const [name, value] of admin.cookies) same.cookies.set(name, value);
    return same;
  };
  const rowsOf = async <Row extends object>(node: string, text: string): Promise<Row[]> => {
    const client = new Client(cluster.in(node, url));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };

  /** Milliseconds without an acknowledged write, the longest such time since then. */
  const outageSince = (times: readonly number[], begun: number): number => {
    const after = [begun, ...times.filter((time) => time > begun)];
    return Math.max(...after.slice(1).map((time, index) => time - (after[index] ?? time)));
  };

  async function failOver(load: Load, kind: keyof typeof ends) {
    const old = await cluster.whole();
    const begun = performance.now();
    await ends[kind](cluster, old);
    const signIn = running.browser().logIn('admin@acme.example');
    await until(async () => {
      const found = await cluster.primary();
      return found !== undefined && found !== old;
    });
    const enough = load.acknowledged.length + 40;
    await until(() => load.acknowledged.length > enough);
    const outage = { writes: outageSince(load.acknowledged, begun), reads: outageSince(load.read, begun) };
    if (kind === 'power failure') cluster.start(old);
    if (kind === 'machine hangs') cluster.thaw(old);
    const elected = await cluster.whole();
    for (const node of cluster.nodes.filter((each) => each !== elected)) await until(async () => (await strays(node)) === 0);
    return { kind, ...outage, signIn: (await signIn).errors?.[0]?.extensions.reason };
  }

  /** Connections of the platform; undefined while the node starts. */
  const strays = (node: string): Promise<number | undefined> =>
    rowsOf(node, `select 1 from pg_stat_activity where usename = 'console'`).then(
      ({ length }) => length,
      () => undefined,
    );

  it(`loses no acknowledged write and does none twice, in ${failovers} failovers under load`, async () => {
    const load = startLoad(signedIn, scope);
    await until(() => load.acknowledged.length > 20);
    const outages: Awaited<ReturnType<typeof failOver>>[] = [];
    try {
      for (let number = 0; number < failovers; number += 1)
        outages.push(await failOver(load, kinds[number % kinds.length] ?? 'switchover'));
    } catch (error) {
      console.log(cluster.logs());
      throw error;
    } finally {
      await load.stop();
      console.log(figures(load, outages));
    }
    const primary = await cluster.whole();
    const { undecided, ...found } = await compare(primary, load.writes);
    console.log(`lost, doubled and half done: ${JSON.stringify(found)}; ${undecided} writes had been done though nobody was told`);
    if (found.lost.length > 0) console.log(cluster.logs());
    expect(found).toEqual({ lost: [], doubled: [], halfDone: [] });
    // A clear answer of its own, with the time to come back; sessions stay.
    expect([...load.errors.keys()].filter((name) => !/^503 DOWNSTREAM_SERVICE_ERROR STORE_UNAVAILABLE$/.test(name))).toEqual([]);
    expect(outages.filter(({ signIn }) => signIn !== undefined && signIn !== 'STORE_UNAVAILABLE')).toEqual([]);
    expect(await signedIn().get('{ AuthMe { _id } }')).toBeDefined();
    await jobsGoOn(primary);
  });

  async function compare(node: string, writes: readonly Write[]) {
    const schemas = ['identity', 'ap_southeast_2'];
    const of = `where customer_id = '${scope.customerId}'`;
    const groups = await rowsOf<{ id: string; key: string }>(node, `select id, name as key from ap_southeast_2.groups ${of}`);
    const users = await rowsOf<{ id: string; key: string }>(node, `select id, email as key from ap_southeast_2.users ${of}`);
    const accounts = new Set((await rowsOf<{ id: string }>(node, `select id from identity.identities ${of}`)).map(({ id }) => id));
    const entries = await rowsOf<{ id: string; subject: string }>(
      node,
      schemas
        .map(
          (schema) =>
            `select id, jsonb_array_elements_text(subjects) as subject from ${schema}.audit_entries ${of} and operation in ('ORGCreateGroup', 'ORGCreateEndUser')`,
        )
        .join(' union '),
    );
    const [lost, doubled, halfDone]: [string[], string[], string[]] = [[], [], []];
    let undecided = 0;
    const byKey = new Map<string, { id: string }[]>();
    for (const { id, key } of [...groups, ...users]) byKey.set(key, [...(byKey.get(key) ?? []), { id }]);
    const audited = new Map<string, number>();
    for (const { subject } of entries) audited.set(subject, (audited.get(subject) ?? 0) + 1);
    for (const { kind, key, id } of writes) {
      const rows = byKey.get(key) ?? [];
      if (id !== undefined && !rows.some((row) => row.id === id)) lost.push(key);
      if (id === undefined && rows.length > 0) undecided += 1;
      if (rows.length > 1) doubled.push(key);
      for (const row of rows) {
        if (kind === 'user' && !accounts.has(row.id)) halfDone.push(`${key} without an account`);
        const number = audited.get(row.id) ?? 0;
        if (number !== 1) (number > 1 ? doubled : halfDone).push(`${number} entries of ${key}`);
      }
    }
    return { lost, doubled, halfDone, undecided };
  }

  /** Leases are renewed and jobs run on the new primary. */
  async function jobsGoOn(node: string): Promise<void> {
    const [{ at } = { at: '' }] = await rowsOf<{ at: string }>(node, 'select now()::text as at');
    await until(async () => {
      const leases = await rowsOf(node, `select 1 from identity.job_leases where until > '${at}'::timestamptz + interval '20 seconds'`);
      const runs = await rowsOf(node, `select 1 from identity.background_jobs where ended_at > '${at}'`);
      return leases.length >= 2 && runs.length > 0;
    });
  }
});

function figures(load: Load, outages: readonly { kind: string; writes: number; reads: number }[]): string {
  const lines = ['writes', 'reads'] as const;
  const of = (name: (typeof lines)[number], which = outages) => {
    const sorted = which.map((outage) => Math.round(outage[name])).toSorted((one, other) => one - other);
    return `${sorted[0]} / ${sorted[Math.floor(sorted.length / 2)]} / ${sorted.at(-1)} ms`;
  };
  return [
    `${outages.length} failovers; ${load.acknowledged.length} writes acknowledged, ${load.retried()} retries; slowest call ${Math.round(load.slowest())} ms`,
    ...kinds.map((kind) => {
      const own = outages.filter((outage) => outage.kind === kind);
      return own.length === 0
        ? ''
        : `${kind}, ${own.length}: no writes for ${of('writes', own)}, no reads for ${of('reads', own)} (min / median / max)`;
    }),
    `all: no writes for ${of('writes')}, no reads for ${of('reads')}`,
    `errors: ${JSON.stringify(Object.fromEntries(load.errors))}`,
  ].join('\n');
}
