import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chance } from '../src/platform/demo/deterministic.ts';
import type { Tools } from '../src/platform/platform.ts';
import { createServices } from '../src/platform/services/index.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { Caller, codes, deep, short } from './support/caller.ts';
import { leavesOf, operations, type ContractOperation, type Leaf } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { hostileKind, hostileValues } from './support/hostile.ts';
import { hostileDocuments } from './support/hostileDocuments.ts';
import { hostileHeaders } from './support/hostileHeaders.ts';
import { hostileTexts } from './support/hostileTexts.ts';
import { insidesIn, leaksIn } from './support/leaks.ts';
import { persons, tenantNamed } from './support/persons.ts';
import { rawRequest } from './support/rawRequest.ts';
import { patience } from './support/until.ts';
import { readWorld, type Tenant } from './support/world.ts';
import { origin, startPlatform, type Running } from './platform/browser.ts';

// Every operation of the contract × more than forty hostile values at every place that takes one, in its arguments, in headers and cookies, and
// documents that are none. Whatever is sent is answered within a second, by no error that nobody meant to give, and shows nothing of the inside.

const seed = process.env['SEED'] ?? '1';
const slow = 1000;
const inOrder = [...operations].sort((one, other) => (one.kind < other.kind ? 1 : one.kind > other.kind ? -1 : 0));

/** Inputs that did harm once are always tried. */
const harmful = [
  ['AtsGetRequestList', 'getRequestListInput.createdAtFrom', 'the year 0'],
  ['AtsGetRequestList', 'getRequestListInput.createdAtTo', 'an offset that turns the year'],
  ['NotifGetSMSEventList', 'phoneNumber', 'many lines'],
  ['ORGCreateEndUser', 'user.phoneNumber', 'many lines'],
] as const;

type Case = [leaf: Leaf, name: string, value: unknown];
const cases = deep ? new Map(inOrder.map((operation) => [operation.name, allOf(operation)])) : sampled();

vi.setConfig({ testTimeout: deep ? 1_800_000 : 120_000, hookTimeout: 240_000 });

let running: Running;
let home: Tenant;
let callers: Caller[];
const figures = { leaves: 0, calls: 0, answered: 0, platforms: 0, headers: 0, documents: 0, addresses: 0 };
const slowest = { milliseconds: 0, of: '' };
/** Errors that would have ended an unwatched process. */
const fallen: string[] = [];
const fall = (error: unknown) => void fallen.push(String(error));

beforeAll(async () => {
  process.on('unhandledRejection', fall);
  process.on('uncaughtExceptionMonitor', fall);
  await begin();
});
afterAll(async () => {
  process.off('unhandledRejection', fall);
  process.off('uncaughtExceptionMonitor', fall);
  await running.close();
  console.log(
    `hostile values (${deep ? 'all' : `a sample of seed ${seed}`}): ${operations.length} operations, ${figures.leaves} places, ${figures.calls} calls of which ` +
      `${figures.answered} were answered with data, ${figures.headers} requests with hostile headers, ${figures.documents} hostile documents, ${figures.addresses} calls beside the API; ` +
      `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.of}); ${figures.platforms} platforms`,
  );
});

/** A platform with its demo data, untouched yet, and two who call it: one may do everything, one everything in their organisation. */
async function begin(): Promise<void> {
  await running?.close();
  running = startPlatform();
  figures.platforms += 1;
  const world = await readWorld(running);
  home = tenantNamed(world, 'harbour-vale-home');
  const limited = await persons['an administrator with every right in her own organisation']?.(running, world);
  callers = await Promise.all(['staff@demo.example', limited?.email ?? ''].map((email) => new Caller(running.platform).as(email)));
}

const callerFor = ({ access }: ContractOperation, caller: Caller) => (access === 'public' ? new Caller(running.platform) : caller);
const exampleIn = (operation: ContractOperation, at: Values = {}): Values =>
  exampleOf(operation, {
    id: (noun) => home.ids[noun],
    region: home.region,
    at,
  });

