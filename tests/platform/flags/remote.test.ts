import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../../../src/platform/regions.ts';
import { flagRoutes } from '../../../src/platform/flags/index.ts';
import { createRemoteSource } from '../../../src/platform/flags/remoteSource.ts';
import { FlagServiceError } from '../../../src/platform/flags/source.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { readSettings } from '../../../src/platform/settings/read.ts';
import { session, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { askFlags, valuesOf } from './ask.ts';
import type { Asked } from './ask.ts';
import { context } from './someone.ts';

const token = 'canary-token-of-the-flag-service';
let service: Server;
let address: string;
let answer: RequestListener;
const asked: { path: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
const says = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

let engine: Engine;
afterEach(() => engine.close());

function start(environment: Record<string, string>) {
  const { flagsFile, flagsUrl, flagsToken } = readSettings(environment);
  engine = startEngine(
    { routes: flagRoutes, loadSession: async (token) => (token === 'token' ? session({ groupIds: ['g1'] }) : null) },
    { flagsFile, flagsUrl, flagsToken },
  );
}

const ask = (asked?: Asked) => askFlags(engine, 'token', { body: { context: { userType: 'NOBODY' } }, ...asked });

describe('a platform without a flag service of its own', () => {
  it('has every flag on, in every region', async () => {
    start({});
    for (const region of regions) {
      expect(valuesOf(await ask({ region }))).toEqual(flagDefaults);
    }
    expect(new Set(Object.values(flagDefaults))).toEqual(new Set([true]));
  });
});

describe('a foreign flag service', () => {
  it('is asked by the platform, with what the session says and a token that stays there', async () => {
    start({ FLAGS_URL: `${address}/{region}/`, FLAGS_TOKEN: token });
    says(200, {
      flags: [
        { key: 'a', value: true, reason: 'TARGETING_MATCH', variant: 'on', metadata: { editor: 'someone@flags.example' } },
        { key: 'b', value: 'red' },
        { key: 'c', errorCode: 'PARSE_ERROR', errorDetails: `see ${address}/c` },
        { value: 'nameless' },
        null,
      ],
      eventStreams: [{ type: 'sse', url: `${address}/stream?token=${token}` }],
      metadata: { version: 'v1' },
    });
    const { status, json, text, headers } = await ask();
    expect(status).toBe(200);
    expect(json).toEqual({
      flags: [
        { key: 'a', value: true, reason: 'TARGETING_MATCH', variant: 'on' },
        { key: 'b', value: 'red' },
        { key: 'c', errorCode: 'PARSE_ERROR' },
      ],
    });
    const call = asked.at(-1);
    expect(call?.path).toBe('/eu-west-1/ofrep/v1/evaluate/flags');
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
    expect(call?.headers.cookie).toBeUndefined();
    expect(call?.body).toEqual({
      context: {
        targetingKey: 'user',
        userId: 'user',
        userType: 'PROVIDER_STAFF',
        groupIds: ['g1'],
        region: 'eu-west-1',
        organizationId: 'o1',
        customerId: 'c1',
        hierarchyId: 'h1',
      },
    });
    expect(`${text}${JSON.stringify([...headers])}${engine.lines.join('')}`).not.toContain(token);
    expect(text).not.toContain(address);
    // The tag is the platform's own: the service need not have one.
    expect((await ask({ headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
    await ask({ region: 'us-east-1' });
    expect(asked.at(-1)?.path).toBe('/us-east-1/ofrep/v1/evaluate/flags');
  });

  it('is asked for single flags too', async () => {
    start({ FLAGS_URL: address });
    says(200, { key: 'a/b', value: true, reason: 'STATIC' });
    expect(await ask({ key: 'a%2Fb' })).toMatchObject({ status: 200, json: { key: 'a/b', value: true } });
    expect(asked.at(-1)?.path).toBe('/ofrep/v1/evaluate/flags/a%2Fb');
    expect(asked.at(-1)?.headers.authorization).toBeUndefined();
    says(404, { key: 'x', errorCode: 'FLAG_NOT_FOUND' });
    expect(await ask({ key: 'x' })).toMatchObject({ status: 404, json: { key: 'x', errorCode: 'FLAG_NOT_FOUND' } });
    says(400, { key: 'x', errorCode: 'PARSE_ERROR' });
    expect(await ask({ key: 'x' })).toMatchObject({ status: 400, json: { key: 'x', errorCode: 'PARSE_ERROR' } });
  });

  it.each<[what: string, status: number, body: unknown, headers?: Record<string, string>]>([
    ['refuses the token', 401, { message: 'bad token' }],
    ['fails', 500, { errorDetails: 'stack at db.example:5432' }],
    ['answers a page', 200, '<html>'],
    ['answers nothing', 200, ''],
    ['answers no flags', 200, { flags: 'all' }],
    ['answers a list', 200, []],
    ['answers more than a megabyte', 200, { flags: [{ key: 'a', value: 'x'.repeat(1_000_001) }] }],
  ])('that %s is reported as one error, in the protocol’s words', async (_, status, body, headers) => {
    start({ FLAGS_URL: address, FLAGS_TOKEN: token });
    says(status, body, headers);
    const refusal = { errorCode: 'GENERAL', errorDetails: 'The flag service is unavailable.' };
    expect(await ask()).toMatchObject({ status: 502, json: refusal });
    expect(engine.lines.join('')).toContain('the flag service did not answer');
    expect(engine.lines.join('')).not.toContain(token);
  });

  it('that points elsewhere is not followed there, with the token least of all', async () => {
    start({ FLAGS_URL: address, FLAGS_TOKEN: token });
    answer = (request, response) =>
      void (request.url === '/elsewhere'
        ? response.writeHead(200, { 'content-type': 'application/json' }).end('{"flags":[]}')
        : response.writeHead(307, { location: '/elsewhere' }).end());
    const before = asked.length;
    expect(await ask()).toMatchObject({ status: 502 });
    expect(asked.slice(before).map(({ path }) => path)).toEqual(['/ofrep/v1/evaluate/flags']);
  });

  it('that wants to be asked less often is passed on', async () => {
    start({ FLAGS_URL: address });
    says(429, {}, { 'retry-after': '7' });
    const { status, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('that is missing, or does not end its answer, keeps nobody waiting', async () => {
    start({ FLAGS_URL: 'http://127.0.0.1:9' });
    expect(await ask()).toMatchObject({ status: 502 });
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"flags":[');
    const slow = createRemoteSource({ url: address, timeout: 100 });
    await expect(slow.all(context())).rejects.toThrow(FlagServiceError);
    answer = () => undefined;
    await expect(slow.all(context())).rejects.toThrow(FlagServiceError);
  });
});

describe('the configuration of flags', () => {
  it.each([
    [{ FLAGS_URL: 'flags.example' }, /FLAGS_URL must be a URL that starts with http:\/\/ or https:\/\//],
    [{ FLAGS_URL: 'https://flags.example', FLAGS_FILE: 'flags.json' }, /FLAGS_FILE and FLAGS_URL are both set/],
    [{ FLAGS_TOKEN: token }, /FLAGS_TOKEN is set without FLAGS_URL/],
  ])('of %j is refused, with a word why and no secret', (environment, reason) => {
    start({});
    expect(() => readSettings(environment)).toThrow(reason);
    expect(() => readSettings(environment)).not.toThrow(token);
  });
});
