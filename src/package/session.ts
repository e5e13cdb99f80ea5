import { parseCookie, stringifyCookie } from 'cookie';
import { EndpointError } from '../engine/server/EndpointError.ts';
import { headerOf, withHeaders, type Headers } from '../engine/server/headers.ts';
import type { Api, KnownApi } from '../engine/server/knownApi.ts';
import { asSent, logIn } from '../engine/server/login.ts';
import { refused } from '../engine/server/proxy.ts';
import type { createSessions } from '../engine/server/sessions.ts';
import { json, type Incoming, type Outgoing } from '../platform/http/message.ts';
import type { SignInWay } from './auth.ts';

interface Signing {
  api: Api;
  way: SignInWay | undefined;
  sessions: ReturnType<typeof createSessions<KnownApi>>;
  /** `Set-Cookie` header for a session's id. */
  cookieFor: (id: string) => string;
  /** Ends what a session left open. */
  ended: (id: string | undefined) => void;
}

/** Sign-in, renewal of its token, and sign-out. Tokens stay in memory; the page gets an httpOnly session cookie. */
export function sessionRoutes({ api, way, sessions, cookieFor, ended }: Signing) {
  /** Tests what was entered before storing it. */
  async function signIn(incoming: Incoming, id: string | undefined): Promise<Outgoing> {
    try {
      const input = parsed(await incoming.body(64_000));
      const headers = await headersOf(input, way?.login && { ...way.login, ...api });
      const known = await api.knownWith(headers);
      sessions.end(id);
      ended(id);
      const begun = sessions.begin({ headers, known, ...nameOf(input) });
      return json(200, '{}', { 'set-cookie': cookieFor(begun) });
    } catch (fault) {
      return refusal(fault);
    }
  }

  /** The page renewed its token: the session goes on with the new one. */
  async function renew(incoming: Incoming, id: string | undefined): Promise<Outgoing> {
    try {
      if (id === undefined || !sessions.find(id)) throw new EndpointError('UNAUTHENTICATED', 'The session is over.');
      sessions.update(id, await headersOf(parsed(await incoming.body(64_000))));
      return json(200, '{}');
    } catch (fault) {
      return refusal(fault);
    }
  }

  return { signIn, renew };
}

async function headersOf(input: Record<string, unknown>, login?: NonNullable<SignInWay['login']> & Pick<Api, 'endpoint' | 'headers'>) {
  const { login: values } = input;
  if (login && typeof values === 'object' && values !== null) {
    const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    return logIn(login.endpoint, login.headers, login, variables);
  }
  const [name, value] = headerOf(String(input['header'] ?? ''));
  return { [name]: value };
}

const nameOf = ({ name }: Record<string, unknown>): { name?: string } =>
  typeof name === 'string' && name !== '' ? { name: name.slice(0, 200) } : {};

/** Drops the advice for a terminal. */
function refusal(fault: unknown): Outgoing {
  if (!(fault instanceof EndpointError)) throw fault;
  const message = fault.message.replace(/: pass --header or sign in\.$/, '.');
  const { status, body } = refused(fault.code === 'UNAUTHENTICATED' ? 401 : 400, fault.code, message);
  return json(status, body);
}

/** The browser's own cookies that the configuration names, as a header; undefined if none is there. */
export function forwarded(way: SignInWay | undefined, cookieHeader: string | undefined): Headers | undefined {
  if (!way?.cookies || cookieHeader === undefined) return undefined;
  const sent = parseCookie(cookieHeader, asSent);
  const named = Object.fromEntries(way.cookies.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])));
  return Object.keys(named).length === 0 ? undefined : { cookie: stringifyCookie(named, asSent) };
}

/** Headers of a call: the configuration's, the session's, and the cookies that the browser sends now. */
export const callHeaders = (api: Api, session: { headers: Headers } | undefined, now: Headers | undefined): Headers =>
  withHeaders(withHeaders(api.headers, session?.headers ?? {}), now ?? {});

function parsed(body: Buffer | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
