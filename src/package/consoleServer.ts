import { parseCookie } from 'cookie';
import type { Api, KnownApi } from '../engine/server/knownApi.ts';
import { consoleAnswer } from '../engine/server/answers.ts';
import { EndpointError } from '../engine/server/EndpointError.ts';
import type { Headers } from '../engine/server/headers.ts';
import { createLive } from '../engine/server/live/live.ts';
import { withCookies } from '../engine/server/login.ts';
import { refusalOf, hostsOf } from '../engine/server/ownSite.ts';
import { forward, maxRequestBytes, refused } from '../engine/server/proxy.ts';
import { createSessions, type Session } from '../engine/server/sessions.ts';
import { createConsole } from '../platform/http/console.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { cookieHeader, json, text } from '../platform/http/message.ts';
import type { Incoming, Outgoing } from '../platform/http/message.ts';
import type { Handler } from '../platform/http/node.ts';
import type { SignInWay } from './auth.ts';
import { callHeaders, forwarded, sessionRoutes } from './session.ts';

interface Options {
  api: Api;
  brand: string;
  port: number;
  /** Folder of the built page. @default somebody else serves the page */
  assets?: string;
  now?: () => number;
  /** How users sign in. @default a token, when the API wants one */
  way?: SignInWay | undefined;
  /** Other hosts that pages call, such as an identity provider. */
  connections?: readonly string[];
  /** Sessions that outlive this server. @default its own */
  sessions?: ReturnType<typeof createSessions<KnownApi>>;
}

