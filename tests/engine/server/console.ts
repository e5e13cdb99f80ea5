import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApi, type ApiOptions } from '../../../src/engine/server/api.ts';
import { createConsoleServer } from '../../../src/package/consoleServer.ts';
import { fetchThrough, type Handler } from '../../../src/platform/http/node.ts';

export interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Loopback server with given answers; records the requests. */
export async function startServer(answer: (heard: Heard, response: ServerResponse) => void) {
  const heard: Heard[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, body };
      heard.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    heard,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with JSON. */
export const says =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (_: Heard, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const port = 4400;

export async function consoleOf(options: Partial<ApiOptions> & { endpoint: string }) {
  const api = await openApi({ headers: {}, ...options });
  return { api, ...asked(createConsoleServer({ api, brand: 'Example', port, assets: 'tests/engine/server/nothing' })) };
}

function asked(handle: Handler) {
  const send = (path: string, init: RequestInit = {}, host = `localhost:${port}`) => {
    const request = new Request(`http://${host}${path}`, init);
    return fetchThrough(handle, request);
  };
  return {
    send,
    /** A question to the API, with whatever else a page sends. */
    ask: (body: unknown, headers: Record<string, string> = {}) =>
      send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    signIn: (header: string, headers: Record<string, string> = {}) =>
      send('/console/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ header }),
      }),
  };
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
