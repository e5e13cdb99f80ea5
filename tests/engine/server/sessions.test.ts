import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSessions } from '../../../src/engine/server/sessions.ts';
import { createApi, startApi, type RunningApi } from '../../apis/start.ts';
import { consoleOf, cookieOf, says, startServer } from './console.ts';

const token = 'entered-by-a-person-0123456789';
let api: RunningApi;
beforeAll(async () => {
  api = await startApi('hasura', { token });
});
afterAll(() => api.stop());

const begun = async (page: Awaited<ReturnType<typeof consoleOf>>, headers: Record<string, string> = {}) =>
  (await (await page.send('/console.json', { headers })).json()) as { signIn: string; entries: { name: string }[]; drift: unknown[] };

describe('signing in', () => {
  it('makes visible what the API shows to those whom it knows, until one signs out', async () => {
    const page = await consoleOf({ endpoint: api.url });
    expect(await begun(page)).toMatchObject({ signIn: 'needed', entries: [] });
    expect((await page.send('/console/resources/bikes.json')).status).toBe(401);

    const signedIn = await page.signIn(`Authorization: Bearer ${token}`);
    expect(signedIn.status).toBe(200);
    const cookie = cookieOf(signedIn);
    const known = await begun(page, { cookie });
    expect(known.signIn).toBe('done');
    expect(known.entries.length).toBeGreaterThan(2);
    const name = known.entries[0]?.name ?? '';
    expect((await page.send(`/console/resources/${name}.json`, { headers: { cookie } })).status).toBe(200);
    const before = api.requests.length;
    expect(await (await page.ask({ query: '{ __typename }' }, { cookie })).json()).toEqual({ data: { __typename: 'query_root' } });
    expect(api.requests.length).toBe(before + 1);
    // Others are not signed in with it.
    expect(await begun(page)).toMatchObject({ signIn: 'needed', entries: [] });

    await page.send('/console/session', { method: 'DELETE', headers: { cookie, 'content-type': 'application/json' } });
    expect(await begun(page, { cookie })).toMatchObject({ signIn: 'needed', entries: [] });
    expect(await (await page.ask({ query: '{ __typename }' }, { cookie })).json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('keeps the token from the page: no answer holds it, and no script reads the cookie', async () => {
    const page = await consoleOf({ endpoint: api.url });
    const signedIn = await page.signIn(`Authorization: Bearer ${token}`);
    const [set = ''] = signedIn.headers.getSetCookie();
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Strict/i);
    const cookie = cookieOf(signedIn);
    const texts = [set, await signedIn.text()];
    for (const path of ['/console.json', '/console/resources/bikes.json', '/console/forms/bikes/create.js'])
      texts.push(await (await page.send(path, { headers: { cookie } })).text());
    expect(texts.join('\n')).not.toContain(token);
  });

  it('is refused with a token that the API does not accept, with a header that is none, and without one', async () => {
    const page = await consoleOf({ endpoint: api.url });
    for (const header of ['Authorization: Bearer wrong', 'Host: other.example', 'nonsense', '']) {
      const response = await page.signIn(header);
      expect(response.status, header).toBeGreaterThanOrEqual(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('again forgets the one before, under a name that no console on another port has', async () => {
    const page = await consoleOf({ endpoint: api.url });
    const first = cookieOf(await page.signIn(`Authorization: Bearer ${token}`));
    expect(first).toMatch(/^console-4400=/);
    const second = cookieOf(await page.signIn(`Authorization: Bearer ${token}`, { cookie: first }));
    expect(await begun(page, { cookie: first })).toMatchObject({ signIn: 'needed' });
    expect(await begun(page, { cookie: second })).toMatchObject({ signIn: 'done' });
    const ended = { method: 'DELETE', headers: { cookie: second, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } };
    expect((await page.send('/console/session', ended)).status).toBe(403);
    expect(await begun(page, { cookie: second })).toMatchObject({ signIn: 'done' });
  });

  it('that fails for a reason of our own tells the page nothing of it', async () => {
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const page = await consoleOf({ endpoint: api.url });
    page.api.knownWith = () => Promise.reject(new TypeError(`no ${token}`));
    const response = await page.signIn(`Authorization: Bearer ${token}`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(token);
    expect(terminal).toHaveBeenCalled();
    terminal.mockRestore();
  });

  it('is tried where the schema is open to everybody, too', async () => {
    const page = await consoleOf({ endpoint: api.url, schema: api.introspection });
    expect((await begun(page)).signIn).toBe('none');
    expect((await page.signIn('Authorization: Bearer wrong')).status).toBe(401);
    const cookie = cookieOf(await page.signIn(`Authorization: Bearer ${token}`));
    expect((await begun(page, { cookie })).signIn).toBe('done');
  });
});

describe('a session', () => {
  it('ends when nobody came back for half a day, and there are never more than a hundred', () => {
    let now = 0;
    const sessions = createSessions<string>(() => now);
    const id = sessions.begin({ headers: {}, known: 'a' });
    now += 11 * 3_600_000;
    expect(sessions.find(id)?.known).toBe('a');
    now += 11 * 3_600_000;
    expect(sessions.find(id)?.known).toBe('a');
    now += 13 * 3_600_000;
    expect(sessions.find(id)).toBeUndefined();
    const first = sessions.begin({ headers: {}, known: 'first' });
    for (let count = 0; count < 100; count += 1) sessions.begin({ headers: {}, known: String(count) });
    expect(sessions.find(first)).toBeUndefined();
    expect(sessions.find('guessed')).toBeUndefined();
  });
});

describe('pages of other sites', () => {
  it('are refused, whatever they ask', async () => {
    const heard = await startServer(says({ data: {} }));
    const page = await consoleOf({ endpoint: heard.url, schema: createApi('plain').introspection });
    const query = { query: '{ __typename }' };
    const hostile: Record<string, string>[] = [
      { origin: 'http://other.example' },
      { origin: 'null' },
      { origin: 'http://localhost:4401' },
      { origin: 'https://localhost:4400' },
      { origin: 'http://localhost:4400.other.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain; charset=application/json' },
      { 'content-type': 'application/jsonp' },
    ];
    for (const headers of hostile) {
      expect((await page.ask(query, headers)).status, JSON.stringify(headers)).toBe(403);
      expect((await page.signIn('Authorization: Bearer x', headers)).status, JSON.stringify(headers)).toBe(403);
    }
    for (const path of ['/console.json', '/console/resources/books.json', '/console/forms/books/create.js'])
      expect((await page.send(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status, path).toBe(403);
    // A name that was given this machine's address by somebody else.
    for (const host of ['other.example', 'other.example:4400', 'localhost', 'localhost:4401', '127.0.0.1.other.example:4400'])
      for (const path of ['/console.json', '/', '/healthz']) expect((await page.send(path, {}, host)).status, host).toBe(403);
    expect(heard.heard).toEqual([]);
    expect((await page.ask(query, { origin: 'http://localhost:4400', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await page.send('/console.json', {}, '127.0.0.1:4400')).status).toBe(200);
    await heard.stop();
  });

  it('learn nothing from headers: every answer has those of the platform', async () => {
    const page = await consoleOf({ endpoint: api.url, schema: api.introspection });
    for (const path of ['/console.json', '/healthz', '/nothing.js']) {
      const { headers } = await page.send(path);
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self';");
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a declared resource', () => {
  const declaration = { name: 'bikes', type: 'bikes', title: 'model', operations: { list: 'bikes' }, columns: ['model', 'colour'] };

  it('that does not fit the API is removed alone, and is said with file, key and reason', async () => {
    const located = { file: 'bikes.ts', declaration: declaration as never };
    const page = await consoleOf({ endpoint: api.url, schema: api.introspection, declared: [located] });
    const { entries, drift } = await begun(page);
    expect(entries.map(({ name }) => name)).not.toContain('bikes');
    expect(entries.length).toBeGreaterThan(1);
    expect(drift).toMatchObject([
      {
        name: 'bikes',
        file: 'bikes.ts',
        problems: [{ key: expect.stringContaining('columns') as string, found: expect.stringContaining('colour') as string }],
      },
    ]);
    expect((await page.send('/console/resources/bikes.json')).status).toBe(404);
    expect((await page.send(`/console/resources/${entries[0]?.name}.json`)).status).toBe(200);
  });
});

describe('a form', () => {
  it('is a module with its plan and a validator, which compiles nothing', async () => {
    const page = await consoleOf({ endpoint: api.url, schema: api.introspection });
    const response = await page.send('/console/forms/bikes/create.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const text = await response.text();
    expect(text).toMatch(/^export const plan = /m);
    expect(text).toMatch(/export const validate = /);
    expect(text).not.toMatch(/new Function|eval\(|: FormPlan|import type/);
    expect((await page.send('/console/forms/nothing/create.js')).status).toBe(404);
  });
});
