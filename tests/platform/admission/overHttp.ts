import type { AddressInfo } from 'node:net';
import type { Region } from '../../../src/platform/regions.ts';
import { demoPassword, emailLogin, origin, startPlatform } from '../browser.ts';
import type { Answer, Running } from '../browser.ts';

export interface Asked extends Answer {
  status: number;
  retryAfter: string | null;
  cookies: string[];
}

/** A platform with the budgets of production behind a proxy on loopback, so that each call can come from an address of its own. */
export async function startOverHttp(environment: Record<string, string> = {}) {
  const running: Running = startPlatform({ TRUSTED_PROXIES: '1', RATE_LIMIT_SCALE: '1', ...environment });
  await running.platform.stores.identity();
  const server = running.platform.createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string, from: string, init: { body?: string; headers?: Record<string, string>; method?: string } = {}) =>
    fetch(base + path, { method: 'POST', redirect: 'manual', ...init, headers: { 'x-forwarded-for': from, ...init.headers } });
  const ask = async (from: string, query: string, variables: object = {}, cookies: string[] = [], region: Region = 'ap-southeast-2') => {
    const csrf = cookies.find((each) => each.startsWith('csrf='))?.slice('csrf='.length) ?? '';
    const answer = await send(`/api/${region}/graphql`, from, {
      body: JSON.stringify({ query, variables }),
      headers: { 'content-type': 'application/json', origin, cookie: cookies.join('; '), 'x-csrf-token': decodeURIComponent(csrf) },
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const asked: Asked = {
      ...((await answer.json()) as Answer),
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      cookies: set,
    };
    return asked;
  };
  const logIn = (from: string, email: string, password: string = demoPassword, cookies: string[] = []) =>
    ask(from, emailLogin, { email, password }, cookies);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await running.close();
  };
  return { running, send, ask, logIn, close };
}

export type OverHttp = Awaited<ReturnType<typeof startOverHttp>>;

export const reasonOf = ({ errors }: Answer): string => errors?.[0]?.extensions.reason ?? 'done';

export const tally = (reasons: readonly string[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const reason of reasons) count[reason] = (count[reason] ?? 0) + 1;
  return count;
};