describe('a hostile value', () => {
  it.each(inOrder.map((operation) => [operation.name, operation] as const))('does %s no harm', async (name, operation) => {
    // Earlier changes of the stores must not stop the call early.
    if (deep && (await first(operation).call(operation.text, exampleIn(operation), { region: home.region })).code) await begin();
    const faults: string[] = [];
    const own = cases.get(name) ?? [];
    figures.leaves += new Set(own.map(([leaf]) => leaf.path)).size;
    for (const [leaf, value, sent] of own) {
      const senders = deep ? callers : [chance(seed, 'who sends it', name, leaf.path, value).pick(callers)];
      for (const caller of senders) faults.push(...(await send(operation, callerFor(operation, caller), leaf, value, sent)));
    }
    expect(faults).toEqual([]);
    expect(fallen).toEqual([]);
  });

  it('ends nobody’s session', async () => {
    for (const caller of callers) expect((await caller.call('{ AuthMe { _id } }')).code).toBeUndefined();
  });
});

const first = (operation: ContractOperation): Caller => callerFor(operation, callers[0] ?? new Caller(running.platform));

async function send(operation: ContractOperation, caller: Caller, leaf: Leaf, name: string, value: unknown): Promise<string[]> {
  const what = `${operation.name} with ${name} at ${leaf.path}`;
  let least = Infinity;
  // A machine that is busy may make any call wait once.
  for (let tries = 0; least >= slow && tries < 4; tries += 1) {
    const variables = exampleIn(operation, { [leaf.path]: value });
    figures.calls += 1;
    try {
      const { code, milliseconds, text } = await caller.call(operation.text, variables, { region: home.region });
      least = Math.min(least, milliseconds);
      if (!code) figures.answered += 1;
      const shown = insidesIn(text, JSON.stringify(variables));
      if (shown.length > 0) return [`${what} ${shown.join(' and ')}`];
    } catch (error) {
      return [`${what}: ${(error as Error).message.slice(0, 1000)}`];
    }
  }
  return tooSlow(what, least);
}

function tooSlow(what: string, milliseconds: number): string[] {
  if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, of: what });
  return milliseconds >= slow ? [`${what} takes ${Math.round(milliseconds)} ms`] : [];
}

describe('a hostile document', () => {
  it.each(Object.entries(hostileDocuments))('“%s” is refused or does nothing', async (name, body) => {
    for (const cookies of [callers[0]?.browser.cookies ?? new Map<string, string>(), new Map<string, string>()]) {
      let least = Infinity;
      for (let tries = 0; least >= slow && tries < 4; tries += 1) {
        figures.documents += 1;
        const begun = performance.now();
        const answer = await running.platform.fetch(
          new Request(`${origin}/api/${home.region}/graphql`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              origin,
              cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
              'x-csrf-token': cookies.get('csrf') ?? '',
            },
            body,
          }),
        );
        const text = await answer.text();
        least = Math.min(least, performance.now() - begun);
        const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
        expect(errors.map(({ extensions }) => extensions?.code).filter((code) => !codes.includes(code ?? ''))).toEqual([]);
        expect([...leaksIn(errors, body), ...insidesIn(text, body)]).toEqual([]);
        // A document gets a single verdict: it must not be able to request ten thousand.
        expect(text.length).toBeLessThan(10_000);
      }
      expect(tooSlow(`the document “${name}”`, least)).toEqual([]);
    }
    expect(fallen).toEqual([]);
  });
});

