import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void, port = 0) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A web host of files alone: 404.html for what is no file, and the headers that `_headers` names for every address. */
export function startHost(folder: string, port?: number) {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split(/^\/assets/m);
  const headers = [...everywhere.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  return listening((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    const isRoot = new URL(request.url ?? '/', 'http://host').pathname === '/';
    const file = isFile ? path : join(folder, isRoot ? 'index.html' : '404.html');
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(isFile || isRoot ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  }, port);
}

/** Stands before an API: refuses callers whom it does not know, and tells what they sent. Pages of other origins may call it if `cors`. */
export async function startGuard(api: string, accepts: (authorization: string | undefined) => Promise<boolean> | boolean, cors = true) {
  const seen: { authorization: string | undefined; cookie: string | undefined }[] = [];
  const host = await listening((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      if (cors) {
        response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
        response.setHeader('access-control-allow-headers', 'authorization, content-type');
      }
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const { authorization, cookie } = request.headers;
      seen.push({ authorization, cookie });
      response.setHeader('content-type', 'application/json');
      if (!(await accepts(authorization)))
        return response
          .writeHead(401)
          .end(JSON.stringify({ errors: [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }] }));
      const answered = await fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.concat(parts) });
      return response.writeHead(answered.status).end(await answered.text());
    })();
  });
  return { ...host, url: `${host.address}/graphql`, seen };
}
