import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../src/platform/regions.ts';
import type { Route } from '../src/platform/http/message.ts';
import { createServices } from '../src/platform/services/index.ts';
import { leavesOf, operations } from './support/contract.ts';
import type { ContractOperation } from './support/contract.ts';
import { heavyForms, heavyHeaders, heavyJson, heavyQueries, heavyTexts, heavyXml } from './support/heavyInputs.ts';
import { hostileDocuments } from './support/hostileDocuments.ts';
import { answerXml } from './support/identityProvider.ts';
import { begin, honest, person, setUp } from './support/ssoCustomers.ts';
import type { SsoCustomer } from './support/ssoCustomers.ts';
import { origin, startPlatform } from './platform/browser.ts';
import type { Running } from './platform/browser.ts';
import { filled } from './platform/lists/calls.ts';

/** Maximum time that the main thread may spend on one public request, in ms. */
const most = 200;
/** The first run may include one-time loading and compilation. */
const runs = 3;

type Send = () => Request | Promise<Request>;

let running: Running;
let idle = 0;
let customer: SsoCustomer;
const figures = { cases: 0, heaviest: 0, of: '' };
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '100000' });
  await running.platform.stores.region('ap-southeast-2');
  customer = await setUp(running, 'acme');
  const light = () => new Request(`${origin}/healthz`);
  for (let warm = 0; warm < 20; warm += 1) await running.platform.fetch(light());
  idle = await workOf(light);
}, 240_000);
afterAll(async () => {
  await running.close();
  console.log(`stall gate: ${figures.cases} cases, the heaviest ${Math.round(figures.heaviest)} ms (${figures.of})`);
});

/** Returns the CPU time of this process's main thread in ms, without waits and other threads. */
function worked(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** Measures the CPU time of a request as the minimum of a few runs, so that a busy machine does not distort it. */
async function workOf(send: Send): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least > most + idle; run += 1) {
    const request = await send();
    const before = worked();
    const answer = await running.platform.fetch(request);
    await answer.arrayBuffer();
    least = Math.min(least, worked() - before);
  }
  return least;
}

/** Sends every case and returns those that stall. */
async function stalling(cases: Record<string, Send>): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, send] of Object.entries(cases)) {
    const work = (await workOf(send)) - idle;
    figures.cases += 1;
    if (work > figures.heaviest) Object.assign(figures, { heaviest: work, of: `${expect.getState().currentTestName}: ${name}` });
    if (work > most) slow.push(`${name}: ${Math.round(work)} ms`);
  }
  return slow;
}

