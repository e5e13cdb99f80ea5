import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieName, csrfToken, readCookies } from '../../../src/platform/http/cookies.ts';
import { createHostCheck } from '../../../src/platform/http/hosts.ts';
import { readSettings, servable } from '../../../src/platform/settings/read.ts';
import { operation } from '../../../src/platform/operation.ts';
import { origin, session, startEngine, tokenOf } from '../engine.ts';
import type { Engine } from '../engine.ts';

const own = [
  'localhost',
  'localhost:4000',
  'app.localhost:1',
  '127.0.0.1',
  '127.8.8.8:80',
  '[::1]:4000',
  hostname(),
  '10.0.0.5:4100',
  '[2001:db8::1]',
];
const public_ = ['console.example', 'Console.Example', 'console.example:443'];
const further = ['other.example:8443'];
const strange = [
  'evil.example',
  'evil.example:443',
  'console.example.evil.example',
  'xconsole.example',
  'console.example:444',
  'localhost.evil.example',
  'other.example',
  '',
  ' ',
  'a b',
  'x@y',
  '127.0.0.1.evil.example',
];

describe('the host of a request', () => {
  const demo = createHostCheck({ publicUrl: 'http://localhost:4000', ownHost: true, demo: true, origins: [] });
  const live = createHostCheck({
    publicUrl: 'https://console.example',
    origins: ['https://other.example:8443'],
    ownHost: false,
    demo: false,
  });
  const said = (check: typeof demo, host: string | undefined) => check({ header: () => host });
  it.each(own)('%s is this machine’s: believed by the demo alone', (host) => {
    expect([said(demo, host), said(live, host)]).toEqual([true, false]);
  });
  it.each([...public_, ...further])('%s is configured: believed where it is', (host) => {
    expect([said(demo, host), said(live, host)]).toEqual([false, true]);
  });
  it.each([...strange, undefined])('%s is nobody’s', (host) => {
    expect([said(demo, host), said(live, host)]).toEqual([false, false]);
  });
});

describe('the server', () => {
  it('does not start without the demo and without an address', () => {
    expect(() => servable(readSettings({ DEMO: 'off' }))).toThrow(/PUBLIC_URL is not set/);
    expect(servable(readSettings({ DEMO: 'off', PUBLIC_URL: 'https://console.example' })).ownHost).toBe(false);
    expect(servable(readSettings({})).ownHost).toBe(true);
  });

  let engine: Engine;
  beforeAll(() => {
    engine = startEngine({
      loadSession: async (token) => (['token', 'other'].includes(token) ? session({ id: token === 'token' ? 's' : 'other' }) : null),
      operations: [
        operation('AuthCheckToken', { store: 'identity' }, async () => ({
          tokenCheckResult: { isAccessTokenExpired: false, isRefreshTokenExpired: false },
          logout: false,
        })),
      ],
    });
  });
  afterAll(() => engine.close());

  it.each(['/', '/login', '/api/eu-west-1/graphql', '/config.json', '/version/version.json', '/assets/x.js', '/nowhere'])(
    'answers no foreign host at %s',
    async (path) => {
      const answer = await engine.platform.fetch(
        new Request(`http://evil.example${path}`, { method: path.startsWith('/api') ? 'POST' : 'GET' }),
      );
      expect([answer.status, await answer.text()]).toEqual([421, expect.stringContaining('PUBLIC_URL')]);
    },
  );

  it.each(['/healthz', '/readyz', '/metrics'])('answers its operators at %s by any name', async (path) => {
    expect((await engine.platform.fetch(new Request(`http://10.1.2.3:9000${path}`))).status).toBe(200);
  });

  it('takes the anti-forgery token of the session and no other, however well cookie and header agree', async () => {
    const call = async (name: string, token: string) => {
      const answer = await engine.post(
        { query: '{ AuthCheckToken { logout } }' },
        { cookie: `session=${name}; csrf=${token}`, 'x-csrf-token': token },
      );
      return ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? 'OK';
    };
    expect(await call('token', tokenOf())).toBe('OK');
    expect(await call('other', tokenOf('other'))).toBe('OK');
    for (const [name, token] of [
      ['token', 'AAAA'],
      ['token', tokenOf('other')],
      ['other', tokenOf()],
    ] as const)
      expect(await call(name, token)).toBe('UNAUTHENTICATED');
  });

  it('has tokens that differ by session and by secret', () => {
    const tokens = ['a', 'b'].flatMap((id) => ['x'.repeat(32), 'y'.repeat(32)].map((secret) => csrfToken({ secret }, id)));
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('cookies', () => {
  const header = (cookie: string) => ({ header: () => cookie });
  it('bear the prefix of their host on https, and then no others are read', () => {
    const https = { publicUrl: 'https://console.example' };
    expect(cookieName('session', https)).toBe('__Host-session');
    expect(readCookies(header('session=planted; __Host-session=own; __Host-csrf=c; region=x'), https)).toEqual({
      session: 'own',
      csrf: 'c',
    });
  });
  it('have plain names on http, where browsers refuse the prefix', () => {
    const http = { publicUrl: origin };
    expect(cookieName('session', http)).toBe('session');
    expect(readCookies(header('session=own; csrf=c'), http)).toMatchObject({ session: 'own', csrf: 'c' });
  });
});
