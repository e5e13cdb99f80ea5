import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { requestHeaders, responseHeaders, type Ends } from './headers.ts';

/** Reason why the platform did not answer, or why the request never reached it. */
export type ForwardFault = 'unreachable' | 'late' | 'tooLarge';

export interface Forwarding extends Ends {
  /** Headers of answers that the platform's own ones replace. */
  headers: Record<string, string>;
  /** Answers in the platform's place; called before anything was sent. */
  onFault: (fault: ForwardFault, cause: string) => void;
}

const connectPatience = 10_000;
const answerPatience = 300_000;
/** Bytes of a request: the contract's largest one has 1 MB, and other platforms may accept pictures. */
const maxRequestBytes = 32_000_000;

/** Below the five seconds after which Node's own servers end an idle connection. */
const kept = { keepAlive: true, timeout: 4000 };
const agents = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };

export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/** Streams a request to the platform and its answer back. Neither is held, so events arrive as they are sent; whoever leaves first ends both. */
export function forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): void {
  const { platform, onFault } = forwarding;
  let fault: { kind: ForwardFault; cause: string } | undefined;
  let patience: NodeJS.Timeout | undefined;
  const upstream = open(request, forwarding);
  const within = (milliseconds: number) => {
    clearTimeout(patience);
    patience = setTimeout(() => give('late', 'ETIMEDOUT'), milliseconds);
  };
  const give = (kind: ForwardFault, cause: string) => {
    fault ??= { kind, cause };
    upstream.destroy(new Error(cause));
  };
  upstream.once('socket', (socket) => {
    if (!socket.connecting) return;
    within(connectPatience);
    socket.once(platform.startsWith('https:') ? 'secureConnect' : 'connect', () =>
      streams(request) ? clearTimeout(patience) : within(answerPatience),
    );
  });
  // A subscription may stay silent until its first event.
  if (!streams(request)) within(answerPatience);
  upstream.once('response', (answer) => {
    clearTimeout(patience);
    const headers = { ...forwarding.headers, ...responseHeaders(answer.headers, forwarding) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(answer.statusCode ?? 502).flushHeaders();
    // Destroys both ends on an error, so that nobody takes a truncated body for complete.
    pipeline(answer, response, () => upstream.destroy());
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    clearTimeout(patience);
    // An answer that has begun ends with its own stream, whole or not.
    if (response.headersSent || response.destroyed) return;
    if (upstream.reusedSocket && !hasBody(request) && fault === undefined) return forward(request, response, forwarding);
    onFault(fault?.kind ?? 'unreachable', fault?.cause ?? error.code ?? 'unknown');
  });
  response.once('close', () => {
    clearTimeout(patience);
    if (!response.writableFinished) upstream.destroy();
  });
  if (!hasBody(request)) return void upstream.end();
  let length = 0;
  request.on('data', (part: Buffer) => {
    length += part.length;
    if (length <= maxRequestBytes) return;
    request.unpipe(upstream);
    give('tooLarge', 'tooLarge');
  });
  // No pipeline: it would end the connection on which a fault is answered.
  request.pipe(upstream);
}

/** Only these have a body that is passed on: its length is then unambiguous. */
const hasBody = ({ method }: IncomingMessage): boolean => method === 'POST';

const streams = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/event-stream') === true;

function open(request: IncomingMessage, forwarding: Forwarding): ClientRequest {
  const url = new URL(forwarding.platform);
  const length = request.headers['content-length'];
  const framing = !hasBody(request) ? {} : length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return send({
    ...urlToHttpOptions(url),
    agent: agents[url.protocol as keyof typeof agents],
    method: request.method,
    // As it came: routing has refused whatever could mean something else.
    path: request.url,
    headers: { ...requestHeaders(request.headers, forwarding), ...framing },
  });
}