const call = (body: string, headers: Record<string, string> = {}): Request =>
  new Request(`${origin}/api/ap-southeast-2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body,
  });

/** Example values of the other inputs, by name. */
const known = {
  email: 'admin@acme.example',
  password: 'Wrong-Passw0rd!',
  code: '123456',
  accountName: 'acme',
  redirect: '/',
  enableSapia: true,
};
const exampleIn = ({ field }: ContractOperation) => filled(field.args, known);

/** An operation's own document with one of its values replaced by something heavy. */
function callsOf(operation: ContractOperation): Record<string, Send> {
  const cases: Record<string, Send> = {};
  const put = (name: string, variables: object) => void (cases[name] = () => call(JSON.stringify({ query: operation.text, variables })));
  for (const { path } of leavesOf(operation)) {
    for (const [name, text] of Object.entries(heavyTexts)) put(`${path}: ${name}`, placed(exampleIn(operation), path.split('.'), text));
    put(
      `${path}: 100,000 values`,
      placed(
        exampleIn(operation),
        path.split('.'),
        Array.from({ length: 100_000 }, () => 'x'),
      ),
    );
    put(
      `${path}: 50,000 names`,
      placed(exampleIn(operation), path.split('.'), Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]))),
    );
  }
  const field = operation.text.slice(operation.text.indexOf('{') + 1, operation.text.lastIndexOf('}'));
  const head = operation.text.slice(0, operation.text.indexOf('{'));
  const variables = exampleIn(operation);
  const document = (name: string, query: string) => void (cases[name] = () => call(JSON.stringify({ query, variables })));
  document('500 aliases', `${head}{ ${Array.from({ length: 500 }, (_, index) => `a${index}: ${field}`).join(' ')} }`);
  document('its field 2,000 times', `${head}{ ${field.repeat(Math.min(2000, Math.floor(800_000 / field.length)))} }`);
  document('directives', `${head.trim()} ${'@include(if: true) '.repeat(20_000)}{ ${field} }`);
  return cases;
}

/** A copy of the variables with a value at a path; lists on the way have one entry. */
function placed(values: unknown, [step, ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const own = typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
  if (step === undefined) return own;
  return { ...own, [step]: rest.length > 0 ? placed((own as Record<string, unknown>)[step], rest, value) : value };
}

describe('what strangers send in GraphQL', () => {
  const open = operations.filter(({ access }) => access === 'public');
  it('is an operation of the contract', () => expect(open.length).toBeGreaterThan(8));

  it.each(open.map((operation) => [operation.name, operation] as const))('keeps nobody else waiting: %s', async (_, operation) => {
    const cases = callsOf(operation);
    expect(Object.keys(cases).length).toBeGreaterThan(2);
    expect(await stalling(cases)).toEqual([]);
  });

  it('keeps nobody else waiting, whatever else it is', async () => {
    const cases = Object.fromEntries(
      Object.entries({ ...hostileDocuments, ...heavyJson }).map(([name, body]): [string, Send] => [name, () => call(body)]),
    );
    expect(await stalling(cases)).toEqual([]);
  });
});

describe('what strangers send to a route', () => {
  /** Addresses that no service adds. */
  const core: Pick<Route, 'method' | 'path'>[] = [
    '/',
    '/login',
    '/config.json',
    '/version/version.json',
    '/healthz',
    '/metrics',
    '/assets/x.js',
    '/api/x',
  ].map((path) => ({ method: 'GET', path }));
  /** Routes of the services; those of one region represent the others. */
  const others = new RegExp(regions.filter((region) => region !== 'ap-southeast-2').join('|'));
  const tools = new Proxy({}, { get: () => ({ publicUrl: origin, demo: true }) });
  const table = [...(createServices().routes?.(tools as never) ?? []), ...core].filter(({ path }) => !others.test(path));
  const ends: Record<string, string> = {
    'a customer': 'acme',
    'a long name': 'x'.repeat(60_000),
    'many parts': 'x/'.repeat(30_000),
    escapes: '%41'.repeat(20_000),
  };

  it('is in the table', () => expect(table.length).toBeGreaterThan(20));

  it.each(table.map(({ method, path }) => [method, path] as const))('keeps nobody else waiting: %s %s', async (method, path) => {
    const at = (end: string) => `${origin}${path.endsWith('*') ? path.slice(0, -1) + end : path}`;
    const cases: Record<string, Send> = {};
    for (const [name, end] of Object.entries(path.endsWith('*') ? ends : { '': '' })) {
      const url = at(end);
      cases[`an address of ${name}`] = () => new Request(url, { method });
    }
    const url = at('acme');
    for (const [name, query] of Object.entries(heavyQueries)) cases[`query: ${name}`] = () => new Request(`${url}?${query}`, { method });
    for (const [name, headers] of Object.entries(heavyHeaders)) cases[`headers: ${name}`] = () => new Request(url, { method, headers });
    if (method === 'POST') {
      const bodies: [string, Record<string, string>][] = [
        ['application/json', heavyJson],
        ['application/x-www-form-urlencoded', heavyForms],
        ['application/xml', heavyXml],
        ['text/plain', heavyTexts],
      ];
      for (const [type, all] of bodies)
        for (const [name, body] of Object.entries(all))
          cases[`${type}: ${name}`] = () => new Request(url, { method, headers: { 'content-type': type, origin }, body });
    }
    expect(await stalling(cases)).toEqual([]);
  });
});

describe('an identity provider’s answer', () => {
  const parts = { ...heavyXml, 'half a megabyte of blanks': ' '.repeat(500_000) };
  const ends = { '</samlp:Response>': 'in it', '</saml:Assertion>': 'in its assertion' };

  it.each(Object.keys(parts))('keeps nobody else waiting, signed and with %s', async (name) => {
    const part = parts[name as keyof typeof parts];
    const cases: Record<string, Send> = {};
    for (const [end, where] of Object.entries(ends))
      cases[where] = async () => {
        const browser = running.browser();
        const asked = await begin(browser, customer);
        const xml = answerXml(honest(running, customer, asked, person('stall', customer)));
        const SAMLResponse = Buffer.from(xml.replace(end, `${part}${end}`)).toString('base64');
        return new Request(`${origin}/sso/acme/assertion`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `sso=${browser.cookies.get('sso')}` },
          body: new URLSearchParams({ SAMLResponse, RelayState: 'x' }).toString(),
        });
      };
    expect(await stalling(cases)).toEqual([]);
  });
});
