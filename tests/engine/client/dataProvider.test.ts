import { onlineManager } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider, type DataProviderOptions } from '../../../src/engine/client/dataProvider.ts';
import { customersPlan } from './customersPlan.ts';
import { until } from '../../support/until.ts';

interface Sent {
  address: string;
  body: { operationName: string; query: string; variables: Record<string, unknown> };
  headers: Headers;
  signal: AbortSignal | null | undefined;
}

type Reply = { status?: number; body: unknown } | (() => Promise<Response>);

const page = { pagination: { page: 2, perPage: 30 }, sort: { field: 'displayName', order: 'ASC' as const }, filter: {} };
const rows = { data: { answer: { data: [{ _id: 'a1', displayName: 'Acme' }], pagination: { totalItems: 412 } } } };
const failure = (code: string, more: object = {}) => ({ errors: [{ message: 'no', extensions: { code, ...more } }], data: null });

function platform(...replies: Reply[]) {
  const sent: Sent[] = [];
  const fetch = vi.fn(async (address: string, init: RequestInit) => {
    const { signal } = init;
    sent.push({ address, body: JSON.parse(String(init.body)), headers: new Headers(init.headers), signal });
    const reply = replies.shift() ?? { body: rows };
    if (typeof reply === 'function') return reply();
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200, headers: { 'content-type': 'application/json' } });
  });
  return { sent, fetch: fetch as unknown as typeof globalThis.fetch };
}

function provider(fetch: typeof globalThis.fetch, more: Partial<DataProviderOptions> = {}) {
  return createDataProvider({
    plans: { customers: customersPlan },
    regions: ['ap-southeast-2', 'eu-west-1'],
    scope: () => ({ awsRegion: 'ap-southeast-2', organizationId: 'org1', customerId: 'c1', hierarchyId: 'h1' }),
    onSession: () => undefined,
    csrf: () => 'token-1',
    fetch,
    ...more,
  });
}

