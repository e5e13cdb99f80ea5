import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { AnyParams } from '../../../src/engine/client/buildQuery.ts';
import { createPager } from '../../../src/engine/client/pagination.ts';
import type { PageRequest } from '../../../src/engine/client/pageNumbers.ts';
import type { OperationPlan } from '../../../src/engine/plan/Plan.ts';
import type { Source } from '../../../src/engine/plan/Source.ts';
import { variables } from '../../support/sources.ts';

const sort = { field: '', order: 'ASC' as const };

function numbered(
  rows: number,
  { most = Infinity, given = Infinity, total = false }: { most?: number; given?: number; total?: boolean } = {},
) {
  const asked: { size: number; cursor: string | undefined; columns: readonly string[] | undefined }[] = [];
  const operation: OperationPlan = {
    name: 'people',
    kind: 'query',
    text: '',
    vars: variables([
      ['first', 'size'],
      ['after', 'cursor'],
      ['name', 'filter.name'],
      ['orderBy', 'sort.field'],
    ]),
    read: { rows: 'people.nodes', cursor: 'people.pageInfo.endCursor' },
    pagination: 'cursors',
    access: 'session',
  };
  const pager = createPager();
  const page = (params: AnyParams) => {
    const request: PageRequest = {
      of: 'people',
      operation,
      params: { sort, filter: {}, ...params },
      sources: ({ cursor, pagination, filter, sort: by }) => ({
        cursor,
        size: pagination?.perPage,
        filter,
        sort: by?.field ? { field: by.field, order: by.order } : undefined,
      }),
      ask: async (other) => {
        const { pagination, cursor, meta } = { ...params, ...other };
        const size = pagination?.perPage ?? 0;
        asked.push({ size, cursor, columns: meta?.columns });
        if (size > most) throw new HttpError('Too many at once.', 400);
        const from = Number(cursor ?? 0);
        const data = Array.from({ length: Math.max(0, Math.min(size, given, rows - from)) }, (_, index) => ({ id: from + index + 1 }));
        const end = from + data.length;
        return { data, reading: { more: end < rows, cursor: data.length > 0 ? String(end) : null, ...(total && { total: rows }) } };
      },
    };
    return pager(request);
  };
  return { page, asked };
}

const ids = ({ data }: { data: object[] }) => data.map((row) => (row as { id: number }).id);

