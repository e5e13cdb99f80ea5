// Measures what row-level security would cost a list (design “The platform”): npx tsx tests/bench/second-wall.ts
import { Pool } from 'pg';
import { startPostgres } from '../postgres.ts';

const rows = 30;
const customers = 200;
const rounds = 9;
const calls = 1500;

const cluster = await startPostgres();
const address = cluster.database('wall');
const owner = new Pool({ connectionString: address, max: 1 });
await owner.query(`
  create table groups (customer_id text not null, id text not null, name text not null, created_at timestamptz not null, primary key (customer_id, id));
  create index on groups (customer_id, created_at desc, id desc);
  insert into groups select 'c' || (n % ${customers}), 'g' || n, 'Group ' || n, now() - n * interval '1 minute' from generate_series(1, ${customers * 200}) n;
  create table walled (like groups including all);
  insert into walled select * from groups;
  analyze groups; analyze walled;
  alter table walled enable row level security;
  create policy own on walled using (customer_id = any (string_to_array(current_setting('app.customers', true), ',')));
  create role reader login;
  grant select on groups, walled to reader;
`);
const reader = new Pool({ connectionString: address.replace('console@', 'reader@'), max: 1 });

// Both queries carry the scope's own condition, as every query of the platform does; the wall comes on top.
const text = (table: string) =>
  `select id, name, created_at from ${table} where customer_id = $1 order by created_at desc, id desc limit ${rows}`;
const client = await reader.connect();
const ways: Record<string, (customer: string) => Promise<unknown>> = {
  plain: (customer) => client.query({ name: 'plain', text: text('groups'), values: [customer] }),
  'plain, in a transaction': async (customer) => {
    await client.query('begin');
    await client.query({ name: 'plain', text: text('groups'), values: [customer] });
    await client.query('commit');
  },
  'row-level security': async (customer) => {
    await client.query('begin');
    await client.query({ name: 'set', text: `select set_config('app.customers', $1, true)`, values: [customer] });
    await client.query({ name: 'walled', text: text('walled'), values: [customer] });
    await client.query('commit');
  },
  'row-level security, set in the begin’s message': async (customer) => {
    await client.query(`begin; set local app.customers = '${customer}'`);
    await client.query({ name: 'walled', text: text('walled'), values: [customer] });
    await client.query('commit');
  },
};

const times: Record<string, number[]> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [way, ask] of Object.entries(ways)) {
    const begun = performance.now();
    for (let call = 0; call < calls; call += 1) await ask(`c${call % customers}`);
    if (round > 0) (times[way] ??= []).push((performance.now() - begun) / calls);
  }
}
const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const plain = middle(times['plain'] ?? []);
for (const [way, values] of Object.entries(times)) {
  console.log(`${way.padEnd(50)} ${middle(values).toFixed(3)} ms a list of ${rows}   ${(middle(values) / plain).toFixed(2)} of plain`);
}
client.release();
await reader.end();
await owner.end();
cluster.stop();
