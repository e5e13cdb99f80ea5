import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { Platform } from '../../src/platform/platform.ts';
import { origin } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { Resource, scopeOf } from '../support/resource.ts';
import { loadFor, median, quantile, send, type Call, type Turn } from './load.ts';
import { startPostGraphile, type Peer } from './postgraphile.ts';
import { report, type Figure } from './report.ts';
import { startServer, type Running } from './server.ts';
import { fillSkewed } from './skewedTenancy.ts';
import { callerOf, declaredLists, planNamed, reviewedCalls, signIn, type TenancyCall } from './tenancyCalls.ts';

/** `BENCH_TENANCY=500/100000/4000` measures fewer customers, applications and vacancies. */
const [others = 5000, applications = 1_000_000, vacancies = 18_000] = (process.env['BENCH_TENANCY'] ?? '')
  .split('/')
  .filter(Boolean)
  .map(Number);

/** `BENCH_CALLS="^(users|vacancies) list$"` measures only calls whose name matches. */
const wanted = new RegExp(process.env['BENCH_CALLS'] ?? '');

const region = 'ap-southeast-2';
const connections = [1, 8, 64];
const rounds = 3;
const seconds = 0.5;
const tolerance = 0.25;

/** Calls of the built server over HTTP next to raw `pg` on node:http: one large customer among small ones. */
export async function tenancyBench(): Promise<void> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const url = cluster.database('tenancy');
  const pools = { region: poolOf(url, region.replaceAll('-', '_')), identity: poolOf(url, 'identity') };
  const env = { DATABASE_URL: url, DEMO: 'on', DATA_DIR: dataDir, PUBLIC_URL: origin, RATE_LIMIT_SCALE: '100000' };
  const start = () => startServer(['--max-semi-space-size=32', 'dist/server/server.js'], 4182, env);
  try {
    const customerId = await fill(await start(), pools);
    const ours = await start();
    const raw = await startServer(['--import', 'tsx', 'tests/bench/raw.ts'], 4183, { DATABASE_URL: url });
    const peer = await startPostGraphile(url, pools.region, customerId);
    try {
      await measure(ours, raw, peer, pools);
    } finally {
      await Promise.all([ours, raw, ...(peer ? [peer.server] : [])].map((server) => server.stop()));
    }
  } finally {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Pools {
  region: Pool;
  identity: Pool;
}

const poolOf = (connectionString: string, schema: string) => {
  const pool = new Pool({ connectionString, max: 2, options: `-c search_path=${schema}` });
  pool.on('error', () => undefined);
  return pool;
};

async function fill(server: Running, pools: Pools): Promise<string> {
  const caller = await callerOf(server.address, 'admin@acme.example');
  const scope = await scopeOf(caller);
  const { customerId } = scope;
  // The first call of a region makes its demo data.
  await new Resource(planNamed('users'), caller, scope).page(1, 1);
  await server.stop();
  const stores = { region: async () => ({ pool: pools.region }), identity: async () => ({ pool: pools.identity }) };
  const skew = { customerId, applications, vacancies, others, inOneVacancy: Math.ceil(applications / 20), users: 9500, events: 60_000 };
  const begun = performance.now();
  await fillSkewed({ stores } as unknown as Platform, { ...skew, until: new Date() });
  console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  return customerId;
}

async function measure(ours: Running, raw: Running, peer: Peer | undefined, pools: Pools): Promise<void> {
  const people = {
    admin: await signIn(ours.address, pools.identity, 'admin@acme.example'),
    staff: await signIn(ours.address, pools.identity, 'staff@demo.example'),
  };
  const scope = await scopeOf(await callerOf(ours.address, 'admin@acme.example'));
  const reviewed = await reviewedCalls(pools.region, scope, people);
  const lists = await declaredLists(ours.address, reviewed);
  const oursOf = ({ query, variables, user }: TenancyCall): Call => ({
    url: `${ours.address}/api/${region}/graphql`,
    headers: people[user].headers,
    body: JSON.stringify({ query, variables }),
  });
  const rawOf = ({ name, raw: values }: TenancyCall): Call => ({
    url: raw.address,
    body: JSON.stringify(values ? { name, values } : { name: 'a bare round trip', values: [] }),
  });
  for (const call of reviewed) sameRows(call.name, await send(oursOf(call)), await send(rawOf(call)));
  const title = `one of ${applications.toLocaleString('en-GB')} applications among ${others.toLocaleString('en-GB')} customers`;
  for (const [what, calls] of [
    [`${title}; raw: one prepared statement, the same rows`, reviewed],
    [`${title}; raw: select 1`, lists],
  ] as const) {
    const figures: Figure[] = [];
    for (const call of calls.filter(({ name }) => wanted.test(name))) {
      const peers = Object.entries(peer?.calls[call.name] ?? {}).map(([name, each]) => [name, [each, peer?.server.pid ?? 0]] as const);
      figures.push(...(await figuresOf(call, [oursOf(call), ours.pid], [rawOf(call), raw.pid], peers)));
    }
    if (figures.length > 0) report(what, figures);
  }
}

type Server = readonly [call: Call, pid: number];

/** @param peers PostGraphile, with the total that it counts and without one */
async function figuresOf(
  { name, raw }: TenancyCall,
  ours: Server,
  reference: Server,
  peers: (readonly [name: string, server: Server])[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const bytes = (await send(ours[0])).length;
  const servers = [reference, ours, ...peers.map(([, server]) => server)];
  for (const each of servers) await loadFor(...each, 0.3, 8);
  for (const lanes of connections) {
    const turns = servers.map((): Turn[] => []);
    for (let round = 0; round < (raw ? rounds : 1); round += 1)
      for (const [index, server] of servers.entries()) turns[index]?.push(await loadFor(...server, seconds, lanes));
    const [theirs = [], mine = [], ...others] = turns;
    const [all, them] = [summed(mine), summed(theirs)];
    figures.push({
      what: `${name}, ${lanes}`,
      bytes,
      'calls/s': all.rate,
      'raw calls/s': them.rate,
      'ratio calls/s': ratio(mine, theirs),
      'CPU ms': all.cpu,
      'raw CPU ms': them.cpu,
      '× CPU': all.cpu / them.cpu,
      'p50 ms': all.p50,
      '× p50': all.p50 / them.p50,
      'p99 ms': all.p99,
      '× p99': all.p99 / them.p99,
      ...Object.fromEntries(others.map((other, index) => [`ratio to PostGraphile, ${peers[index]?.[0]}`, ratio(mine, other)])),
    });
  }
  return figures;
}

const rateOf = ({ calls, seconds: taken }: Turn): number => calls / taken;

/** Calls a second, as the median of rounds in which both took their turn. */
const ratio = (mine: readonly Turn[], theirs: readonly Turn[]): number =>
  median(mine.map((turn, round) => rateOf(turn) / rateOf(theirs[round] ?? turn)));

function summed(turns: readonly Turn[]): Record<'rate' | 'cpu' | 'p50' | 'p99', number> {
  const times = turns.flatMap((turn) => turn.times).toSorted((one, other) => one - other);
  const sum = (of: (turn: Turn) => number) => turns.reduce((all, turn) => all + of(turn), 0);
  return {
    rate: median(turns.map(rateOf)),
    cpu: sum((turn) => turn.cpuMs) / times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** A comparison of different work would say nothing. */
function sameRows(name: string, ours: string, raw: string): void {
  const [mine, theirs] = [idsAndTotal(ours), idsAndTotal(raw)];
  const parted = Math.abs(ours.length / raw.length - 1);
  if (mine !== theirs || parted > tolerance)
    throw new Error(
      `${name} differs: ${ours.length} and ${raw.length} bytes, ${mine} and ${theirs}\n${ours.slice(0, 900)}\n${raw.slice(0, 900)}`,
    );
}

interface Row {
  _id?: string;
  id?: string;
  data?: Row[];
  pagination?: { totalItems: number };
}

function idsAndTotal(text: string): string {
  const [answer] = Object.values((JSON.parse(text) as { data: Record<string, Row> }).data);
  const rows = answer?.data ?? [answer];
  return `${rows.map((row) => row?._id ?? row?.id).join()} of ${answer?.pagination?.totalItems ?? 1}`;
}