describe('a list that is turned by cursors', () => {
  it('goes on where the page before ended, with one question a page', async () => {
    const { page, asked } = numbered(25);
    expect(ids(await page({ pagination: { page: 1, perPage: 10 } }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids(await page({ pagination: { page: 2, perPage: 10 } }))[0]).toBe(11);
    const last = await page({ pagination: { page: 3, perPage: 10 } });
    expect(ids(last)).toEqual([21, 22, 23, 24, 25]);
    expect(last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '10', '20']);
  });

  it('passes by the pages before one that nobody came to, many at once and without their columns', async () => {
    const { page, asked } = numbered(10_000);
    expect(ids(await page({ pagination: { page: 231, perPage: 10 } }))[0]).toBe(2301);
    expect(asked).toEqual([
      { size: 1000, cursor: undefined, columns: [] },
      { size: 1000, cursor: '1000', columns: [] },
      { size: 300, cursor: '2000', columns: [] },
      { size: 10, cursor: '2300', columns: undefined },
    ]);
  });

  it('passes them by in lots of a hundred where the API refuses a thousand, and remembers that', async () => {
    const { page, asked } = numbered(10_000, { most: 100 });
    expect(ids(await page({ pagination: { page: 26, perPage: 10 } }))[0]).toBe(251);
    expect(ids(await page({ pagination: { page: 76, perPage: 10 } }))[0]).toBe(751);
    expect(asked.map(({ size }) => size)).toEqual([250, 100, 100, 50, 10, 100, 100, 100, 100, 90, 10]);
  });

  it('is not misled by an API that gives fewer than it was asked for', async () => {
    for (const given of [40, 45, 7]) {
      const { page, asked } = numbered(1000, { given });
      const shown = ids(await page({ pagination: { page: 31, perPage: given === 7 ? 7 : 10 } }));
      expect([given, shown[0]]).toEqual([given, given === 7 ? 211 : 301]);
      expect(asked.length).toBeLessThan(40);
    }
  });

  it('goes on from the nearest page that it came to, where it was too far before', async () => {
    const { page, asked } = numbered(1_000_000, { most: 100 });
    const far = { pagination: { page: 90, perPage: 100 } };
    await expect(page(far)).rejects.toMatchObject({ body: { reason: 'PAGE_TOO_FAR' } });
    const before = asked.length;
    expect(ids(await page(far))[0]).toBe(8901);
    expect(asked.length - before).toBeLessThan(40);
  });

  it('passes them by one by one where the API does not give so many at once', async () => {
    const { page, asked } = numbered(100, { most: 10 });
    expect(ids(await page({ pagination: { page: 4, perPage: 10 } }))[0]).toBe(31);
    expect(asked.map(({ size }) => size)).toEqual([30, 10, 10, 10, 10]);
  });

  it('begins anew with another filter, order or size', async () => {
    const { page, asked } = numbered(100);
    await page({ pagination: { page: 1, perPage: 10 } });
    await page({ pagination: { page: 2, perPage: 10 }, filter: { name: 'a' } });
    await page({ pagination: { page: 2, perPage: 20 } });
    await page({ pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'ASC' } });
    expect(asked.filter(({ cursor }) => cursor === undefined)).toHaveLength(4);
  });

  it('is empty beyond its end, and says how many rows there are where the API does', async () => {
    expect(await numbered(15).page({ pagination: { page: 4, perPage: 10 } })).toEqual({
      data: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const { total, pageInfo } = await numbered(15, { total: true }).page({ pagination: { page: 2, perPage: 10 } });
    expect({ total, pageInfo }).toEqual({ total: 15, pageInfo: undefined });
  });

  it('does not go further than an API can be asked to', async () => {
    const { page, asked } = numbered(1_000_000);
    await expect(page({ pagination: { page: 9_000, perPage: 100 } })).rejects.toMatchObject({ body: { reason: 'PAGE_TOO_FAR' } });
    expect(asked.length).toBeLessThan(100);
  });
});

describe('a list without a number of rows', () => {
  const request = (
    pagination: 'more' | 'grows' | 'whole',
    size: Source,
    rows: object[],
    more: Partial<PageRequest['params']> = {},
  ): PageRequest => ({
    of: 'people',
    operation: { name: 'people', kind: 'query', text: '', vars: [['limit', size]], read: {}, pagination, access: 'session' },
    params: { pagination: { page: 2, perPage: 2 }, sort, filter: {}, ...more },
    sources: () => ({}),
    ask: async () => ({ data: rows, reading: {} }),
  });
  const oneMore: Source = { from: 'size', extra: 1 };
  const row = (...names: (string | null)[]) => names.map((name) => ({ name }));

  it('drops the one row that was requested to know whether others follow', async () => {
    const followed = await createPager()(request('more', oneMore, row('c', 'd', 'e')));
    expect(followed).toEqual({ data: row('c', 'd'), pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    const last = await createPager()(request('more', oneMore, row('c', 'd')));
    expect(last).toEqual({ data: row('c', 'd'), pageInfo: { hasNextPage: false, hasPreviousPage: true } });
  });

  it('shows the page of all rows up to its end', async () => {
    const grown = await createPager()(request('grows', { from: 'throughPage' }, row('a', 'b', 'c', 'd', 'e')));
    expect(grown).toEqual({ data: row('c', 'd'), pageInfo: { hasNextPage: true, hasPreviousPage: true } });
  });

  it('is counted, turned and sorted here where all rows are answered; what is empty comes last', async () => {
    const whole = await createPager()(request('whole', { from: 'size' }, row('b', null, 'a10', 'a9')));
    expect(whole).toEqual({ data: row('a10', 'a9'), total: 4 });
    const by = (order: 'ASC' | 'DESC') =>
      createPager()(
        request('whole', { from: 'size' }, row('b', null, 'a10', 'a9'), {
          pagination: { page: 1, perPage: 9 },
          sort: { field: 'name', order },
        }),
      );
    expect((await by('ASC')).data).toEqual(row('a9', 'a10', 'b', null));
    expect((await by('DESC')).data).toEqual(row('b', 'a10', 'a9', null));
  });
});