describe('a hostile header', () => {
  let server: ReturnType<Running['platform']['createServer']>;
  beforeAll(async () => {
    server = running.platform.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each(hostileHeaders)('or what stands in $place does no harm', async ({ place, values }) => {
    const all = Object.entries(values);
    expect(all.length).toBeGreaterThanOrEqual(40);
    const luck = chance(seed, 'headers', place);
    const tried = deep ? all : all.filter(() => luck.happens(0.25));
    const faults: string[] = [];
    for (let at = 0; at < tried.length; at += 10) {
      const some = tried.slice(at, at + 10).map(([name, value]) => sendHeader(place, name, value));
      faults.push(...(await Promise.all(some)).flat());
    }
    expect(faults).toEqual([]);
    expect(fallen).toEqual([]);
  });

  it('leaves the server as it was', async () => {
    for (const [place, value, answer] of [
      ['accept', '*/*', /"AuthMe":\{"_id"/],
      ['idempotency-key', 'an-ordinary-key-0001', /"ORGCreateGroup":\{/],
    ] as const) {
      const { status, text } = await rawRequest(portOf(server), requestWith(place, value), patience);
      expect([status, answer.test(text)], text).toEqual([200, true]);
    }
    for (const caller of callers) expect((await caller.call('{ AuthMe { _id } }')).code).toBeUndefined();
  });

  async function sendHeader(place: string, name: string, value: string): Promise<string[]> {
    const bytes = requestWith(place, value);
    const what = `${name} in ${place}`;
    const faults: string[] = [];
    let least = Infinity;
    for (let tries = 0; least >= slow && tries < 4; tries += 1) {
      figures.headers += 1;
      // A length that announces more than comes makes the server wait for it, and rightly.
      const { status, text, milliseconds } = await rawRequest(portOf(server), bytes, 1500);
      least = Math.min(least, milliseconds);
      if (status !== undefined && !known.includes(status)) faults.push(`${what} is answered ${status}`);
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const shown = [...insidesIn(text, bytes), ...(/internal_server_error/i.test(rest.join('')) ? ['is an error that nobody meant'] : [])];
      if (shown.length > 0) faults.push(`${what} ${shown.join(' and ')}: ${short(text)}`);
      if (/^(x-evil|set-cookie: session=evil)/im.test(head)) faults.push(`${what} makes a header of its own: ${short(head)}`);
    }
    return [...faults, ...tooSlow(what, least)];
  }
});

describe('an address next to the API', () => {
  const routes = createServices().routes?.({ settings: { demo: true } } as Tools) ?? [];

  it.each(routes.map(({ method, path }) => [method, path] as const))('%s %s takes hostile values without harm', async (method, path) => {
    const all = Object.entries(hostileTexts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
    const luck = chance(seed, 'addresses', method, path);
    const faults: string[] = [];
    for (const [name, text] of deep ? all : all.filter(() => luck.happens(0.2))) {
      const value = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
      const fields = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'email', 'customer_id', 'id']
        .map((field) => `${field}=${value}`)
        .join('&');
      const address = `${path.replace(/\*$/, value.slice(0, 20_000))}?${fields.slice(0, 20_000)}`;
      const types = hasNoBody(method) ? ['none'] : ['application/x-www-form-urlencoded', 'application/json'];
      for (const type of types)
        faults.push(...(await sendTo(method, address, type, type.endsWith('json') ? text : fields, `${name} at ${path}`)));
    }
    expect(faults).toEqual([]);
    expect(fallen).toEqual([]);
  });

  const hasNoBody = (method: string): boolean => method === 'GET' || method === 'HEAD';

  async function sendTo(method: string, address: string, type: string, body: string, what: string): Promise<string[]> {
    const cookies = [...(callers[0]?.browser.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    let least = Infinity;
    for (let tries = 0; least >= slow && tries < 4; tries += 1) {
      figures.addresses += 1;
      const headers = { cookie: cookies, origin, ...(hasNoBody(method) ? {} : { 'content-type': type }) };
      const begun = performance.now();
      const answer = await running.platform.fetch(
        new Request(`${origin}${address}`, { method, headers, redirect: 'manual', ...(hasNoBody(method) ? {} : { body }) }),
      );
      const text = await answer.text();
      least = Math.min(least, performance.now() - begun);
      const head = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
      const shown = insidesIn(`${head}\n${text}`, `${address} ${decodeURIComponent(body.replaceAll(/%(?![\da-f]{2})/gi, '%25'))}`);
      if (answer.status >= 500) return [`${what} is answered ${answer.status}: ${short(text)}`];
      if (shown.length > 0) return [`${what} ${shown.join(' and ')}: ${short(text)}`];
    }
    return tooSlow(what, least);
  }
});

const known = [200, 304, 400, 403, 404, 405, 413, 415, 417, 421, 431];

const portOf = (server: ReturnType<Running['platform']['createServer']>): number => (server.address() as AddressInfo).port;

/** A whole request with one header, one cookie, or its address, replaced. */
function requestWith(place: string, value: string): string {
  const cookies: Record<string, string> = Object.assign(Object.create(null), Object.fromEntries(callers[0]?.browser.cookies ?? []));
  if (place.startsWith('cookie ')) cookies[place.slice(7)] = value;
  // A change, since only changes look at an idempotency key.
  const create = operations.find(({ name }) => name === 'ORGCreateGroup');
  const call =
    place === 'idempotency-key' && create ? { query: create.text, variables: exampleIn(create) } : { query: '{ AuthMe { _id } }' };
  const body = Buffer.from(JSON.stringify(call)).toString('latin1');
  const headers: Record<string, string> = {
    host: 'localhost',
    connection: 'close',
    origin,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-csrf-token': cookies['csrf'] ?? '',
    cookie: Object.entries(cookies)
      .map(([name, each]) => `${name}=${each}`)
      .join('; '),
  };
  if (!place.startsWith('cookie ') && !['path', 'query'].includes(place)) headers[place] = value;
  const address = `/api/${place === 'path' ? value : home.region}/graphql${place === 'query' ? `?${value}` : ''}`;
  const lines = Object.entries(headers).map(([name, each]) => `${name}: ${each}\r\n`);
  return `POST ${address} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** All hostile values of all that an operation takes. */
function allOf(operation: ContractOperation): Case[] {
  return leavesOf(operation).flatMap((leaf) => Object.entries(hostileValues(leaf.type)).map(([name, value]): Case => [leaf, name, value]));
}

/** Each operation a few times, and each hostile value of each kind once, wherever chance puts it; the same ones for the same seed. */
function sampled(): Map<string, Case[]> {
  const chosen = new Map<string, Case[]>();
  const places = new Map<string, [string, Leaf][]>();
  for (const operation of inOrder) {
    const luck = chance(seed, 'hostile', operation.name);
    const leaves = leavesOf(operation);
    for (const leaf of leaves) {
      const kind = hostileKind(leaf.type).replace(/^list of .*/, 'list');
      places.set(kind, [...(places.get(kind) ?? []), [operation.name, leaf]]);
    }
    const some = leaves.length === 0 ? [] : [1, 2, 3].map(() => luck.pick(leaves));
    chosen.set(
      operation.name,
      some.map((leaf): Case => [leaf, ...luck.pick(Object.entries(hostileValues(leaf.type)))]),
    );
  }
  for (const [kind, all] of places) {
    const luck = chance(seed, 'places', kind);
    for (const value of new Set(all.flatMap(([, leaf]) => Object.keys(hostileValues(leaf.type))))) {
      const fitting = all.filter(([, leaf]) => Object.hasOwn(hostileValues(leaf.type), value));
      const [operation, leaf] = luck.pick(fitting);
      chosen.get(operation)?.push([leaf, value, hostileValues(leaf.type)[value]]);
    }
  }
  for (const [operation, path, value] of harmful) {
    const own = operations.find(({ name }) => name === operation);
    const leaf = own && leavesOf(own).find((each) => each.path === path);
    if (!leaf) throw new Error(`${operation} has no ${path}`);
    chosen.get(operation)?.push([leaf, value, hostileValues(leaf.type)[value]]);
  }
  return chosen;
}

describe('the hostile values', () => {
  it('are at least forty for whatever an operation takes', () => {
    const few = operations.flatMap((operation) =>
      leavesOf(operation).flatMap(({ path, type }) => {
        const { length } = Object.keys(hostileValues(type));
        return length < 40 ? [`${operation.name} ${path} (${String(type)}): ${length}`] : [];
      }),
    );
    expect(few).toEqual([]);
  });
});
