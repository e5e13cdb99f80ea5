import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, origin } from '../platform/browser.ts';
import type { Running } from '../platform/browser.ts';

/** Serves the platform at loopback; its browsers reach it over HTTP, by its public address. */
export async function serve(running: Running) {
  const server = running.platform.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchOver = async (request: Request): Promise<Response> => {
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { ...Object.fromEntries(request.headers), host, 'content-length': body.length };
    const options = { host: '127.0.0.1', port, path: pathname + search, method: request.method, headers };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => send(options, resolve).on('error', reject).end(body));
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const received = new Headers();
    for (let at = 0; at < answer.rawHeaders.length; at += 2) received.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
    return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status: answer.statusCode ?? 0, headers: received });
  };
  return {
    browser: () => new Browser({ ...running.platform, fetch: fetchOver }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Submits another site's form, with the cookies that may cross sites. */
export function submit(
  browser: Browser,
  { action, fields }: { action: string; fields: Record<string, string> },
  from: string,
): Promise<Response> {
  if (!action.startsWith(`${origin}/`)) throw new Error(`The form leads to ${action}`);
  const cookie = browser.cookies.has('sso') ? `sso=${browser.cookies.get('sso')}` : '';
  return browser.fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: from, cookie },
    body: new URLSearchParams(fields).toString(),
  });
}
