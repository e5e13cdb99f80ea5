import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip as gzipCallback } from 'node:zlib';
import type { Incoming, Outgoing } from './message.ts';

export type Handler = (incoming: Incoming) => Promise<Outgoing>;

export function createNodeServer(handle: Handler, trustedProxies = 0): Server {
  return createServer((request, response) => {
    void respond(handle, request, response, trustedProxies);
  });
}

export async function respond(handle: Handler, request: IncomingMessage, response: ServerResponse, trustedProxies = 0): Promise<void> {
  const outgoing = await compressed(await handle(fromNode(request, response, trustedProxies)), request);
  if (response.destroyed) return;
  const { body, stream } = outgoing;
  if (stream) return sendStream(stream, response.writeHead(outgoing.status, outgoing.headers));
  const headers = body === null ? outgoing.headers : { ...outgoing.headers, 'content-length': String(Buffer.byteLength(body)) };
  response.writeHead(outgoing.status, headers);
  response.end(request.method === 'HEAD' || body === null ? undefined : body);
  // Discards an unread body, together with the connection.
  if (!request.complete) request.resume();
}

/** Sends with back-pressure. `pipeline` destroys both ends on an error, so that nobody takes a truncated body for complete. */
const sendStream = (stream: AsyncIterable<string | Buffer>, response: ServerResponse): Promise<void> =>
  pipeline(Readable.from(stream), response).catch(() => undefined);

const gzip = promisify(gzipCallback);

const worthCompressing = 8192;

/** Compresses long dynamic texts; files are compressed at build time. */
async function compressed(outgoing: Outgoing, request: IncomingMessage): Promise<Outgoing> {
  const { body, headers } = outgoing;
  if (typeof body !== 'string' || body.length < worthCompressing || headers['content-encoding']) return outgoing;
  const vary = { ...headers, vary: [headers['vary'], 'accept-encoding'].flat().filter(Boolean).join(', ') };
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return { ...outgoing, headers: vary };
  return { ...outgoing, headers: { ...vary, 'content-encoding': 'gzip' }, body: await gzip(body, { level: constants.Z_BEST_SPEED }) };
}

export function fromNode(request: IncomingMessage, response: ServerResponse, trustedProxies: number): Incoming {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  let controller: AbortController | undefined;
  return {
    method: request.method ?? 'GET',
    path,
    query,
    header,
    ip: clientAddress(request, header('x-forwarded-for'), trustedProxies),
    secure: trustedProxies > 0 && header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https',
    get signal() {
      if (!controller) {
        const made = new AbortController();
        controller = made;
        if (request.socket.destroyed) made.abort();
        else response.once('close', () => response.writableFinished || made.abort());
      }
      return controller.signal;
    },
    body: (limit) => readBody(request, limit),
  };
}

/** Client address as seen by our outermost proxy: each appends one, whatever the client sent. */
function clientAddress(request: IncomingMessage, forwarded: string | undefined, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0 || !forwarded) return peer;
  const chain = forwarded.split(',').map((each) => each.trim());
  return chain[Math.max(0, chain.length - trustedProxies)] ?? peer;
}

function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > limit) {
        request.removeAllListeners('data');
        resolve(null);
      } else parts.push(part);
    });
    request.once('end', () => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => request.complete || reject(new Error('The client is gone')));
  });
}

export async function fetchThrough(handle: Handler, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const outgoing = await handle({
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? (name === 'host' ? url.host : undefined),
    ip: '127.0.0.1',
    secure: url.protocol === 'https:',
    signal: request.signal,
    body: async (limit) => {
      const body = Buffer.from(await request.arrayBuffer());
      return body.length > limit ? null : body;
    },
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(outgoing.headers)) for (const each of [value].flat()) headers.append(name, each);
  if (outgoing.stream) return new Response(bytesOf(outgoing.stream), { status: outgoing.status, headers });
  const body = outgoing.body === null || [204, 304].includes(outgoing.status) ? null : new Uint8Array(Buffer.from(outgoing.body));
  return new Response(request.method === 'HEAD' ? null : body, { status: outgoing.status, headers });
}

function bytesOf(stream: AsyncIterable<string | Buffer>): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(Buffer.from(value)));
      },
      cancel: async () => void (await chunks.return?.()),
    },
    { highWaterMark: 0 },
  );
}