/** Console of an API: the built page, facts about the API, and the only access to it. */
export function createConsoleServer(options: Options): Handler {
  const { api, brand, port, assets, now, way, connections = [], sessions = createSessions<KnownApi>(now) } = options;
  const page = assets === undefined ? () => text(404, 'There is no such file.') : createConsole(assets);
  const hosts = hostsOf(port);
  const headers = securityHeaders({ publicUrl: `http://localhost:${port}` }, connections);
  // Cookies ignore ports: include the port, for two consoles on one machine.
  const cookie = `console-${port}`;
  const live = createLive();
  const reach = (session: Session<KnownApi> | undefined, cookies: Headers | undefined) => ({
    endpoint: api.endpoint,
    headers: callHeaders(api, session, cookies),
  });
  const cookieFor = (id: string) => cookieHeader(cookie, id, { sameSite: 'strict' }, false);
  const { signIn, renew } = sessionRoutes({ api, way, sessions, cookieFor, ended: (id) => live.end(id) });

  const answer = async (incoming: Incoming): Promise<Outgoing> => {
    const { method, path } = incoming;
    const route = routes.find((each) => each.method === method && each.path.test(path));
    const why = refusalOf(incoming.header, { hosts, what: route?.what ?? 'page' });
    if (why !== undefined) return json(403, refused(403, 'FORBIDDEN', why).body);
    if (!route) return page(incoming);
    const sent = incoming.header('cookie');
    const id = parseCookie(sent ?? '')[cookie];
    const session = sessions.find(id);
    const own = way ? undefined : api.own;
    const cookies = forwarded(way, sent);
    return route.handle({ incoming, id, session, cookies, known: session?.known ?? own, name: nameIn(route.path, path) });
  };

  const routes: Route[] = [
    { method: 'GET', path: /^\/healthz$/, what: 'page', handle: async () => text(200, 'ok') },
    {
      method: 'GET',
      path: /^\/console\.json$/,
      what: 'data',
      handle: async ({ id, session, cookies }) => {
        await api.again();
        const begun = session ?? (cookies && (await begin(cookies)));
        const answer = await consoleAnswer(api, { brand, auth: way?.answer, session: begun }, begun?.known ?? api.own);
        if (!begun || begun === session) return json(200, JSON.stringify(answer));
        sessions.end(id);
        return json(200, JSON.stringify(answer), { 'set-cookie': cookieFor(sessions.begin(begun)) });
      },
    },
    {
      method: 'GET',
      path: /^\/console\/not-shown\.json$/,
      what: 'data',
      handle: async ({ known }) => (known ? json(200, await known.answers.notShown()) : json(401, '{}')),
    },
    {
      method: 'GET',
      path: /^\/console\/resources\/(.+)\.json$/,
      what: 'data',
      handle: async ({ incoming, known, name }) => {
        const part = new URLSearchParams(incoming.query).get('part') === 'list' ? 'list' : 'resource';
        const found = await known?.answers[part](name);
        return found !== undefined ? json(200, found) : json(known ? 404 : 401, '{}');
      },
    },
    {
      method: 'GET',
      path: /^\/console\/forms\/(.+)\.js$/,
      what: 'data',
      handle: async ({ known, name }) => {
        const found = await known?.answers.form(name);
        return found === undefined ? text(404, 'There is no such form.') : text(200, found, 'text/javascript; charset=utf-8');
      },
    },
    {
      method: 'GET',
      path: /^\/console\/events\/(.+)$/,
      what: 'data',
      handle: async ({ incoming, id, session, cookies, known, name }) => {
        const events = await known?.answers.events(name);
        if (events === undefined) return json(known ? 404 : 401, '{}');
        const record = new URLSearchParams(incoming.query).get('id') ?? undefined;
        const stream = live.open({
          upstream: reach(session, cookies),
          events,
          id: record,
          signal: incoming.signal,
          owner: session ? id : undefined,
        });
        return stream === undefined ? json(429, '{}') : { status: 200, headers: eventStream, body: null, stream };
      },
    },
    { method: 'POST', path: sessionPath, what: 'change', handle: ({ incoming, id }) => signIn(incoming, id) },
    { method: 'PUT', path: sessionPath, what: 'change', handle: ({ incoming, id }) => renew(incoming, id) },
    {
      method: 'DELETE',
      path: sessionPath,
      what: 'change',
      handle: async ({ id }) => {
        sessions.end(id);
        live.end(id);
        return json(200, '{}', { 'set-cookie': cookieHeader(cookie, '', { sameSite: 'strict', maxAge: 0 }, false) });
      },
    },
    {
      method: 'POST',
      path: /^\/graphql$/,
      what: 'change',
      handle: async ({ incoming, id, session, cookies }) => {
        if (way && !session) return json(200, refused(200, 'UNAUTHENTICATED', 'Nobody is signed in.').body);
        const reached = { ...reach(session, cookies), readOnly: api.readOnly };
        const { header, signal } = incoming;
        const { status, body, cookies: set = [] } = await forward(reached, { body: await incoming.body(maxRequestBytes), header, signal });
        if (id !== undefined && session?.headers['cookie'] !== undefined && way?.login && set.length > 0)
          sessions.update(id, withCookies(session.headers, set));
        return json(status, body);
      },
    },
  ];

  /** Session of a user whom the API knows by the browser's own cookies. */
  async function begin(headers: Headers): Promise<Session<KnownApi> | undefined> {
    try {
      return { headers, known: await api.knownWith(headers) };
    } catch (fault) {
      if (fault instanceof EndpointError) return undefined;
      throw fault;
    }
  }

  return async (incoming) => {
    const outgoing = await answer(incoming).catch((fault: unknown) => {
      // The message may contain a token: log only where the error was thrown.
      const { name, stack = '' } = fault instanceof Error ? fault : { name: 'Error' };
      const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
      process.stderr.write(`${[name, ...places.slice(0, 3)].join('\n')}\n`);
      return json(500, refused(500, 'INTERNAL_SERVER_ERROR', 'The console failed.').body);
    });
    return { ...outgoing, headers: { ...headers, ...outgoing.headers } };
  };
}

const sessionPath = /^\/console\/session$/;

/** True if this server answers the address; false for files of the page. */
export const isConsolePath = (url: string): boolean => /^\/(healthz|graphql|console\.json|console\/.*)(\?|$)/.test(url);

interface ConsoleRequest {
  incoming: Incoming;
  id: string | undefined;
  session: Session<KnownApi> | undefined;
  /** Those of the browser that go on to the API. */
  cookies: Headers | undefined;
  known: KnownApi | undefined;
  name: string;
}

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  what: 'page' | 'data' | 'change';
  handle: (request: ConsoleRequest) => Promise<Outgoing>;
}

const eventStream = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** Name within a path; empty if malformed. */
function nameIn(pattern: RegExp, path: string): string {
  try {
    return decodeURIComponent(pattern.exec(path)?.[1] ?? '');
  } catch {
    return '';
  }
}
