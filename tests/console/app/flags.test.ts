import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askFlags, evaluationOf, flagsOf, keepFlags, type Evaluation } from '../../../src/console/app/flags.ts';
import { askEvery, openFlags } from '../../../src/console/app/flagsClient.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { configFrom } from '../../../src/console/app/settings/config.ts';
import { start } from '../../../src/console/app/start.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { customer, person } from './people.ts';

const c1 = customer('c1');
const c2 = customer('c2', { awsRegion: 'eu-west-1' });

interface Asked {
  url: string;
  body: unknown;
  tag: string | null;
}

function serve(values: Record<string, unknown>) {
  const service = { values, version: 1, fault: undefined as (() => Response | Promise<never>) | undefined, asked: [] as Asked[] };
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    const request = typeof input === 'string' ? new Request(new URL(input, location.origin), { ...init, signal: null }) : input;
    const tag = request.headers.get('if-none-match');
    service.asked.push({ url: new URL(request.url).pathname, body: await request.clone().json(), tag });
    if (service.fault) return service.fault();
    const etag = `"v${service.version}"`;
    if (tag === etag) return new Response(null, { status: 304, headers: { etag } });
    return Response.json({ flags: Object.entries(service.values).map(([key, value]) => ({ key, value })) }, { headers: { etag } });
  });
  return service;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the first evaluation', () => {
  it('asks the region of the customer over the remote evaluation protocol', async () => {
    const service = serve({ a: true, b: false, c: 'red', d: 1 });
    const answer = await askFlags(c2);
    expect(service.asked).toEqual([{ url: '/api/eu-west-1/ofrep/v1/evaluate/flags', body: { context: { customerId: 'c2' } }, tag: null }]);
    expect(answer).toEqual({ values: { a: true, b: false, c: false, d: false }, etag: '"v1"' });
  });

  it.each<[what: string, fault: () => Response | Promise<never>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no session', () => Response.json({ errorCode: 'GENERAL' }, { status: 401 })],
    ['no service', () => Response.json({ errorCode: 'GENERAL' }, { status: 502 })],
    ['a page instead', () => new Response('<html>')],
    ['an answer without flags', () => Response.json({})],
    ['flags that are no list', () => Response.json({ flags: 1 })],
  ])('is none with %s: the page goes by the last values of this session, else by the embedded ones', async (_, fault) => {
    const service = serve({ edgeDashboardEnabled: false });
    service.fault = fault;
    expect(evaluationOf('u1', c1, await askFlags(c1))).toEqual({ userId: 'u1', tenant: c1, values: flagDefaults });
    service.fault = undefined;
    expect(evaluationOf('u1', c1, await askFlags(c1)).values).toEqual({ edgeDashboardEnabled: false });
    service.fault = fault;
    expect(evaluationOf('u1', c1, await askFlags(c1))).toEqual({ userId: 'u1', tenant: c1, values: { edgeDashboardEnabled: false } });
    // Neither another customer's values nor another user's.
    expect(evaluationOf('u1', c2, await askFlags(c2)).values).toEqual(flagDefaults);
    expect(evaluationOf('u2', c1, await askFlags(c1)).values).toEqual(flagDefaults);
  });

  it('survives storage that holds something else', () => {
    for (const text of ['', '{', 'null', '[]', '{"owner":"u1 ap-southeast-2 c1"}']) {
      sessionStorage.setItem('flags', text);
      expect(evaluationOf('u1', c1, undefined).values, text).toEqual(flagDefaults);
    }
  });

  it('is in progress together with the rights: neither waits for the other', async () => {
    keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
    history.replaceState(null, '', '/region/eu-west-1/customers/c2/customers');
    const asked: string[] = [];
    let release: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (release = resolve));
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      asked.push(/ofrep|CommonCheckPolicy|CommonGetDefaultViews|ORGGetCustomers/.exec(url + init.body)?.[0] ?? url);
      if (asked.includes('ofrep') && asked.includes('CommonCheckPolicy')) release();
      await both;
      if (url.includes('/ofrep/')) return Response.json({ flags: [{ key: 'edgeDashboardEnabled', value: true }] });
      return Response.json({ data: { CommonCheckPolicy: { policyResult: {} } } });
    });
    const begun = await start(Promise.resolve(configFrom({})), Promise.resolve(person([c1, c2])));
    const { tenant } = begun as Extract<typeof begun, { kind: 'open' }>;
    // The code of tools comes on its own.
    await vi.waitFor(() => expect(asked).toContain('CommonGetDefaultViews'), { timeout: 60_000 });
    expect(asked.toSorted()).toEqual(['CommonCheckPolicy', 'CommonGetDefaultViews', 'ORGGetCustomers', 'ofrep']);
    expect([tenant?.flags('edgeDashboardEnabled'), tenant?.flags('edgeGlobalSearch')]).toEqual([true, false]);
  });
});

