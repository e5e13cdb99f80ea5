import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { Pool } from 'pg';
import { signedHeaders } from '../../src/platform/http/signature.ts';
import { startPostgres } from '../postgres.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';
import type { Running } from './server.ts';

const region = 'ap-southeast-2';
const candidates = Number(process.env['BENCH_APPLICATIONS'] ?? 1000);
const kills = Number(process.env['BENCH_KILLS'] ?? 20);
const providerSecret = 'the secret of the provider of this bench';

interface World {
  platform: Side;
  tenantId: string;
  customerId: string;
}

/** A process that is killed and started again. */
interface Side {
  address: string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Applications from an ATS and all reports back, while either side is killed again and again and the ATS fails at random: none lost, doubled or out of order. */
export async function reportsBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-reports-'));
  const file = join(folder, 'received.jsonl');
  const cluster = await startPostgres();
  const url = cluster.demo();
  const pool = new Pool({ connectionString: url });
  const [port, atsPort] = [4900 + (process.pid % 90), 4790 + (process.pid % 90)];
  const env = {
    ...{ DATABASE_URL: url, DEMO: 'on', PUBLIC_URL: `http://127.0.0.1:${port}`, SECRET: 'the secret of the bench of reports' },
    ...{ PROVIDER_SECRET: providerSecret, LOG_LEVEL: 'fatal' },
  };
  const platform = await side(() => startServer(['dist/server/server.js'], port, env));
  const ats = await side(() => startServer(['--import', 'tsx', 'tests/bench/faultyAts.ts', String(atsPort), file], atsPort, {}));
  try {
    const world = await connect(platform, ats.address, pool);
    const begun = performance.now();
    let isOver = false;
    const killing = killBoth([platform, ats], () => isOver);
    await play(world);
    const entered = performance.now();
    const killed = await killing;
    await settled(pool, world.tenantId);
    isOver = true;
    const seconds = (performance.now() - begun) / 1000;
    const outcome = await compare(pool, world.tenantId, file);
    report(`${candidates} applications, ATS and platform killed ${killed} times`, [
      { what: 'reports queued', count: outcome.queued },
      { what: 'received', count: outcome.received },
      { what: 'delivered again under the same key', count: outcome.again },
      { what: 'lost', count: outcome.lost },
      { what: 'doubled', count: outcome.doubled },
      { what: 'out of order', count: outcome.disordered },
      { what: 'failed', count: outcome.failed },
      { what: 'seconds in all', count: seconds },
      { what: 'seconds until all candidates had finished', count: (entered - begun) / 1000 },
    ]);
  } finally {
    await platform.stop();
    await ats.stop();
    await pool.end();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function side(start: () => Promise<Running>): Promise<Side> {
  let running = await start();
  return {
    address: running.address,
    kill: async () => {
      process.kill(running.pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 500));
      running = await start();
    },
    stop: () => running.stop(),
  };
}

async function killBoth(sides: readonly Side[], isOver: () => boolean): Promise<number> {
  let done = 0;
  while (done < kills && !isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 1500 + Math.random() * 3000));
    await sides[done % sides.length]?.kill();
    done += 1;
  }
  return done;
}

