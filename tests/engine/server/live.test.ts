import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleOf, cookieOf } from './console.ts';
import { startLiveApi, type LiveApi } from './liveApis.ts';
import { patience } from '../../support/until.ts';

const soon = (look: () => unknown) => vi.waitFor(look, { timeout: patience, interval: 20 });

const apis: LiveApi[] = [];
const streams: AbortController[] = [];
const start = async (options?: Parameters<typeof startLiveApi>[0]) => {
  const api = await startLiveApi(options);
  apis.push(api);
  return api;
};

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.abort();
  await Promise.all(apis.splice(0).map((api) => api.stop()));
});

type Console = Awaited<ReturnType<typeof consoleOf>>;

/** Opens a stream of events, and reads what it says. */
async function listen({ send }: Console, path: string, cookie?: string) {
  const stopping = new AbortController();
  streams.push(stopping);
  const response = await send(`/console/events/${path}`, { signal: stopping.signal, ...(cookie && { headers: { cookie } }) });
  const said: string[] = [];
  let isOver = false;
  const reading = (async () => {
    const text = new TextDecoder();
    for await (const chunk of response.body ?? []) said.push(text.decode(chunk));
  })();
  void reading.catch(() => undefined).finally(() => (isOver = true));
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    stop: () => stopping.abort(),
    text: () => said.join(''),
    isOver: () => isOver,
    starts: () => eventsIn(said).filter(([event]) => event === 'start').length,
    events: () => eventsIn(said).filter(([event]) => event !== 'start'),
  };
}

const eventsIn = (said: readonly string[]) =>
  [...said.join('').matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, event, data]) => [event, JSON.parse(data ?? '')] as const);

const change = (kind: string, id: string) => ['change', { change: kind, id }];

describe.each(['sse', 'graphql-ws'] as const)('changes that an API reports by %s', (speaks) => {
  it('reach a page as kinds and ids, and nothing more', async () => {
    const api = await start({ speaks });
    const stream = await listen(await consoleOf({ endpoint: api.url }), 'books');
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await soon(() => expect(api.open()).toBe(3));
    api.emit('bookAdded', { id: '2', title: 'Secret title' });
    api.emit('bookDeleted', '1');
    await soon(() => expect(stream.events()).toHaveLength(2));
    expect(stream.events()).toEqual(expect.arrayContaining([change('created', '2'), change('deleted', '1')]));
    expect(stream.text()).not.toContain('Secret');
  });

  it('begin with a start, once the API has accepted every subscription', async () => {
    const api = await start({ speaks });
    const stream = await listen(await consoleOf({ endpoint: api.url }), 'books');
    await soon(() => expect(stream.starts()).toBe(1));
    await soon(() => expect(api.opened()).toBe(3));
    expect(stream.starts()).toBe(1);
  });

  it('are those of one record, on its page', async () => {
    const api = await start({ speaks });
    const stream = await listen(await consoleOf({ endpoint: api.url }), 'books?id=1');
    await soon(() => expect(api.open()).toBe(3));
    api.emit('bookChanged', { id: '2', title: 'Other' });
    api.emit('bookChanged', { id: '1', title: 'Own' });
    await soon(() => expect(stream.events()).toEqual([change('updated', '1')]));
  });

  it('end with the page: the API keeps no subscription', async () => {
    const api = await start({ speaks });
    const stream = await listen(await consoleOf({ endpoint: api.url }), 'books');
    await soon(() => expect(api.open()).toBe(3));
    stream.stop();
    await soon(() => expect(api.open()).toBe(0));
  });

  it('come with the session’s token, and end with the session', async () => {
    const api = await start({ speaks, token: 'token-of-ann-123' });
    const server = await consoleOf({ endpoint: api.url });
    expect((await listen(server, 'books')).status).toBe(401);
    const cookie = cookieOf(await server.signIn('Authorization: Bearer token-of-ann-123'));
    const stream = await listen(server, 'books', cookie);
    await soon(() => expect(api.open()).toBe(3));
    expect(api.authorizations.at(-1)).toBe('Bearer token-of-ann-123');
    await server.send('/console/session', { method: 'DELETE', headers: { 'content-type': 'application/json', cookie } });
    await soon(() => expect([stream.isOver(), api.open()]).toEqual([true, 0]));
  });

  it('are heard again after an interruption, which is said', async () => {
    const api = await start({ speaks });
    const stream = await listen(await consoleOf({ endpoint: api.url }), 'books?id=1');
    await soon(() => expect(api.open()).toBe(3));
    await api.stop();
    const again = await start({ speaks, port: Number(new URL(api.url).port) });
    await soon(() => expect(again.open()).toBe(3));
    await soon(() => expect(stream.events()).toContainEqual(['change', { change: 'missed' }]));
    again.emit('bookChanged', { id: '1', title: 'Later' });
    await soon(() => expect(stream.events()).toContainEqual(change('updated', '1')));
  });
});

describe('a stream of changes', () => {
  it('ends, and says so, if the API serves no subscriptions after all', async () => {
    const api = await start({ speaks: 'none' });
    const server = await consoleOf({ endpoint: api.url });
    const stream = await listen(server, 'books');
    await soon(() => expect(stream.events()).toEqual([['end', 'unsupported']]));
    await soon(() => expect(stream.isOver()).toBe(true));
    const asked = api.authorizations.length;
    const next = await listen(server, 'books');
    await soon(() => expect(next.events()).toEqual([['end', 'unsupported']]));
    expect(api.authorizations).toHaveLength(asked);
  });

  it('ends, and says so, if the API refuses the token meanwhile', async () => {
    const api = await start({ token: 'right-token-12345' });
    const server = await consoleOf({ endpoint: api.url, headers: { Authorization: 'Bearer right-token-12345' } });
    Object.assign(server.api, { headers: { Authorization: 'Bearer wrong-token-12345' } });
    const stream = await listen(server, 'books');
    await soon(() => expect(stream.events()).toEqual([['end', 'signedOut']]));
  });

  it('is refused for unknown names, to other sites, and beyond a number of pages', async () => {
    const api = await start();
    const server = await consoleOf({ endpoint: api.url });
    expect((await listen(server, 'nothing')).status).toBe(404);
    expect((await server.send('/console/events/books', { headers: { origin: 'https://other.example' } })).status).toBe(403);
    const statuses = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await listen(server, 'books')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    streams[2]?.abort();
    await soon(async () => expect((await listen(server, 'books')).status).toBe(200));
  });

  it('sends nothing that a page writes: a page’s own subscription is refused', async () => {
    const api = await start();
    const server = await consoleOf({ endpoint: api.url });
    const query = 'query Ok { books { id } } subscription Held { bookAdded { id title } }';
    expect((await server.ask({ query, operationName: 'Held' })).status).toBe(400);
    expect((await server.ask({ query: '{ books { id } } # subscription' })).status).toBe(200);
    expect(api.open()).toBe(0);
  });

  it('works in a console that is read-only', async () => {
    const api = await start();
    const stream = await listen(await consoleOf({ endpoint: api.url, readOnly: true }), 'books');
    await soon(() => expect(api.open()).toBe(3));
    api.emit('bookAdded', { id: '2', title: 'New' });
    await soon(() => expect(stream.events()).toEqual([change('created', '2')]));
  });
});
