// PostGraphile 5 over PGlite: PostgreSQL compiled to WebAssembly, behind a socket.
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

// PostGraphile 5 is made for Node 22; this is the only thing that it lacks in Node 20.
Promise.withResolvers ??= () => {
  const held = {};
  held.promise = new Promise((resolve, reject) => Object.assign(held, { resolve, reject }));
  return held;
};

const db = await PGlite.create();
await db.exec(`
create type order_state as enum ('new', 'paid', 'sent');
create table customers (id serial primary key, name text not null, email text not null unique, city text, born_on date,
  is_member boolean not null default false, credit numeric(10, 2) not null default 0, created_at timestamptz not null default now());
create table orders (id serial primary key, customer_id integer not null references customers (id), state order_state not null default 'new',
  placed_at timestamptz not null default now(), note text);
create index on orders (customer_id);
create index on orders (state);
create index on customers (name);
create index on customers (city);
create index on customers (born_on);
create table order_lines (order_id integer not null references orders (id) on delete cascade, number smallint not null, article text not null,
  quantity integer not null check (quantity > 0), primary key (order_id, number));
insert into customers (name, email, city, born_on, is_member, credit, created_at)
  select 'Customer ' || n, 'customer' || n || '@shop.example', (array['Ulm', 'Bonn', 'Kiel'])[1 + n % 3], date '1960-01-01' + n * 97,
    n % 4 = 0, n * 2.5, timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 70) n;
insert into orders (customer_id, state, placed_at, note)
  select 1 + n % 70, (array['new', 'paid', 'sent'])[1 + n % 3]::order_state, timestamptz '2026-03-01' + n * interval '3 hours', 'Order note ' || n
    from generate_series(1, 150) n;
insert into order_lines select o.id, n, 'Article ' || n, 1 + (o.id + n) % 5 from orders o, generate_series(1, 2) n;
`);
const socket = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 5 });
await socket.start();
const port = socket.server?.address().port ?? socket.port;
const preset = {
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [
    makePgService({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`, poolConfig: { max: 1 }, schemas: ['public'] }),
  ],
  grafserv: { graphiql: false, watch: false },
};
const serv = postgraphile(preset).createServ(grafserv);
const server = createServer();
await serv.addTo(server);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}/graphql {}`));
