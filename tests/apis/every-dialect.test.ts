import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { OperationPlan } from '../../src/engine/plan/Plan.ts';
import { walk as sourcesIn } from '../../src/engine/plan/Source.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import {
  changedValues,
  copyOf,
  heldAt,
  idsOf,
  newValues,
  open,
  rowOf,
  samples,
  storeId,
  storePath,
  walk,
  wordsOf,
  apiId,
} from './opened.ts';
import { apiNames, type ApiName } from './start.ts';
import type { Row } from './store.ts';
import { tableNames, tables, type TableName } from './tables.ts';

const written: (keyof typeof samples)[] = ['stations', 'bikes', 'riders'];

/** The APIs whose lists say how many rows there are, and those that tell the field of what is wrong. */
const uncounted: ApiName[] = ['relayBare', 'plainPaged'];
/** APIs that compare nothing with a part of a text. */
const unsearched: ApiName[] = ['postgraphileShaped', 'plain'];
const tellsFields: ApiName[] = ['relay', 'relayBare', 'options'];

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => {
      throw new Error('Nothing was refused.');
    },
    (fault: unknown) => fault,
  );

describe.each(apiNames)('a list of %s', (name) => {
  const opened = open(name);
  const { provider, api, plan } = opened;
  const all = (table: TableName) => idsOf(name, table, api.store.rows(table));

  it.each(tableNames)('of %s is turned page by page to its end: every row once, in order, with what the store holds', async (table) => {
    const { rows, totals, pages } = await walk(provider, table);
    expect(rows.map(({ id }) => String(id))).toEqual(all(table));
    expect(new Set(pages.slice(0, -1))).toEqual(new Set([25]));
    expect(new Set(totals)).toEqual(new Set([uncounted.includes(name) ? undefined : all(table).length]));
    const paths = plan(table)
      .columns.map(({ path }) => path)
      .filter((path) => !/(^|\.)(id|nodeId)$|totalCount$/.test(path));
    const held = (row: Values) => paths.map((path) => [path, asText(valueAt(row, path))]);
    expect(rows.map(held)).toEqual(
      api.store.rows(table).map((row) => paths.map((path) => [path, asText(heldAt(opened, table, row, path))])),
    );
  });

  it('opens at a page that nobody came to by the pages before', async () => {
    const fresh = open(name).provider;
    const { data } = await fresh.getList('bikes', { pagination: { page: 4, perPage: 20 }, sort: { field: '', order: 'ASC' }, filter: {} });
    expect(data.map(({ id }) => String(id))).toEqual(all('bikes').slice(60, 80));
  });

  it.each(tableNames)('of %s is sorted by each column that sorts, both ways, over all pages', async (table) => {
    const sortable = plan(table).columns.filter(({ sortBy }) => sortBy !== undefined);
    expect(sortable.length).toBeGreaterThan(2);
    for (const { path, sortBy = '' } of sortable) {
      for (const order of ['ASC', 'DESC'] as const) {
        const { rows } = await walk(provider, table, { sort: { field: sortBy, order }, perPage: 50 });
        expect(rows.map(({ id }) => String(id)).sort()).toEqual(all(table).sort());
        const values = rows.map((row) => {
          const kept = rowOf(opened, table, row['id']) as Row;
          return path === 'id' ? Number(kept.id) : heldAt(opened, table, kept, path);
        });
        expect([path, order, isSorted(values, order, plan(table).list?.pagination === 'whole')]).toEqual([path, order, true]);
      }
    }
  });

  it.each(tableNames)('of %s is filtered by each of its filters', async (table) => {
    for (const filter of plan(table).filters) {
      const known = storePath(filter.name);
      const field = tables[table].fields[known] ?? tables[table].fields[`${known}Id`];
      const key = tables[table].fields[known] ? known : `${known}Id`;
      const held = [...new Set(api.store.rows(table).map((row) => row[key]))].filter((value) => value !== null).slice(0, 4);
      for (const value of held) {
        const { wanted, expected } = askedFor(operatorsOf(plan(table).list, filter.name), filter.parts, field?.kind, value, key);
        const sent = field?.kind === 'reference' ? apiId(name, field.of as TableName, String(value)) : wanted;
        const { rows, totals } = await walk(provider, table, { filter: { [filter.name]: sent }, perPage: 50 });
        const ids = idsOf(name, table, api.store.rows(table).filter(expected));
        expect([filter.name, value, rows.map(({ id }) => String(id))]).toEqual([filter.name, value, ids]);
        if (!uncounted.includes(name)) expect(totals[0]).toBe(ids.length);
      }
    }
  });

  it('is filtered, sorted and turned at once', async () => {
    const column = plan('bikes').columns.find(({ path }) => path === 'price');
    const narrowed = plan('bikes').filters.some((filter) => filter.name === 'electric');
    const { rows } = await walk(provider, 'bikes', {
      perPage: 10,
      ...(column?.sortBy !== undefined && { sort: { field: column.sortBy, order: 'DESC' } }),
      filter: narrowed ? { electric: true } : {},
    });
    const wanted = api.store.select(
      'bikes',
      (row) => !narrowed || row['electric'] === true,
      column?.sortBy === undefined ? [] : [{ field: 'price', descending: true }],
    );
    expect(rows.map(({ id }) => String(id))).toEqual(idsOf(name, 'bikes', wanted));
  });

  it('is searched by its title, where it can be, with what is typed meaning itself', async () => {
    expect(plan('stations').search).toBe(!unsearched.includes(name));
    if (unsearched.includes(name)) return;
    for (const text of ['park', '_', '%', 'nothing like it']) {
      const { rows } = await walk(provider, 'stations', { filter: { q: text } });
      const wanted = api.store.rows('stations').filter((row) => String(row['name']).toLowerCase().includes(text));
      expect([text, rows.map(({ id }) => String(id))]).toEqual([text, idsOf(name, 'stations', wanted)]);
    }
  });

  it('is aborted with its caller', async () => {
    const controller = new AbortController();
    const asked = provider.getList('bikes', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: '', order: 'ASC' },
      filter: {},
      signal: controller.signal,
    });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe.each(apiNames)('a record of %s', (name) => {
  it.each(tableNames)('of %s is read with what the store holds', async (table) => {
    const opened = open(name);
    const row = opened.api.store.rows(table)[5] as Row;
    const { data } = await opened.provider.getOne(table, { id: apiId(name, table, row.id) });
    for (const { path } of opened.plan(table).details.filter(({ path }) => !/(^|\.)(id|nodeId)$|totalCount$/.test(path)))
      expect([path, asText(valueAt(data, path))]).toEqual([path, asText(heldAt(opened, table, row, path))]);
  });

  it('that is missing is absent, and several are read at once', async () => {
    const { provider } = open(name);
    expect(await failureOf(provider.getOne('bikes', { id: apiId(name, 'bikes', '99999') }))).toMatchObject({ status: 404 });
    const ids = ['7', '2', '160'].map((id) => apiId(name, 'bikes', id));
    const { data } = await provider.getMany('bikes', { ids });
    expect(data.map(({ id }) => String(id)).sort()).toEqual(ids.toSorted());
  });

  if (name.startsWith('relay'))
    it('with an id of another type is not found', async () => {
      const asked = open(name).provider.getOne('bikes', { id: apiId(name, 'stations', '1') });
      expect(await failureOf(asked)).toMatchObject({ status: 404 });
    });

  it.each(written)('of %s is created by its form, and is then in the store', async (table) => {
    const opened = open(name);
    const values = newValues(opened, opened.form(table, 'create'), table, samples[table]);
    const { data } = await opened.provider.create(table, { data: values });
    const made = rowOf(opened, table, data.id);
    expect(made).toMatchObject(samples[table]);
    expect(opened.api.store.rows(table).at(-1)?.id).toBe(made?.id);
  });

  it('that the API does not take is refused in its words, at the field where it names one', async () => {
    const opened = open(name);
    const before = copyOf(opened.api.store, 'riders');
    const form = opened.form('riders', 'create');
    const data = newValues(opened, form, 'riders', { ...samples.riders, email: 'rider7@post.example' });
    const refused = await failureOf(opened.provider.create('riders', { data }));
    expect(refused).toBeInstanceOf(HttpError);
    expect(wordsOf(refused)).toMatch(/taken|[Uu]nique/);
    expect(copyOf(opened.api.store, 'riders')).toEqual(before);
    const fields = Object.keys((refused as HttpError).body?.errors ?? {});
    if (tellsFields.includes(name)) expect(fields).toEqual(['email']);
  });

  it.each(written)('of %s is changed by its form in what was changed alone', async (table) => {
    const opened = open(name);
    const { provider, api } = opened;
    const before = api.store.rows(table)[8] as Row;
    const kept = { ...before };
    const [title = ''] = Object.keys(tables[table].fields);
    const { data: record } = await provider.getOne(table, { id: apiId(name, table, before.id) });
    const data = changedValues(opened.form(table, 'update'), record, { [title]: 'Another name' });
    const answer = await provider.update(table, { id: record.id, data, previousData: record });
    expect(api.store.find(table, before.id)).toEqual({ ...kept, [title]: 'Another name' });
    expect(valueAt(answer.data, title)).toBe('Another name');
  });

  it('takes another related record, and is refused a change that breaks a rule', async () => {
    const opened = open(name);
    const { provider, api } = opened;
    const form = opened.form('riders', 'update');
    const id = apiId(name, 'riders', '12');
    const relation = form.fields.find(({ reference }) => reference === 'stations')?.name ?? '';
    const { data: record } = await provider.getOne('riders', { id });
    await provider.update('riders', {
      id,
      data: { ...changedValues(form, record, {}), [relation]: apiId(name, 'stations', '31') },
      previousData: record,
    });
    expect(api.store.find('riders', '12')?.['homeId']).toBe('31');
    const data = changedValues(form, record, { email: 'rider7@post.example' });
    const refused = await failureOf(provider.update('riders', { id, data, previousData: record }));
    expect(wordsOf(refused)).toMatch(/taken|[Uu]nique/);
    expect(api.store.find('riders', '12')?.['email']).toBe('rider12@post.example');
  });

  it('is not changed where it is missing', async () => {
    const opened = open(name);
    const { provider } = opened;
    const { data: record } = await provider.getOne('stations', { id: apiId(name, 'stations', '4') });
    const data = changedValues(opened.form('stations', 'update'), record, { name: 'Nowhere' });
    const id = apiId(name, 'stations', '99999');
    expect(await failureOf(provider.update('stations', { id, data, previousData: { ...record, id } }))).toBeInstanceOf(HttpError);
  });
});

describe.each(apiNames)('deleting at %s', (name) => {
  const remove = async ({ provider }: ReturnType<typeof open>, table: TableName, ids: string[]) => {
    const asked = { ids: ids.map((id) => apiId(name, table, id)), data: {}, meta: { operation: 'delete' } };
    const { data = [], refused = [] } = (await provider.updateMany(table, asked)) as {
      data?: unknown[];
      refused?: { _id: string; reason: string; args?: Values | null }[];
    };
    return { done: data.map(String), refused };
  };

  it('takes one record, or each of a selection, and tells which are gone', async () => {
    const opened = open(name);
    const { data } = await opened.provider.deleteMany('bikes', { ids: [apiId(name, 'bikes', '200')] });
    expect(data?.map((id) => storeId(name, id))).toEqual(['200']);
    const several = await remove(opened, 'bikes', ['201', '202', '203']);
    expect(several.done.map((id) => storeId(name, id)).sort()).toEqual(['201', '202', '203']);
    const left = opened.api.store.rows('bikes').map(({ id }) => id);
    expect(left).toHaveLength(209);
    expect(['200', '201', '202', '203'].filter((id) => left.includes(id))).toEqual([]);
  });

  it('says of a record that is still needed, or not there, that it stays, and goes on with the others', async () => {
    const opened = open(name);
    const { done, refused } = await remove(opened, 'stations', ['1', '36', '99999', '37']);
    expect(done.map((id) => storeId(name, id)).sort()).toEqual(['36', '37']);
    expect(refused.map(({ _id }) => storeId(name, _id)).sort()).toEqual(['1', '99999']);
    expect(JSON.stringify(refused)).toMatch(/still has|foreign key|violat/i);
    expect(opened.api.store.find('stations', '1')).toBeDefined();
    expect(opened.api.store.rows('stations')).toHaveLength(35);
  });
});

describe.each(apiNames)('%s, when it does not answer', (name) => {
  it('asks for a sign-in where no token is sent, and says nothing of its data', async () => {
    const events: string[] = [];
    const { provider } = open(name, { api: { token: 'open-sesame' }, onSession: (event) => void events.push(event) });
    const refused = await failureOf(provider.getOne('bikes', { id: apiId(name, 'bikes', '1') }));
    expect(refused).toMatchObject({ status: 401 });
    expect(events).toContain('expired');
  });

  it('is distinguished from an API that refuses', async () => {
    const { provider } = open(name, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await failureOf(provider.getOne('bikes', { id: apiId(name, 'bikes', '1') }))).toMatchObject({ status: 0 });
  });
});

/** The ends of the arguments that a filter goes into: `gte`, `_ilike`, or the field itself where equal rows are meant. */
const operatorsOf = (list: OperationPlan | undefined, filter: string): string[] =>
  (list?.vars ?? []).flatMap(([path, source]) =>
    sourcesIn(source).some((each) => each.from === 'filter' && each.path.startsWith(filter)) ? [path.split('.').at(-1) ?? ''] : [],
  );

/** A filter that matches rows with this value, and the rows it should match. */
function askedFor(operators: string[], parts: string[] | undefined, kind: string | undefined, value: unknown, key: string) {
  if (parts) {
    const [from = '', to = ''] = parts;
    const upTo = `${String(value).slice(0, 3)}9${String(value).slice(4)}`;
    const fits = (held: string) => held >= String(value) && held <= upTo;
    return { wanted: { [from]: value, [to]: upTo }, expected: (row: Row) => fits(String(row[key])) };
  }
  const within = operators.some((operator) => /like|contains/i.test(operator));
  if (kind !== 'text' || !within) return { wanted: value, expected: (row: Row) => row[key] === value };
  const part = String(value).slice(1, 7);
  return { wanted: part, expected: (row: Row) => String(row[key]).toLowerCase().includes(part.toLowerCase()) };
}

const valueAt = (row: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((here, step) => (here as Values | null | undefined)?.[step], row) ?? null;

const asText = (value: unknown): string => String(value ?? '');

/** Sorted as the API compares, or as the console does if it sorts itself; empty values may stand first or last. */
function isSorted(values: unknown[], order: 'ASC' | 'DESC', here: boolean): boolean {
  const held = values.filter((value) => value !== null);
  const compare = (one: unknown, other: unknown): number =>
    here && typeof one === 'string'
      ? collator.compare(one, String(other))
      : (one as number) < (other as number)
        ? -1
        : one === other
          ? 0
          : 1;
  return held.every((value, index) => index === 0 || compare(held[index - 1], value) * (order === 'ASC' ? 1 : -1) <= 0);
}

const collator = new Intl.Collator(undefined, { numeric: true });
