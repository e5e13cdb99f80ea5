import { execFileSync } from 'node:child_process';
import pLimit from 'p-limit';
import { Pool } from 'pg';
import { startPostgres } from '../postgres.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const region = 'ap-southeast-2';
const atOnce = 10;
const events = Number(process.env['BENCH_EVENTS'] ?? 5_000);
const queued = Number(process.env['BENCH_QUEUED'] ?? 100_000);

/** Deliveries to a webhook and a loop of bare calls, then a long queue and the memory of the process that sends it. */
export async function deliveriesBench(): Promise<void> {
  const cluster = await startPostgres();
  const url = cluster.demo();
  const pool = new Pool({ connectionString: url, options: `-c search_path=${region.replaceAll('-', '_')},identity` });
  const [port, itsPort] = [4900 + (process.pid % 90), 4790 + (process.pid % 90)];
  const secret = 'the secret of the bench of deliveries';
  const env = { DATABASE_URL: url, DEMO: 'on', PUBLIC_URL: `http://127.0.0.1:${port}`, SECRET: secret, LOG_LEVEL: 'fatal' };
  const platform = await startServer(['dist/server/server.js'], port, env);
  const receiver = await startServer(['--import', 'tsx', 'tests/bench/receiver.ts', String(itsPort)], itsPort, {});
  try {
    const webhook = await connect(platform.address, receiver.address, pool);
    await drained(pool, webhook, 500);
    const bare = await called(receiver.address, {});
    const apart = await called(receiver.address, { connection: 'close' });
    const ours = await drained(pool, webhook, events);
    report(`${events.toLocaleString('en-GB')} events to one address, ${atOnce} at once`, [
      { what: 'deliveries: signed, each written down with its response', 'a second': events / ours },
      { what: 'bare fetch, each over a new connection', 'a second': events / apart },
      { what: 'bare fetch', 'a second': events / bare },
    ]);
    const before = megabytes(platform.pid);
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(megabytes(platform.pid)), 500);
    const seconds = await drained(pool, webhook, queued).finally(() => clearInterval(watch));
    const most = (part: number[]): number => Math.max(0, ...part);
    const fifth = Math.ceil(seen.length / 5);
    report(`a queue of ${queued.toLocaleString('en-GB')} events, sent in ${Math.round(seconds)} s`, [
      { what: 'memory before', MB: before },
      { what: 'most in its first fifth', MB: most(seen.slice(0, fifth)) },
      { what: 'most in its last fifth', MB: most(seen.slice(-fifth)) },
      { what: 'most of all', MB: most(seen) },
    ]);
  } finally {
    await platform.stop();
    await receiver.stop();
    await pool.end();
    cluster.stop();
  }
}

/** Resident memory of a process. */
const megabytes = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

interface Webhook {
  id: string;
  customerId: string;
  organizationId: string;
}

async function connect(address: string, receiver: string, pool: Pool): Promise<Webhook> {
  const staff = await signedIn(address, 'staff@demo.example');
  const { rows } = await pool.query<Record<'customerId' | 'organizationId' | 'hierarchyId', string>>(
    `select id as "customerId", organization_id as "organizationId", root_hierarchy_id as "hierarchyId" from customers where unique_name = 'acme'`,
  );
  const [scope] = rows;
  const input = { ...scope, name: 'Bench', url: `${receiver}/hooks`, events: ['APPLICATION_MOVED'] };
  const answer = await fetch(`${address}/api/${region}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify({
      query: 'mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id } }',
      variables: { input },
    }),
  });
  const { data, ...rest } = (await answer.json()) as { data?: { CommonCreateWebhook: { _id: string } } };
  if (!data || !scope) throw new Error(`The webhook could not be made: ${JSON.stringify(rest)}`);
  return { ...scope, id: data.CommonCreateWebhook._id };
}

/** Queues events, each about a record of its own; returns the seconds until the last one was delivered. */
async function drained(pool: Pool, { id, customerId, organizationId }: Webhook, count: number): Promise<number> {
  const batch = `b${Date.now().toString(16)}`;
  await pool.query(
    `with made as (
       insert into webhook_deliveries (customer_id, organization_id, webhook_id, id, record_id, event, status, payload, created_at, updated_at, due_at)
       select $1, $2, $3, md5($4 || n), md5('record' || $4 || n), 'APPLICATION_MOVED', 'WAITING',
         jsonb_build_object('applicationId', md5('record' || $4 || n), 'stage', 'Interview', 'sequence', n), now(), now(), now()
       from generate_series(1, $5::int) n returning 1)
     select count(*), pg_notify('webhook_deliveries', '') from made`,
    [customerId, organizationId, id, batch, count],
  );
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ isOver: boolean }>(
      `select not exists (select 1 from webhook_deliveries where customer_id = $1 and webhook_id = $2 and due_at is not null) as "isOver"`,
      [customerId, id],
    );
    if (rows[0]?.isOver) return (performance.now() - begun) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Seconds for as many calls with a body of the same size. */
async function called(address: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ id: 'x'.repeat(24), type: 'application.moved', data: 'x'.repeat(220) });
  const begun = performance.now();
  await pLimit(atOnce).map(Array.from({ length: events }), async () => {
    const answer = await fetch(`${address}/hooks`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
    await answer.arrayBuffer();
  });
  return (performance.now() - begun) / 1000;
}