describe('a list', () => {
  it('sends the ready text, filled variables and the anti-forgery token to the region of the tenant', async () => {
    const { sent, fetch } = platform();
    const answer = await provider(fetch).getList('customers', { ...page, filter: { q: 'ac', awsRegion: 'eu-west-1' } });
    expect(sent[0]?.address).toBe('/api/ap-southeast-2/graphql');
    expect(sent[0]?.headers.get('x-csrf-token')).toBe('token-1');
    expect(sent[0]?.body).toEqual({
      operationName: 'ORGGetCustomers',
      query: customersPlan.list?.text,
      variables: {
        filter: {
          organizationId: 'org1',
          activeOnly: true,
          archivedOnly: false,
          skip: 1,
          limit: 30,
          sort: { fieldName: 'displayName', order: 'asc' },
          searchText: 'ac',
          awsRegion: 'eu-west-1',
        },
        with_0: true,
      },
    });
    expect(answer).toEqual({ data: [{ id: 'a1', _id: 'a1', displayName: 'Acme' }], total: 412 });
  });

  it('sorts by a field as react-admin names it: the operation has a name of its own for it', async () => {
    const { sent, fetch } = platform();
    const columns = customersPlan.columns.map((column) => (column.path === 'createdAt' ? { ...column, sortBy: 'CREATED' } : column));
    const sort = { field: 'createdAt', order: 'DESC' as const };
    await provider(fetch, { plans: { customers: { ...customersPlan, columns } } }).getList('customers', { ...page, sort });
    expect(sent[0]?.body.variables).toMatchObject({ filter: { sort: { fieldName: 'CREATED', order: 'desc' } } });
  });

  it('asks for archived rows, and leaves out columns that nobody sees', async () => {
    const { sent, fetch } = platform();
    await provider(fetch).getList('customers', { ...page, meta: { archived: true, columns: ['uniqueName'] } });
    expect(sent[0]?.body.variables).toMatchObject({ filter: { activeOnly: false, archivedOnly: true }, with_0: false });
  });

  it('aborts the older of two requests of one screen, and only that', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const { sent, fetch } = platform(never, never, { body: rows });
    const { getList } = provider(fetch);
    const first = getList('customers', { ...page, meta: { screen: 'list' } });
    void getList('customers', { ...page, meta: { screen: 'picker' } });
    const third = getList('customers', { ...page, meta: { screen: 'list' } });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect((await third).total).toBe(412);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false, false]);
  });

  it('ends silently when its caller aborts it', async () => {
    const { fetch } = platform(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const asked = provider(fetch).getList('customers', { ...page, signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(onlineManager.isOnline()).toBe(true);
  });
});

describe('an error', () => {
  it.each([
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['RATE_LIMITED', 429],
    ['NOT_IMPLEMENTED', 501],
    ['INTERNAL_SERVER_ERROR', 500],
  ])('%s becomes the status %i, whatever status it was sent with', async (code, status) => {
    const { fetch } = platform({ status: code === 'FORBIDDEN' ? 403 : 200, body: failure(code) });
    const error = await provider(fetch)
      .getOne('customers', { id: 'a1' })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, body: { code } });
  });

  it('carries the field errors and their values where forms read them', async () => {
    const fields = { uniqueName: 'validation.customer.uniqueName.taken' };
    const { fetch } = platform({ body: failure('CONFLICT', { fields, fieldArgs: { uniqueName: { limit: 100 } }, reason: 'TAKEN' }) });
    const error = await provider(fetch)
      .create('customers', { data: {} })
      .catch((fault: unknown) => fault);
    expect(error).toMatchObject({
      status: 409,
      body: { reason: 'TAKEN', errors: { uniqueName: { message: 'validation.customer.uniqueName.taken', args: { limit: 100 } } } },
    });
  });

  it('is absence when the answer holds no record', async () => {
    const { fetch } = platform({ body: { data: { answer: null } } });
    await expect(provider(fetch).getOne('customers', { id: 'a1' })).rejects.toMatchObject({ status: 404 });
  });

  it('of a gateway without a GraphQL body keeps its status', async () => {
    const { fetch } = platform(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(provider(fetch).getOne('customers', { id: 'a1' })).rejects.toMatchObject({ status: 502 });
  });
});

describe('an ended session', () => {
  it('makes questions wait until the user has signed in again, and asks them once more', async () => {
    const { sent, fetch } = platform({ body: failure('UNAUTHENTICATED') }, { body: failure('UNAUTHENTICATED') });
    let signedIn: (again: boolean) => void = () => undefined;
    const onSession = vi.fn(() => new Promise<boolean>((resolve) => (signedIn = resolve)));
    const { getList } = provider(fetch, { onSession });
    const both = Promise.all([getList('customers', page), getList('customers', { ...page, filter: { q: 'b' } })]);
    await until(() => sent.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).toHaveLength(2);
    signedIn(true);
    expect((await both).map(({ total }) => total)).toEqual([412, 412]);
    expect(onSession).toHaveBeenCalledTimes(1);
  });

  it('refuses a change at once and never repeats it', async () => {
    const { sent, fetch } = platform({ body: failure('UNAUTHENTICATED') });
    const onSession = vi.fn(() => Promise.resolve(true));
    await expect(provider(fetch, { onSession }).create('customers', { data: {} })).rejects.toMatchObject({ status: 401 });
    expect(onSession).toHaveBeenCalledWith('expired');
    expect(sent).toHaveLength(1);
  });
});

describe('a lost network', () => {
  it('is told once, pauses the queries, and is over with the next answer', async () => {
    const lost = async () => Promise.reject(new TypeError('Failed to fetch'));
    const { fetch } = platform(lost, lost);
    const onSession = vi.fn();
    const { getOne, getList } = provider(fetch, { onSession });
    await expect(getOne('customers', { id: 'a1' })).rejects.toMatchObject({ status: 0, body: { code: 'NETWORK' } });
    await expect(getOne('customers', { id: 'a1' })).rejects.toMatchObject({ status: 0 });
    expect(onlineManager.isOnline()).toBe(false);
    await getList('customers', page);
    expect(onlineManager.isOnline()).toBe(true);
    expect(onSession.mock.calls).toEqual([['offline'], ['online']]);
  });
});

