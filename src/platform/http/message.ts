import { stringifySetCookie } from 'cookie';
import type { BudgetName } from '../admission/budgets.ts';
import type { CookieOptions } from '../context.ts';

/** A request as the platform sees it, from node:http or from a test's `fetch`. */
export interface Incoming {
  method: string;
  path: string;
  query: string;
  header: (name: string) => string | undefined;
  /** The address of the peer. */
  ip: string;
  secure: boolean;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  /** Reads the body; null when it is longer than allowed. */
  body: (limit: number) => Promise<Buffer | null>;
}

export interface Outgoing {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer | null;
  /** A body that is made while it is sent; an error in it ends the connection. */
  stream?: AsyncIterable<string | Buffer>;
}

/** An answer with a body of JSON, not to be kept by anybody. */
export const json = (status: number, body: string, headers: Outgoing['headers'] = {}): Outgoing => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
});

export const text = (status: number, body: string, type = 'text/plain; charset=utf-8'): Outgoing => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body,
});

/** A page of its own that a service or the mailer adds, `/dev/outbox`. */
export interface Route {
  method: 'GET' | 'POST' | 'HEAD';
  /** The whole path, or with a `*` at its end everything below it. */
  path: string;
  /** Rate limit of callers who are not signed in (`admission/budgets.ts`). */
  budget: BudgetName;
  handle: (incoming: Incoming) => Promise<Outgoing>;
}

export const routeMatches = (route: Route, incoming: Incoming): boolean =>
  route.method === incoming.method &&
  (route.path.endsWith('*') ? incoming.path.startsWith(route.path.slice(0, -1)) : route.path === incoming.path);

/** A Set-Cookie header. What is sent across sites must be secure, or browsers drop it. */
export function cookieHeader(name: string, value: string, options: CookieOptions = {}, secure: boolean): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: options.httpOnly ?? true,
    sameSite: options.sameSite ?? 'lax',
    secure: secure || options.sameSite === 'none',
    ...(options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
  });
}
