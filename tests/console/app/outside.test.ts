import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '../../../src/console/app/analytics.ts';
import { startOutside } from '../../../src/console/app/outside.ts';
import { pagePattern } from '../../../src/console/app/pagePattern.ts';
import { listenTo, report, reportEvent } from '../../../src/engine/app/frame/reporting.ts';
import { reportedProvider } from '../../../src/console/app/reportedProvider.ts';
import { createReports } from '../../../src/console/app/sentry.ts';
import type { ConsoleProvider } from '../../../src/engine/client/dataProvider.ts';
import { refusal } from '../../../src/engine/client/errors.ts';
import { plans } from '../../../src/generated/plans.ts';
import { until } from '../../support/until.ts';

const analyticsUrl = 'https://counts.example/take';
const chatScriptUrl = 'https://chat.example/widget.js';
const sentryDsn = 'https://key@errors.example/7';

const scripts = () => [...document.querySelectorAll('script')].map(({ src, referrerPolicy }) => [src, referrerPolicy]);
let sent: [address: string, init: RequestInit][] = [];
const bodies = () => sent.map(([, { body }]) => JSON.parse(String(body)) as unknown);

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => (sent.push([address, init]), new Response()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  listenTo(() => undefined);
  document.cookie = 'csrf=; max-age=0; path=/';
  for (const script of document.querySelectorAll('script')) script.remove();
  history.replaceState(null, '', '/');
});

describe('what was reported before anybody listened', () => {
  it('is told first, and no more of it than would be of use', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/engine/app/frame/reporting.ts');
    for (let times = 0; times < 50; times += 1) fresh.report(new Error(`number ${times}`));
    const told: unknown[] = [];
    fresh.listenTo((kind, what) => told.push([kind, (what as Error).message]));
    fresh.report(new Error('the last'));
    expect(told).toHaveLength(21);
    expect([told[0], told.at(-1)]).toEqual([
      ['error', 'number 0'],
      ['error', 'the last'],
    ]);
  });
});

describe('services of others that are not configured', () => {
  it('are asked for nothing, whatever happens', () => {
    startOutside({});
    report(new Error('x'));
    reportEvent('page', '/login');
    reportEvent('action', 'ORGArchiveGroups');
    expect([sent, scripts()]).toEqual([[], []]);
  });

  it('are not there either where their address is none of the web', () => {
    startOutside({ analyticsUrl: 'javascript:alert(1)', chatScriptUrl: 'data:text/javascript,alert(1)', sentryDsn: 'x' });
    reportEvent('page', '/login');
    expect([sent, scripts()]).toEqual([[], []]);
  });
});

describe('traces', () => {
  const traceOf = ([, init]: (typeof sent)[number]) => new Headers(init.headers).get('traceparent');

  it('begin with each call of the API, and with nothing else', async () => {
    startOutside({ traces: true });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    for (const address of [
      '/api/eu-west-1/graphql',
      '/api/eu-west-1/graphql',
      'https://elsewhere.example/api/eu-west-1/graphql',
      '/config.json',
    ])
      await fetch(address, init);
    const [first, second, ...others] = sent.map(traceOf);
    for (const each of [first, second]) expect(each).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(first).not.toBe(second);
    expect(others).toEqual([null, null]);
    expect(new Headers(sent[0]?.[1].headers).get('content-type')).toBe('application/json');
  });
});

