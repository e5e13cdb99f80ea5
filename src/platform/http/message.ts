import { stringifySetCookie } from 'cookie';
import type { BudgetName } from '../admission/budgets.ts';
import type { CookieOptions } from '../context.ts';

export interface Incoming {
  method: string;
  path: string;
  query: string;
  header: (name: string) => string | undefined;
  ip: string;
  secure: boolean;
  readonly signal: AbortSignal;
  /** Reads the body; null beyond the limit. */
  body: (limit: number) => Promise<Buffer | null>;
}

export interface Outgoing {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer | null;
  /** Streamed body; an error ends the connection. */
  stream?: AsyncIterable<string | Buffer>;
}

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

export interface Route {
  method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE';
  /** Full path, or a prefix that ends in `*`. */
  path: string;
  budget: BudgetName;
  handle: (incoming: Incoming) => Promise<Outgoing>;
}

export const routeMatches = (route: Route, incoming: Incoming): boolean =>
  route.method === incoming.method &&
  (route.path.endsWith('*') ? incoming.path.startsWith(route.path.slice(0, -1)) : route.path === incoming.path);

/** Set-Cookie header. Cross-site cookies must be secure, or browsers drop them. */
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

/** For pages, which wait for the stores: proxies hide `/readyz`, since it names the store that is away. */
export const withoutReason = ({ status }: Outgoing): Outgoing => text(status, status === 200 ? 'ok' : 'not ready');
