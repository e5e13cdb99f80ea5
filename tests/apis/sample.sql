-- A shop, as many teams have one: made for the tests of consoles for other people's APIs. All rows are made up, and the same every time.
create type order_state as enum ('new', 'paid', 'sent', 'returned');
create type product_kind as enum ('book', 'game', 'tool', 'food');

create table customers (
  id serial primary key,
  name text not null,
  email text not null unique check (email ~ '^[^@ ]+@[^@ ]+$'),
  city text,
  born_on date,
  is_member boolean not null default false,
  credit numeric(10, 2) not null default 0,
  nicknames text[] not null default '{}',
  settings jsonb,
  created_at timestamptz not null default now()
);
comment on table customers is E'People who **buy**. <script>alert("markup")</script> & _more_';
comment on column customers.email is 'Where the <b>invoice</b> goes.';

create table products (
  id serial primary key,
  name text not null,
  kind product_kind not null,
  price numeric(10, 2) not null check (price >= 0),
  weight double precision,
  in_stock integer not null default 0,
  tags text[] not null default '{}',
  discontinued_on date
);

create table orders (
  id serial primary key,
  customer_id integer not null references customers (id),
  state order_state not null default 'new',
  placed_at timestamptz not null default now(),
  wanted_on date,
  note text
);
create index on orders (customer_id);

create table order_lines (
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null references products (id),
  quantity smallint not null check (quantity > 0),
  price numeric(10, 2) not null,
  primary key (order_id, product_id)
);
create index on order_lines (product_id);

create table reviews (
  id bigserial primary key,
  product_id integer not null references products (id) on delete cascade,
  customer_id integer references customers (id) on delete set null,
  stars smallint not null check (stars between 1 and 5),
  words text,
  written_at timestamptz not null default now()
);
create index on reviews (product_id);
create index on reviews (customer_id);

-- Without a primary key: a record of it cannot be named.
create table visits (happened_at timestamptz not null, page text not null, customer_id integer references customers (id));

create view best_sellers as
  select products.name, sum(order_lines.quantity) as sold
  from products join order_lines on order_lines.product_id = products.id
  group by products.name;

insert into customers (name, email, city, born_on, is_member, credit, nicknames, settings, created_at)
select
  (array['Ada', 'Bo', 'Carla', 'Dev', 'Eva', 'Femi', 'Gus'])[1 + n % 7] || ' ' || (array['Archer', 'Baker', 'Cooper', 'Dyer', 'Fisher'])[1 + n % 5] || ' ' || n,
  'customer' || n || '@mail.example',
  case when n % 9 = 0 then null else (array['Oslo', 'Bergen', 'Tromsø', 'Molde'])[1 + n % 4] end,
  date '1950-01-01' + (n * 37) % 20000,
  n % 3 = 0,
  ((n * 7919) % 100000) / 100.0,
  case when n % 4 = 0 then array['Nick ' || n, 'The ' || n || 'th'] else '{}' end,
  case when n % 5 = 0 then jsonb_build_object('theme', 'dark', 'rows', n) end,
  timestamptz '2024-01-01 00:00:00Z' + n * interval '7 hours 11 minutes'
from generate_series(1, 430) as n;

insert into products (name, kind, price, weight, in_stock, tags, discontinued_on)
select
  (array['Lantern', 'Hammer', 'Atlas', 'Puzzle', 'Honey', 'Kettle'])[1 + n % 6] || ' ' || n,
  (array['book', 'game', 'tool', 'food'])[1 + n % 4]::product_kind,
  ((n * 4801) % 50000) / 100.0,
  case when n % 6 = 0 then null else n / 8.0 end,
  (n * 13) % 90,
  case when n % 3 = 0 then array['new', 'gift'] else '{}' end,
  case when n % 11 = 0 then date '2025-06-01' + n % 100 end
from generate_series(1, 120) as n;

insert into orders (customer_id, state, placed_at, wanted_on, note)
select
  1 + (n * 17) % 400,
  (array['new', 'paid', 'sent', 'returned'])[1 + (n * 3) % 4]::order_state,
  timestamptz '2025-01-01 00:00:00Z' + n * interval '3 hours 7 minutes',
  case when n % 2 = 0 then date '2025-02-01' + n % 200 end,
  case when n % 10 = 0 then 'Ring the bell, 100% of the time' end
from generate_series(1, 1250) as n;

insert into order_lines (order_id, product_id, quantity, price)
select 1 + n % 1250, 1 + (n * 7) % 110, 1 + n % 4, ((n * 331) % 20000) / 100.0
from generate_series(1, 2600) as n
on conflict do nothing;

insert into reviews (product_id, customer_id, stars, words, written_at)
select
  1 + (n * 11) % 110,
  case when n % 8 = 0 then null else 1 + (n * 29) % 400 end,
  1 + (n * 3) % 5,
  case when n % 4 = 0 then null else 'As described, number ' || n end,
  timestamptz '2025-03-01 00:00:00Z' + n * interval '53 minutes'
from generate_series(1, 900) as n;

insert into visits (happened_at, page, customer_id)
select timestamptz '2025-05-01 00:00:00Z' + n * interval '1 minute', '/products/' || 1 + n % 120, 1 + n % 400
from generate_series(1, 300) as n;