describe('a flag', () => {
  it('that nobody has evaluated is off, whatever its name', () => {
    const on = flagsOf({ a: true, b: false });
    expect(['a', 'b', 'c', 'constructor', 'toString', '__proto__', ''].map(on)).toEqual([true, false, false, false, false, false, false]);
  });
});

describe('the OpenFeature client', () => {
  const first: Evaluation = { userId: 'u1', tenant: c2, values: { a: true, b: false }, etag: '"v1"' };
  let visibility: DocumentVisibilityState = 'visible';
  const look = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let close: () => void = () => undefined;
  const changed = vi.fn();
  const ready = vi.fn(async () => undefined);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(async () => {
    vi.useFakeTimers();
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(async () => {
    close();
    await pass(1);
    changed.mockClear();
    ready.mockClear();
  });
  const open = async (from = first) => {
    close = openFlags(from, { ready, changed });
    await pass(10);
  };

  it('begins with what was evaluated, asks nothing for it, and then asks every 30 seconds whether it has changed', async () => {
    const service = serve({ a: true, b: false });
    await open();
    expect(service.asked).toEqual([]);
    await pass(askEvery);
    expect(service.asked).toEqual([
      {
        url: '/api/eu-west-1/ofrep/v1/evaluate/flags',
        body: { context: { targetingKey: 'u1', customerId: 'c2', organizationId: 'o1', hierarchyId: 'root-c2' } },
        tag: '"v1"',
      },
    ]);
    expect(ready).toHaveBeenCalledTimes(1);
    await pass(askEvery * 3);
    expect(service.asked).toHaveLength(4);
    expect(changed).not.toHaveBeenCalled();
    Object.assign(service, { values: { a: true, b: true, c: true, d: 'red' }, version: 2 });
    await pass(askEvery);
    expect(changed.mock.calls).toEqual([[{ a: true, b: true, c: true }]]);
    await pass(askEvery);
    expect(service.asked.at(-1)?.tag).toBe('"v2"');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while nobody looks, and at once when somebody does again', async () => {
    const service = serve({ a: true });
    await open();
    look('hidden');
    await pass(askEvery * 10);
    expect(service.asked).toEqual([]);
    service.version = 2;
    look('visible');
    await pass(10);
    expect(service.asked).toHaveLength(1);
    expect(changed.mock.calls).toEqual([[{ a: true }]]);
  });

  it('keeps the values while the service is away, and asks on', async () => {
    const service = serve({ a: true, b: false });
    await open();
    for (const fault of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('', { status: 502 }),
      () => new Response('', { status: 401 }),
    ]) {
      service.fault = fault;
      await pass(askEvery);
    }
    expect(changed).not.toHaveBeenCalled();
    Object.assign(service, { fault: undefined, values: { a: false, b: true }, version: 2 });
    await pass(askEvery);
    expect(changed.mock.calls).toEqual([[{ a: false, b: true }]]);
  });

  it('that began with remembered values learns of the real ones', async () => {
    const { etag: _, ...remembered } = first;
    const service = serve({ a: false, b: false });
    await open(remembered);
    await pass(askEvery);
    expect(service.asked.map(({ tag }) => tag)).toEqual([null]);
    expect(changed.mock.calls).toEqual([[{ a: false, b: false }]]);
  });

  it('asks no more once it is closed, and leaves nothing in the browser', async () => {
    const service = serve({ a: false });
    await open();
    close();
    await pass(askEvery * 2);
    look('visible');
    await pass(10);
    expect(service.asked).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('kept values', () => {
  it('hold nothing but names and whether they are on', () => {
    keepFlags({ userId: 'u1', tenant: c1, values: { a: true } });
    expect(JSON.parse(sessionStorage.getItem('flags') ?? '')).toEqual({ owner: 'u1 ap-southeast-2 c1', values: { a: true } });
  });
});