describe('a store that is away', () => {
  it('pauses the queries until the address answers that no proxy hides', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked: string[] = [];
    const away = { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' };
    const fetch = async (address: RequestInfo | URL) => {
      asked.push(String(address));
      return Response.json(
        { errors: [{ message: 'Away', extensions: away }] },
        { status: String(address).startsWith('/api/') ? 503 : 200 },
      );
    };
    const onSession = vi.fn();
    await expect(provider(fetch, { onSession }).create('customers', { data: {} })).rejects.toMatchObject({ body: away });
    expect(onlineManager.isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await until(() => onlineManager.isOnline());
    expect(asked.filter((address) => !address.startsWith('/api/'))).toEqual(['/healthz/stores/ap-southeast-2']);
    expect(onSession.mock.calls).toEqual([['offline'], ['online']]);
  });

  it('in another region than that of the pages pauses nothing', async () => {
    const away = { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' };
    const fetch = async () => Response.json({ errors: [{ message: 'Away', extensions: away }] }, { status: 503 });
    await expect(provider(fetch).create('customers', { data: { awsRegion: 'eu-west-1' } })).rejects.toMatchObject({ body: away });
    expect(onlineManager.isOnline()).toBe(true);
  });
});

describe('a change', () => {
  it('goes to the region that its form chose, and is reported by its operation', async () => {
    const { sent, fetch } = platform({ body: { data: { answer: { _id: 'n1', __typename: 'Customer' } } } });
    const onChange = vi.fn();
    const data = { organizationId: 'o2', uniqueName: 'new', displayName: 'New', awsRegion: 'eu-west-1' };
    const answer = await provider(fetch, { onChange }).create('customers', { data });
    expect(sent[0]?.address).toBe('/api/eu-west-1/graphql');
    expect(sent[0]?.body.variables).toEqual({ customer: { organizationId: 'o2', uniqueName: 'new', displayName: 'New' } });
    expect(answer.data).toMatchObject({ id: 'n1', displayName: 'New' });
    expect(onChange).toHaveBeenCalledWith('ORGCreateCustomer');
  });

  it('to a region that the platform does not have is not sent', async () => {
    const { sent, fetch } = platform();
    await expect(provider(fetch).create('customers', { data: { awsRegion: 'mars-1' } })).rejects.toThrow();
    expect(sent).toHaveLength(0);
  });

  it('of several rows tells which were done and which refused', async () => {
    const refused = [{ _id: 'b', reason: 'ALREADY_ARCHIVED' }];
    const { sent, fetch } = platform({ body: { data: { answer: { data: [{ _id: 'a' }], refused } } } });
    const answer = await provider(fetch).updateMany('customers', { ids: ['a', 'b'], data: {}, meta: { operation: 'archive' } });
    expect(sent[0]?.body).toMatchObject({ operationName: 'ORGArchiveCustomers', variables: { filter: { customerIds: ['a', 'b'] } } });
    expect(answer).toEqual({ data: ['a'], refused });
  });

  it('that the plan lacks is refused without a request', async () => {
    const { sent, fetch } = platform();
    await expect(provider(fetch).delete('customers', { id: 'a' })).rejects.toMatchObject({ status: 501 });
    expect(sent).toHaveLength(0);
  });
});

describe('several records by id', () => {
  it('are read once each, and absent ones are left out', async () => {
    const reply = (id: string) => ({ body: { data: { answer: { _id: id, displayName: id } } } });
    const { sent, fetch } = platform(reply('a'), { body: failure('NOT_FOUND') }, reply('c'));
    const { data } = await provider(fetch).getMany('customers', { ids: ['a', 'b', 'c', 'a'] });
    expect(sent.map(({ body }) => body.variables)).toEqual([{ filter: { _id: 'a' } }, { filter: { _id: 'b' } }, { filter: { _id: 'c' } }]);
    expect(data.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