describe('analytics', () => {
  it('is told pages without whose they are, once each, and actions by their names', () => {
    document.cookie = 'csrf=x; path=/';
    startOutside({ analyticsUrl });
    const users = '/region/eu-west-1/customers/65f0a1b2c3d4e5f607182930/users';
    for (const path of [users, users, `${users}/65f0a1b2c3d4e5f607182931`, '/mary@acme.example']) reportEvent('page', path);
    reportEvent('action', 'ORGArchiveGroups');
    expect(bodies()).toEqual([
      { name: 'page', page: '/region/eu-west-1/customers/:id/users' },
      { name: 'page', page: '/region/eu-west-1/customers/:id/users/:id' },
      { name: 'page', page: '/:id' },
      { name: 'action', action: 'ORGArchiveGroups' },
    ]);
  });

  it('gets neither a cookie nor a referrer, and no sensitive fact', () => {
    createAnalytics(analyticsUrl, {} as Navigator)('page', { page: '/login', email: 'mary@acme.example', note: 'of mary@acme.example' });
    const [[address, init] = []] = sent;
    expect(address).toBe(analyticsUrl);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(bodies()).toEqual([{ name: 'page', page: '/login', email: '[removed]', note: '[removed]' }]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is told nothing by whoever does not want to be tracked: %j', (wish) => {
    createAnalytics(analyticsUrl, wish as unknown as Navigator)('page', {});
    expect(sent).toEqual([]);
  });

  it('is told the sign-in page of whoever is not signed in, whatever address they came to', () => {
    history.replaceState(null, '', '/region/eu-west-1/customers/65f0a1b2c3d4e5f607182930/users');
    startOutside({ analyticsUrl });
    expect(bodies()).toEqual([{ name: 'page', page: '/login' }]);
  });

  it('knows every path of the declarations', () => {
    // A resource below another one has no address of its own.
    const pages = plans.filter(({ parent }) => parent === undefined);
    const paths = pages.flatMap(({ path, actions }) => [path, ...actions.map((action) => action.path ?? '')]);
    expect(paths.map(pagePattern)).toEqual(paths);
  });
});

describe('the support chat', () => {
  it('is loaded by the sign-in pages, without a referrer', () => {
    startOutside({ chatScriptUrl });
    expect(scripts()).toEqual([[chatScriptUrl, 'no-referrer']]);
  });

  it('is not loaded by a page that has a session, but for those on which nobody is signed in', () => {
    document.cookie = 'csrf=x; path=/';
    startOutside({ chatScriptUrl });
    history.replaceState(null, '', '/region/eu-west-1');
    startOutside({ chatScriptUrl });
    expect(scripts()).toEqual([]);
    history.replaceState(null, '', '/resetPassword');
    startOutside({ chatScriptUrl });
    expect(scripts()).toHaveLength(1);
  });
});

describe('an error report', () => {
  const envelopes: { address: string; init: RequestInit; event: Record<string, never> }[] = [];
  beforeEach(() => void (envelopes.length = 0));
  const send = (async (address: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : new TextDecoder().decode(init.body as Uint8Array);
    envelopes.push({ address, init, event: JSON.parse(text.split('\n')[2] ?? '{}') as Record<string, never> });
    return new Response('{}');
  }) as typeof fetch;
  const reports = (userId?: string) => createReports({ dsn: sentryDsn, environment: 'rehearsal', userId: () => userId, send });
  const event = async () => {
    await until(() => envelopes.length > 0);
    return envelopes[0]?.event;
  };

  it('says what went wrong, who by id alone, and the page without whose it is', async () => {
    history.replaceState(null, '', '/region/eu-west-1/customers/65f0a1b2c3d4e5f607182930/users?search=mary#token=abc');
    reports('65f0a1b2c3d4e5f607182931')(new TypeError('for mary@acme.example with token=abcdef', { cause: new Error('Bearer abc.def') }));
    const told = await event();
    expect(told).toMatchObject({
      environment: 'rehearsal',
      user: { id: '65f0a1b2c3d4e5f607182931' },
      request: { url: `${location.origin}/region/eu-west-1/customers/:id/users` },
    });
    const { values } = (told ?? {})['exception'] as unknown as {
      values: { type: string; value: string; stacktrace: { frames: object[] } }[];
    };
    expect(values.map(({ type, value }) => [type, value])).toEqual([
      ['Error', 'Bearer [removed]'],
      ['TypeError', 'for [email] with token=[removed]'],
    ]);
    expect(values.at(-1)?.stacktrace.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toMatch(/mary|abcdef|search=|#token|breadcrumb/);
  });

  it('goes to the configured address without cookies and referrer', async () => {
    reports()(new Error('x'));
    await event();
    expect(envelopes[0]?.address).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?sentry_version=7&sentry_key=key/);
    expect(envelopes[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(envelopes[0]?.event).not.toHaveProperty('user');
  });

  it('holds of a refusal its code and not what was sent or answered', async () => {
    reports()(
      refusal('Some values are not accepted.', { code: 'BAD_USER_INPUT', fields: { name: 'taken' }, detail: { password: 'hunter2' } }),
    );
    const told = await event();
    expect(told).toMatchObject({ level: 'info', tags: { code: 'BAD_USER_INPUT' } });
    expect(JSON.stringify(told)).not.toContain('hunter2');
  });

  it('names the trace of a call that failed', async () => {
    reports()(refusal('Something went wrong.', { code: 'INTERNAL_SERVER_ERROR', trace: 'a'.repeat(32) }));
    expect(await event()).toMatchObject({ level: 'error', tags: { code: 'INTERNAL_SERVER_ERROR', trace: 'a'.repeat(32) } });
  });

  it('may be a sentence as well, and anything else that was thrown', async () => {
    const told = reports();
    told('Invalid redirect url');
    told({ password: 'hunter2', reason: 'odd' });
    await until(() => envelopes.length === 2);
    expect(envelopes[0]?.event).toMatchObject({ message: 'Invalid redirect url' });
    expect(JSON.stringify(envelopes[1]?.event)).not.toContain('hunter2');
  });

  it('leaves the browser as it is: nothing is wrapped, so that nothing typed, clicked or asked is kept', () => {
    const wrappable = () => ({
      ...console,
      onerror: window.onerror,
      fetch: window.fetch,
      push: Reflect.get(history, 'pushState') as unknown,
    });
    const before = wrappable();
    reports();
    expect(wrappable()).toEqual(before);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('is made of what nobody caught, too, once its code is here', async () => {
    document.cookie = 'csrf=x; path=/';
    startOutside({ sentryDsn });
    report(new Error('told'));
    dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'thrown' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
    await until(() => sent.length === 3);
    const texts = sent.map(([, { body }]) => (typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)));
    expect(['told', 'thrown', 'rejected'].map((word) => texts.some((text) => text.includes(`"value":"${word}"`)))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('a refused call', () => {
  it('is reported, but for a lost network, an ended session and a question that was given up', async () => {
    const told: unknown[] = [];
    listenTo((_, what) => told.push(what));
    const failing = (error: Error) =>
      reportedProvider({
        getList: async () => {
          throw error;
        },
        supportAbortSignal: true,
      } as unknown as ConsoleProvider);
    const errors = ['FORBIDDEN', 'NETWORK', 'UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR'].map((code) => refusal(code, { code }));
    for (const error of [...errors, new DOMException('given up', 'AbortError')])
      await expect(failing(error).getList('x', {})).rejects.toBe(error);
    expect(told).toEqual([errors[0], errors[3]]);
    expect(failing(new Error('x'))).toMatchObject({ supportAbortSignal: true });
  });
});
