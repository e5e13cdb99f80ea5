import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { Browser, origin, startPlatform, unused, type Running } from './browser.ts';
import { listen, startGateway, type Listening } from './gatewayCalls.ts';
import { rowsIn, startExport, type Ticket } from './lists/calls.ts';
import { watch } from './live/watcher.ts';
import { createGroupText, scopeOf } from './services/people.ts';

describe('the console of a platform elsewhere', () => {
  let running: Running;
  let platform: Listening;
  let gateway: Listening;
  beforeAll(async () => {
    const reserved = await listen(createServer());
    await reserved.close();
    running = startPlatform({ ORIGINS: reserved.address });
    platform = await listen(running.platform.createServer(), reserved.port);
    gateway = await startGateway({ PLATFORM_URL: platform.address });
  });
  afterAll(async () => {
    await gateway.close();
    await platform.close();
    await running.close();
  });

  /** A browser that has opened the console's own address. */
  const browserAt = (headers: Record<string, string> = {}): Browser =>
    new Browser({
      ...running.platform,
      fetch: async (request) => {
        const own = new Headers(request.headers);
        own.set('origin', gateway.address);
        for (const [name, value] of Object.entries(headers)) own.set(name, value);
        const init = { method: request.method, headers: own, redirect: 'manual', signal: request.signal } as const;
        return fetch(request.url.replace(origin, gateway.address), request.body ? { ...init, body: await request.text() } : init);
      },
    });

  it('signs in, reads a list and changes a record with the session and its token', async () => {
    const browser = await browserAt().as('admin@acme.example');
    const scope = await scopeOf(browser);
    const { _id } = await browser.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
    const list = `query ($filter: ORGGetGroupsFilter!) { ORGGetGroups(filter: $filter) { data { _id } } }`;
    const { data } = await browser.get<{ data: { _id: string }[] }>(list, {
      filter: { ...scope, sort: { fieldName: 'createdAt', order: 'desc' } },
    });
    expect(data.map((row) => row._id)).toContain(_id);
    browser.cookies.set('csrf', 'f'.repeat(43));
    expect(await browser.refusal(createGroupText, { group: { ...scope, name: 'No' } })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('refuses the page of another site, which the platform would no longer recognise', async () => {
    const signedIn = await browserAt().as('admin@acme.example');
    const foreign = browserAt({ origin: 'https://evil.example' });
    for (const [name, value] of signedIn.cookies) foreign.cookies.set(name, value);
    expect(await foreign.refusal('{ AuthMe { email } }')).toEqual({ code: 'FORBIDDEN', reason: 'FOREIGN_ORIGIN' });
  });

  it('passes the rows of an export on', async () => {
    const browser = await browserAt().as('admin@acme.example');
    const input = {
      ...(await scopeOf(browser)),
      resource: 'groups',
      operation: 'ORGGetGroups',
      variables: { filter: { ...(await scopeOf(browser)), sort: { fieldName: 'createdAt', order: 'asc' } } },
      columns: [{ path: 'name', label: 'Name' }],
      format: 'CSV',
    };
    const { path } = await browser.get<Ticket>(startExport, { input });
    const answer = await browser.fetch(path);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(rowsIn(await answer.text())).toHaveLength(Number(answer.headers.get('x-export-rows')));
  });

  it('passes changes of others on at once, and ends the stream at the platform when the browser leaves', async () => {
    const [browser, other] = [await browserAt().as('admin@acme.example'), await running.browser().as('staff@demo.example')];
    const scope = await scopeOf(browser);
    const connections = async () => (await running.platform.fetch(new Request(`${origin}/metrics`))).text();
    const watcher = await watch(browser, [{ list: 'ORGGetGroups', customerId: scope.customerId }]);
    expect(await connections()).toMatch(/console_live_connections 1\b/);
    const { _id } = await other.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
    expect(await watcher.change(_id)).toMatchObject({ kind: 'CREATED' });
    watcher.close();
    await until(async () => /console_live_connections 0\b/.test(await connections()));
  });

  it('lets identity providers post from their own site, and leads back to the console', async () => {
    const answer = await browserAt({ origin: 'https://login.example' }).fetch('/sso/acme/assertion', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SAMLResponse=PHg%2BPC94Pg%3D%3D',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/loginWithSSO\?error=/)]);
  });

  it('says that the platform cannot be reached while it is away, and goes on once it is back', async () => {
    const ready = async () => (await fetch(`${gateway.address}/readyz`)).status;
    const stores = async () => (await fetch(`${gateway.address}/healthz/stores`)).status;
    const browser = await browserAt().as('admin@acme.example');
    expect(await ready()).toBe(200);
    await platform.close();
    const answer = await browser.ask('{ AuthMe { email } }');
    expect(answer.errors?.[0]).toEqual({
      message: 'The platform cannot be reached. Please try again shortly.',
      extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' },
    });
    await until(async () => (await ready()) === 503);
    expect(await stores()).toBe(503);
    expect((await fetch(`${gateway.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.address}/sso/acme/metadata`)).status).toBe(503);
    platform = await listen(running.platform.createServer(), platform.port);
    await until(async () => (await ready()) === 200);
    expect(await stores()).toBe(200);
    expect(await browser.get('{ AuthMe { email } }')).toEqual({ email: 'admin@acme.example' });
  });
});