async function connect(platform: Side, baseUrl: string, pool: Pool): Promise<World> {
  const staff = await signedIn(platform.address, 'staff@demo.example');
  const { rows } = await pool.query<Record<'customerId' | 'organizationId' | 'hierarchyId', string>>(
    `select id as "customerId", organization_id as "organizationId", root_hierarchy_id as "hierarchyId" from identity.customers where unique_name = 'acme'`,
  );
  const scope = rows[0];
  const input = { ...scope, atsName: 'ExampleATS', externalTenantId: 'TEN-BENCH', baseUrl, username: 'console', password: 'bench' };
  const answer = await fetch(`${platform.address}/api/${region}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify({
      query: 'mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }',
      variables: { input },
    }),
  });
  const { data } = (await answer.json()) as { data?: { AtsCreateTenant: { _id: string } } };
  if (!data || !scope) throw new Error('The connection could not be made');
  return { platform, tenantId: data.AtsCreateTenant._id, customerId: scope.customerId };
}

/** Sends until it is taken, as an ATS and a provider do whose calls break off. */
async function persist(send: () => Promise<Response>): Promise<Record<string, string>> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await send().catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    if (answer && answer.status < 300 && body !== undefined) return JSON.parse(body) as Record<string, string>;
    if (answer && answer.status < 500 && ![404, 409, 429].includes(answer.status)) throw new Error(`${answer.status} ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('It was sent in vain');
}

async function play({ platform, tenantId, customerId }: World): Promise<void> {
  const inbound = (message: { requestId: string; type: string; payload: object }) =>
    persist(() =>
      fetch(`${platform.address}/integrations/ats/${region}/${tenantId}`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('console:bench').toString('base64')}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(20_000),
      }),
    );
  const tell = (assessmentId: string, event: string, more: object = {}) =>
    persist(() => {
      const body = JSON.stringify({ assessmentId, customerId, region, event, ...more });
      const headers = { 'content-type': 'application/json', ...signedHeaders(providerSecret, body, new Date()) };
      return fetch(`${platform.address}/callbacks/assessments`, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) });
    });
  await inbound({ requestId: 'bench-requisition', type: 'SYNC_VACANCY', payload: { requisitionId: 'REQ-BENCH', title: 'Night Porter' } });
  await pLimit(8).map(
    Array.from({ length: candidates }, (_, index) => index),
    async (index) => {
      const payload = {
        ...{ requisitionId: 'REQ-BENCH', applicationId: `app-${index}` },
        candidate: { firstName: 'Ines', lastName: 'Inbound', email: `bench.${index}@people.example` },
      };
      const { assessmentId = '' } = await inbound({ requestId: `bench-${index}`, type: 'CREATE_APPLICATION', payload });
      for (const event of ['STARTED', 'COMPLETED']) await tell(assessmentId, event);
      await tell(assessmentId, 'RESULTS', { recommendation: ['YES', 'MAYBE', 'NO'][index % 3], recommendationScore: index % 101 });
    },
  );
}

const reportsOf = (columns: string, where: string) =>
  `select ${columns} from ${region.replaceAll('-', '_')}.ats_requests where tenant_id = $1 ${where}`;

async function settled(pool: Pool, tenantId: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(reportsOf('count(*)::int as waiting', `and status = 'ATS_REQUEST_STARTED'`), [
      tenantId,
    ]);
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

interface Line {
  key: string;
  again?: true;
  type?: string;
  applicationId?: string;
}

async function compare(pool: Pool, tenantId: string, file: string) {
  const { rows } = await pool.query<{ id: string; master_id: string; status: string; about: string }>(
    reportsOf(
      `id, master_id, status, concat_ws(' ', master_id, request_type, payload ->> 'progress', payload ->> 'status', payload -> 'stage' ->> 'number') as about`,
      'order by position',
    ),
    [tenantId],
  );
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const first = lines.filter(({ again }) => !again).map(({ key }) => key);
  const place = new Map(first.map((key, index) => [key, index]));
  const byApplication = new Map<string, typeof rows>();
  for (const row of rows) byApplication.set(row.master_id, [...(byApplication.get(row.master_id) ?? []), row]);
  let disordered = 0;
  for (const all of byApplication.values()) {
    const places = all.flatMap(({ id }) => place.get(id) ?? []);
    if (places.some((each, index) => index > 0 && each < (places[index - 1] ?? 0))) disordered += 1;
  }
  return {
    queued: rows.length,
    received: first.length,
    again: lines.length - first.length,
    lost: rows.filter(({ id }) => !place.has(id)).length + Math.max(0, candidates - byApplication.size),
    doubled: rows.length - new Set(rows.map(({ about }) => about)).size + first.length - new Set(first).size,
    disordered,
    failed: rows.filter(({ status }) => status === 'ATS_REQUEST_FAILED').length,
  };
}
