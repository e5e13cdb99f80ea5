import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans } from '../../src/generated/plans.ts';
import { fill } from '../../src/engine/plan/fill.ts';
import { startPostgres } from '../postgres.ts';
import { load, median, send } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const rounds = 5;
const requests = 1500;
const region = 'ap-southeast-2';

/** The flags of `npm start`: with a larger young generation what a request leaves behind is gone before anybody looks at it. */
const asStarted = ['--max-semi-space-size=32'];

/** The customers list through the API, on PostgreSQL and embedded, against the same rows by raw `pg` on node:http (goal: at least 0.6 on PostgreSQL). */
export async function apiBench(): Promise<void> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const url = cluster.database('bench');
  try {
    const platform = await startServer([...asStarted, 'dist/server/server.js'], 4182, { DATABASE_URL: url, DEMO: 'on', DATA_DIR: dataDir });
    const embedded = await startServer([...asStarted, 'dist/server/server.js'], 4184, {
      DATABASE_URL: '',
      DEMO: 'on',
      DATA_DIR: join(dataDir, 'embedded'),
    });
    const raw = await startServer(['tests/bench/raw.mjs'], 4183, { DATABASE_URL: url });
    try {
      const api = await apiCall(platform.address);
      const own = await apiCall(embedded.address);
      const rawCall = { url: raw.address, body: JSON.stringify({ organizationId: api.organizationId, awsRegion: region }) };
      await sameRows(await send(api), await send(rawCall));
      for (const [call, pid] of [
        [api, platform.pid],
        [own, embedded.pid],
        [rawCall, raw.pid],
      ] as const)
        await load(call, pid, 500);
      const runs = { raw: [] as Run[], api: [] as Run[], own: [] as Run[] };
      for (let round = 0; round < rounds; round += 1) {
        runs.raw.push(await load(rawCall, raw.pid, requests));
        runs.api.push(await load(api, platform.pid, requests));
        runs.own.push(await load(own, embedded.pid, requests / 3));
      }
      const ratio = (part: Run[], of: (run: Run) => number, invert = false) =>
        median(part.map((run, round) => (invert ? of(runs.raw[round] as Run) / of(run) : of(run) / of(runs.raw[round] as Run))));
      const row = (what: string, part: Run[]) => ({
        what,
        'requests/s': median(part.map((run) => run.requestsPerSecond)),
        'CPU ms/request': median(part.map((run) => run.cpuMs)),
        'median ms': median(part.map((run) => run.medianMs)),
        'p95 ms': median(part.map((run) => run.p95Ms)),
        'ratio requests/s': ratio(part, (run) => run.requestsPerSecond).toFixed(2),
        'ratio CPU': ratio(part, (run) => run.cpuMs, true).toFixed(2),
      });
      report(`customers list, 30 rows, ${rounds} × ${requests} requests, 8 lanes`, [
        row('raw pg + node:http (reference)', runs.raw),
        row('the API on PostgreSQL (goal ≥ 0.6)', runs.api),
        row('the API embedded', runs.own),
      ]);
    } finally {
      await Promise.all([platform.stop(), embedded.stop(), raw.stop()]);
    }
  } finally {
    cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Run = Awaited<ReturnType<typeof load>>;

async function apiCall(address: string) {
  const headers = await signedIn(address, 'staff@demo.example');
  const url = `${address}/api/${region}/graphql`;
  const me = JSON.parse(
    await send({ url, headers, body: JSON.stringify({ query: '{ AuthMe { organizationId customerId hierarchyId } }' }) }),
  ) as Me;
  const { list } = plans.find((plan) => plan.name === 'customers') ?? {};
  if (!list) throw new Error('there is no list of customers');
  const scope = {
    awsRegion: region,
    organizationId: me.data.AuthMe.organizationId,
    customerId: me.data.AuthMe.customerId,
    hierarchyId: me.data.AuthMe.hierarchyId,
  };
  const variables = fill(list, { scope, page: 1, size: 30, sort: { field: 'createdAt', order: 'DESC' }, archived: false });
  return { url, headers, organizationId: scope.organizationId, body: JSON.stringify({ query: list.text, variables }) };
}

interface Me {
  data: { AuthMe: { organizationId: string; customerId: string; hierarchyId: string } };
}

/** A comparison of different work would say nothing. */
async function sameRows(ours: string, reference: string): Promise<void> {
  const ids = (text: string) => [...text.matchAll(/"_id":"([0-9a-f]{24})"/g)].map((match) => match[1]).join();
  if (!ids(ours) || ids(ours) !== ids(reference)) throw new Error(`the rows differ:\n${ours.slice(0, 600)}\n${reference.slice(0, 600)}`);
}
