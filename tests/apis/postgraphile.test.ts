import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { HttpError } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue, type Catalogue } from '../../src/engine/compile/infer/catalogue.ts';
import type { ConsoleProvider } from '../../src/engine/client/dataProvider.ts';
import type { FormPlan, Plan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { postgresPrograms } from '../postgres.ts';
import { changedValues, providerOf, walk, wordsOf } from './opened.ts';
import { startPostgraphile, type RunningPostgraphile } from './postgraphile.ts';

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => {
      throw new Error('Nothing was refused.');
    },
    (fault: unknown) => fault,
  );

// PostGraphile is an API that nobody here wrote; it needs a PostgreSQL, which `npm test` installs where it may.
describe.skipIf(!postgresPrograms())('PostGraphile over a shop that it was never told of', () => {
  let shop: RunningPostgraphile;
  let catalogue: Catalogue;
  let provider: ConsoleProvider;
  let documents: { query: string; variables: Values }[] = [];

  beforeAll(async () => {
    shop = await startPostgraphile();
    const ask = (body: string) =>
      fetch(shop.url, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body });
    const answer = await ask(JSON.stringify({ query: getIntrospectionQuery() }));
    catalogue = createCatalogue(((await answer.json()) as { data: IntrospectionQuery }).data);
    const children = catalogue.entries.flatMap(({ name }) => catalogue.children(name).children.map(({ plan }) => plan));
    const plans = Object.fromEntries([...catalogue.entries.map(({ name }) => planOf(name)), ...children].map((plan) => [plan.name, plan]));
    provider = providerOf(plans, {
      fetch: (_, init) => {
        documents.push(JSON.parse(String(init?.body)) as (typeof documents)[number]);
        return fetch(shop.url, init);
      },
    });
  });
  afterAll(() => shop?.stop());

  const planOf = (name: string): Plan => {
    const { plan, problems } = catalogue.open(name) ?? {};
    if (!plan) throw new Error(`${name}: ${JSON.stringify(problems)}`);
    return plan;
  };
  const formOf = (name: string, use: 'create' | 'update'): FormPlan => {
    const form = catalogue.open(name)?.forms[planOf(name).forms[use] ?? '']?.plan;
    if (!form) throw new Error(`${name} has no form to ${use}`);
    return form;
  };
  const sortOf = (name: string, path: string) => planOf(name).columns.find((column) => column.path === path)?.sortBy ?? '';
  const idsIn = (sql: string) => shop.ask<{ id: number | string }>(sql).then((rows) => rows.map(({ id }) => String(id)));
  const ids = (rows: Values[]) => rows.map(({ id }) => String(id));

  it('is known by its orders and its patches, and every table and view of it is a resource', () => {
    expect(catalogue.dialect.name).toBe('postgraphile');
    expect(catalogue.evidence[1]).toBe(
      '7 of 7 lists are sorted by an enum with PRIMARY_KEY_ASC or NATURAL: allBestSellers, allCustomers, allOrderLines and 4 more.',
    );
    expect(catalogue.entries.map(({ name }) => name)).toEqual([
      'best-sellers',
      'customers',
      'order-lines',
      'orders',
      'products',
      'reviews',
      'visits',
    ]);
  });

  it('lists each of them page by page to its end: every row once, with the total', async () => {
    for (const [name, table] of [
      ['customers', 'customers'],
      ['products', 'products'],
      ['orders', 'orders'],
      ['reviews', 'reviews'],
    ] as const) {
      const { rows, totals } = await walk(provider, name, { perPage: 100 });
      const all = await idsIn(`select id from ${table} order by id`);
      expect(ids(rows)).toEqual(all);
      expect(new Set(totals)).toEqual(new Set([all.length]));
    }
  });

  it('lists what has no id of its own: a table of two keys, a table without any, and a view', async () => {
    for (const [name, table] of [
      ['order-lines', 'order_lines'],
      ['visits', 'visits'],
      ['best-sellers', 'best_sellers'],
    ] as const) {
      const [{ count } = { count: '' }] = await shop.ask<{ count: string }>(`select count(*) from ${table}`);
      const { rows, pages } = await walk(provider, name, { perPage: 100 });
      expect(rows).toHaveLength(Number(count));
      // A row without an id is identified by its place on the page.
      const first = ids(rows).slice(0, pages[0]);
      expect(new Set(first).size).toBe(first.length);
    }
  });

  it('sorts by columns of each kind, both ways', async () => {
    for (const [name, path, sql] of [
      ['customers', 'email', 'select id from customers order by email'],
      ['customers', 'createdAt', 'select id from customers order by created_at'],
      ['products', 'kind', 'select id from products order by kind, id'],
      ['products', 'price', 'select id from products order by price, id'],
      ['orders', 'placedAt', 'select id from orders order by placed_at'],
    ] as const) {
      const field = sortOf(name, path);
      const up = await walk(provider, name, { sort: { field, order: 'ASC' }, perPage: 200 });
      expect([path, ids(up.rows)]).toEqual([path, await idsIn(sql)]);
      const down = await walk(provider, name, { sort: { field, order: 'DESC' }, perPage: 200 });
      const column = /order by (\w+)/.exec(sql)?.[1];
      expect([path, ids(down.rows)]).toEqual([path, await idsIn(sql.replace(/order by .*/, `order by ${column} desc, id`))]);
    }
  });

  it('filters lists by an enum, a yes or no, a date, a number and a related record', async () => {
    for (const [name, filter, sql] of [
      ['orders', { state: 'SENT' }, "select id from orders where state = 'sent' order by id"],
      ['customers', { isMember: true }, 'select id from customers where is_member order by id'],
      ['customers', { city: 'Tromsø' }, "select id from customers where city = 'Tromsø' order by id"],
      ['products', { inStock: 26 }, 'select id from products where in_stock = 26 order by id'],
      ['orders', { wantedOn: '2025-02-11' }, "select id from orders where wanted_on = '2025-02-11' order by id"],
      ['reviews', { productId: '12' }, 'select id from reviews where product_id = 12 order by id'],
      ['orders', { customerId: '18', state: 'PAID' }, "select id from orders where customer_id = 18 and state = 'paid' order by id"],
    ] as const) {
      const { rows, totals } = await walk(provider, name, { filter, perPage: 100 });
      const wanted = await idsIn(sql);
      expect([filter, ids(rows), totals[0]]).toEqual([filter, wanted, wanted.length]);
      expect(sql.includes('and') || wanted.length > 0).toBe(true);
    }
  });

  it('creates, reads, changes and deletes a record, and the database says so', async () => {
    const { data: made } = await provider.create('customers', {
      data: { name: 'Nora "N." O’Neil', email: 'nora@mail.example', city: 'Molde', bornOn: '1990-02-28', isMember: true, credit: '12.50' },
    });
    const stored = () => shop.ask<Values>(`select * from customers where email like 'nora%'`);
    expect(await stored()).toMatchObject([{ id: made.id, name: 'Nora "N." O’Neil', city: 'Molde', is_member: true, credit: '12.50' }]);
    const { data: record } = await provider.getOne('customers', { id: made.id });
    expect(record).toMatchObject({ name: 'Nora "N." O’Neil', email: 'nora@mail.example', bornOn: '1990-02-28' });
    const [before] = await stored();
    const data = changedValues(formOf('customers', 'update'), record, { city: 'Oslo' });
    await provider.update('customers', { id: record.id, data, previousData: record });
    expect(await stored()).toEqual([{ ...before, city: 'Oslo' }]);
    await provider.updateMany('customers', { ids: [record.id], data: {}, meta: { operation: 'delete' } });
    expect(await stored()).toEqual([]);
    expect(await failureOf(provider.getOne('customers', { id: record.id }))).toMatchObject({ status: 404 });
  });

  it('changes and deletes a row of two keys by the name that PostGraphile gives it', async () => {
    const { data: lines } = await provider.getList('order-lines', {
      pagination: { page: 1, perPage: 3 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    });
    const [line] = lines as Values[];
    const { data: record } = await provider.getOne('order-lines', { id: String(line?.['id']) });
    const where = `where order_id = ${String(record['orderId'])} and product_id = ${String(record['productId'])}`;
    const data = changedValues(formOf('order-lines', 'update'), record, { quantity: 9 });
    await provider.update('order-lines', { id: record.id, data, previousData: record });
    expect(await shop.ask(`select quantity from order_lines ${where}`)).toEqual([{ quantity: 9 }]);
    await provider.deleteMany('order-lines', { ids: [record.id] });
    expect(await shop.ask(`select quantity from order_lines ${where}`)).toEqual([]);
  });

  it('shows below a record the rows that belong to it, filtered, sorted and turned as their own list is', async () => {
    const below = (name: string) => catalogue.children(name).children.map(({ plan }) => plan.name);
    expect(below('customers')).toEqual(['customers--orders', 'customers--reviews', 'customers--visits']);
    expect(below('products')).toEqual(['products--order-lines', 'products--reviews']);
    expect(below('orders')).toEqual(['orders--order-lines']);
    const meta = { parent: { id: 18 } };
    const of = (sql: string) => idsIn(`select id from orders where customer_id = 18 ${sql}`);
    const ask = (rest: object) =>
      provider.getList('customers--orders', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: '', order: 'ASC' },
        filter: {},
        meta,
        ...rest,
      });
    const all = await ask({});
    expect([ids(all.data as Values[]), all.total]).toEqual([await of('order by id'), (await of('')).length]);
    const second = await ask({ pagination: { page: 2, perPage: 2 } });
    expect(ids(second.data as Values[])).toEqual(await of('order by id offset 2 limit 2'));
    const sorted = await ask({ sort: { field: sortOf('orders', 'placedAt'), order: 'DESC' } });
    expect(ids(sorted.data as Values[])).toEqual(await of('order by placed_at desc'));
    const paid = await ask({ filter: { state: 'PAID' } });
    expect(ids(paid.data as Values[])).toEqual(await of("and state = 'paid' order by id"));
  });

  it('refuses in PostgreSQL’s words, and nothing is changed', async () => {
    const taken = { name: 'Twin', email: 'customer7@mail.example', isMember: false, credit: '0' };
    const refused = await failureOf(provider.create('customers', { data: taken }));
    expect(refused).toBeInstanceOf(HttpError);
    expect(wordsOf(refused)).toContain('duplicate key value violates unique constraint');
    expect(await shop.ask("select id from customers where name = 'Twin'")).toEqual([]);
    // A product that was ordered stays.
    const answer = await provider.deleteMany('products', { ids: ['8'] }).catch((fault: unknown) => fault);
    expect(wordsOf({ message: '', body: answer instanceof HttpError ? wordsOf(answer) : answer })).toContain('foreign key');
    expect(await idsIn('select id from products where id = 8')).toEqual(['8']);
  });

  it('is asked for one page at a time, whatever page that is', async () => {
    documents = [];
    const { data } = await provider.getList('orders', {
      pagination: { page: 40, perPage: 25 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    });
    expect(ids(data as Values[])).toEqual(await idsIn('select id from orders order by id offset 975 limit 25'));
    expect(documents).toHaveLength(1);
  });
});
