import { parseCookie } from 'cookie';
import type { Api, KnownApi } from '../engine/server/knownApi.ts';
import { consoleAnswer } from '../engine/server/answers.ts';
import { EndpointError } from '../engine/server/EndpointError.ts';
import { headerOf, withHeaders } from '../engine/server/headers.ts';
import { createLive } from '../engine/server/live/live.ts';
import { refusalOf, hostsOf } from '../engine/server/ownSite.ts';
import { forward, maxRequestBytes, refused } from '../engine/server/proxy.ts';
import { createSessions, type Session } from '../engine/server/sessions.ts';
import { createConsole } from '../platform/http/console.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { cookieHeader, json, text } from '../platform/http/message.ts';
import type { Incoming, Outgoing } from '../platform/http/message.ts';
import type { Handler } from '../platform/http/node.ts';

interface Options {
  api: Api;
  brand: string;
  port: number;
  /** Folder of the built page. @default somebody else serves the page */
  assets?: string;
  now?: () => number;
  /** Sessions that outlive this server. @default its own */
  sessions?: ReturnType<typeof createSessions<KnownApi>>;
}

/** Console of an API: the built page, facts about the API, and the only access to it. */
export function createConsoleServer({ api, brand, port, assets, now, sessions = createSessions<KnownApi>(now) }: Options): Handler {
  const page = assets === undefined ? () => text(404, 'There is no such file.') : createConsole(assets);
  const hosts = hostsOf(port);
  const headers = securityHeaders({ publicUrl: `http://localhost:${port}` });
  // Cookies ignore ports: include the port, for two consoles on one machine.
  const cookie = `console-${port}`;
  const live = createLive();
  const reach = (session: Session<KnownApi> | undefined) => ({
    endpoint: api.endpoint,
    headers: withHeaders(api.headers, session?.headers ?? {}),
  });

  const answer = async (incoming: Incoming): Promise<Outgoing> => {
    const { method, path } = incoming;
    const route = routes.find((each) => each.method === method && each.path.test(path));
    const why = refusalOf(incoming.header, { hosts, what: route?.what ?? 'page' });
    if (why !== undefined) return json(403, refused(403, 'FORBIDDEN', why).body);
    if (!route) return page(incoming);
    const id = parseCookie(incoming.header('cookie') ?? '')[cookie];
    const session = sessions.find(id);
    return route.handle({ incoming, id, session, known: session?.known ?? api.own, name: nameIn(route.path, path) });
  };

  const routes: Route[] = [
    { method: 'GET', path: /^\/healthz$/, what: 'page', handle: async () => text(200, 'ok') },
    {
      method: 'GET',
      path: /^\/console\.json$/,
      what: 'data',
      handle: async ({ session }) => {
        await api.again();
        return json(200, JSON.stringify(await consoleAnswer(api, brand, session?.known ?? api.own, session !== undefined)));
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
      handle: async ({ incoming, id, session, known, name }) => {
        const events = await known?.answers.events(name);
        if (events === undefined) return json(known ? 404 : 401, '{}');
        const record = new URLSearchParams(incoming.query).get('id') ?? undefined;
        const stream = live.open({
          upstream: reach(session),
          events,
          id: record,
          signal: incoming.signal,
          owner: session ? id : undefined,
        });
        return stream === undefined ? json(429, '{}') : { status: 200, headers: eventStream, body: null, stream };
      },
    },
    { method: 'POST', path: /^\/console\/session$/, what: 'change', handle: signIn },
    {
      method: 'DELETE',
      path: /^\/console\/session$/,
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
      handle: async ({ incoming, session }) => {
        const { header, signal } = incoming;
        const { status, body } = await forward(
          { ...reach(session), readOnly: api.readOnly },
          { body: await incoming.body(maxRequestBytes), header, signal },
        );
        return json(status, body);
      },
    },
  ];

  /** Tests a token before storing it in memory only; the page gets an httpOnly session cookie. */
  async function signIn({ incoming, id }: ConsoleRequest): Promise<Outgoing> {
    try {
      const [name, value] = headerOf(String(parsed(await incoming.body(64_000))['header'] ?? ''));
      const known = await api.knownWith({ [name]: value });
      sessions.end(id);
      live.end(id);
      const begun = sessions.begin({ headers: { [name]: value }, known });
      return json(200, '{}', { 'set-cookie': cookieHeader(cookie, begun, { sameSite: 'strict' }, false) });
    } catch (fault) {
      if (!(fault instanceof EndpointError)) throw fault;
      // Drop the advice for a terminal.
      const message = fault.message.replace(/: pass --header or sign in\.$/, '.');
      const { status, body } = refused(fault.code === 'UNAUTHENTICATED' ? 401 : 400, fault.code, message);
      return json(status, body);
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

/** True if this server answers the address; false for files of the page. */
export const isConsolePath = (url: string): boolean => /^\/(healthz|graphql|console\.json|console\/.*)(\?|$)/.test(url);

interface ConsoleRequest {
  incoming: Incoming;
  id: string | undefined;
  session: Session<KnownApi> | undefined;
  known: KnownApi | undefined;
  name: string;
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
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

function parsed(body: Buffer | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
