import { readFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { Pool } from 'pg';
import { csrfToken } from '../../src/platform/http/cookies.ts';
import { hashToken, newToken } from '../../src/platform/services/auth/tokens.ts';
import { watchText } from '../platform/live/watcher.ts';
import { startPostgres } from '../postgres.ts';
import { median } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const path = '/api/ap-southeast-2/graphql';
const streams = Number(process.env['BENCH_STREAMS'] ?? 1000);
const secret = 'the secret of the bench of streams';

interface Person {
  sessionId: string;
  token: string;
}

/** Streams of as many signed-in people to one process: its memory, idle load, and the time until all have received a change. */
export async function liveBench(): Promise<void> {
  const cluster = await startPostgres();
  const url = cluster.demo();
  const pool = new Pool({ connectionString: url });
  const port = 4700 + (process.pid % 200);
  const env = {
    DATABASE_URL: url,
    DEMO: 'on',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: secret,
    LIVE_CONNECTIONS: String(2 * streams),
  };
  const server = await startServer(['dist/server/server.js'], port, env);
  const open: ClientRequest[] = [];
  try {
    const staff = await signedIn(server.address, 'staff@demo.example');
    const call = async (query: string, variables: object) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...staff },
        body: JSON.stringify({ query, variables }),
      };
      return (await (await fetch(server.address + path, init)).json()) as { data?: Record<string, { _id: string }>; errors?: unknown };
    };
    // The first call of a region opens its store.
    await call('{ ORGGetRootHierarchy(filter: { customerId: "none" }) { _id } }', {});
    const { customerId, people } = await signIn(pool);
    const { rows } = await pool.query<Record<string, string>>(
      `select organization_id as "organizationId", root_hierarchy_id as "hierarchyId" from identity.customers where id = $1`,
      [customerId],
    );
    const change = async () => {
      const { data, errors } = await call('mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }', {
        group: { ...rows[0], customerId, name: `Group ${Math.random()}` },
      });
      if (!data) throw new Error(JSON.stringify(errors));
    };
    await change();
    const received: number[] = [];
    const input = { places: [{ list: 'ORGGetGroups', customerId }] };
    const before = memoryOf(server.pid);
    const begun = performance.now();
    for (const { sessionId, token } of people) {
      const headers = {
        cookie: `session=${token}; csrf=${csrfToken({ secret }, sessionId)}`,
        'x-csrf-token': csrfToken({ secret }, sessionId),
      };
      open.push(await stream(port, headers, input, () => received.push(performance.now())));
    }
    const opened = performance.now() - begun;
    await pause(20_000);
    const after = memoryOf(server.pid);
    const busy = cpuOf(server.pid);
    await pause(20_000);
    const idle = (cpuOf(server.pid) - busy) / 20;
    const times: { all: number; median: number }[] = [];
    for (let round = 0; round < 10; round += 1) {
      received.length = 0;
      const sent = performance.now();
      await change();
      while (received.length < streams && performance.now() - sent < 10_000) await pause(5);
      if (received.length < streams) throw new Error(`only ${received.length} of ${streams} received the change`);
      times.push({ all: Math.max(...received) - sent, median: median(received) - sent });
    }
    report(`${streams} streams to one process, each of another person, on PostgreSQL`, [
      {
        what: 'memory and load',
        'MB before': before,
        'MB after': after,
        'kB a stream': ((after - before) * 1024) / streams,
        'ms to open': opened / streams,
        'CPU when idle %': idle * 100,
      },
    ]);
    report('From the call to the news', [
      {
        what: 'half of them',
        ms: median(times.map((each) => each.median)),
        'slowest of ten, ms': Math.max(...times.map((each) => each.median)),
      },
      { what: 'all of them', ms: median(times.map((each) => each.all)), 'slowest of ten, ms': Math.max(...times.map((each) => each.all)) },
    ]);
  } finally {
    for (const each of open) each.destroy();
    await server.stop();
    await pool.end();
    cluster.stop();
  }
}

/** Sessions of as many people of one customer, all of them in its administrators' group. */
async function signIn(pool: Pool): Promise<{ customerId: string; people: Person[] }> {
  const admin = await pool.query<{ id: string; customer: string }>(
    `select id, customer_id as customer from identity.identities where email = 'admin@acme.example'`,
  );
  const { id = '', customer = '' } = admin.rows[0] ?? {};
  await pool.query(
    `insert into identity.identities select (jsonb_populate_record(one, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'email', 'reader-' || n || '@made.example'))).*
     from identity.identities one, generate_series(1, $2::int) n where one.id = $1`,
    [id, streams],
  );
  await pool.query(
    `insert into ap_southeast_2.group_members (customer_id, group_id, user_id, created_at)
     select customer_id, group_id, lpad(to_hex(n), 24, '0'), now() from ap_southeast_2.group_members, generate_series(1, $2::int) n where user_id = $1`,
    [id, streams],
  );
  const people: Person[] = [];
  for (let number = 1; number <= streams; number += 1) {
    const [sessionId, token] = [number.toString(16).padStart(24, '0'), newToken()];
    people.push({ sessionId, token });
    await pool.query(
      `insert into identity.sessions (id, token_hash, identity_id, created_at, access_expires_at, idle_expires_at, absolute_expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour', now() + interval '1 hour', now() + interval '1 hour')`,
      [sessionId, hashToken(token), number.toString(16).padStart(24, '0')],
    );
  }
  return { customerId: customer, people };
}

/** Resolves with the first news. */
function stream(port: number, headers: Record<string, string>, input: object, onChange: () => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      },
      (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          if (text.startsWith('event: next')) resolve(call);
          else reject(new Error(text));
          if (text.includes('"kind":')) onChange();
        });
        answer.on('error', () => undefined);
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ query: watchText, variables: { input } }));
  });
}

const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of processor time. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
