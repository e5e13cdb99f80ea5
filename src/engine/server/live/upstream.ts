import { createClient as createSse } from 'graphql-sse';
import { createClient as createSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { refusesWho, type GraphQLFault } from '../../plan/refusesWho.ts';
import type { Headers } from '../headers.ts';

export interface Upstream {
  endpoint: string;
  headers: Headers;
}

export interface Request {
  query: string;
  variables?: Record<string, unknown>;
}

export interface Payload {
  data?: unknown;
  errors?: readonly GraphQLFault[];
}

export interface Listener {
  /** The API speaks this protocol. */
  connected: () => void;
  next: (payload: Payload) => void;
  /** The subscription is over; a fault if it didn't complete. */
  over: (fault?: unknown) => void;
}

export type Subscribe = (request: Request, listener: Listener) => () => void;

/** Each subscription is a response of its own: graphql-sse's “distinct connections”. Contacts the API's own address only. */
export function serverSentEvents({ endpoint, headers }: Upstream): Subscribe {
  return (request, { connected, next, over }) => {
    const client = createSse({
      url: endpoint,
      headers: { ...headers },
      retryAttempts: 0,
      fetchFn: async (url: string, init: RequestInit) => streamOf(await fetch(url, { ...init, redirect: 'manual' })),
    });
    const stop = client.subscribe(
      { ...request },
      { next: (payload) => next(payload), error: over, complete: () => over() },
      {
        connected: () => connected(),
      },
    );
    return () => {
      stop();
      client.dispose();
    };
  };
}

/** A socket for all subscriptions of a page, at the API's own address; the protocol is graphql-transport-ws. */
export function webSocket({ endpoint, headers }: Upstream): { subscribe: Subscribe; close: () => void } {
  const listeners = new Set<() => void>();
  let isOpen = false;
  const client = createSocket({
    url: endpoint.replace(/^http/, 'ws'),
    // Servers read a token from the upgrade request, from the parameters, or from the headers among those.
    connectionParams: { ...headers, headers },
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { ...headers }, maxPayload: maxEventBytes, followRedirects: false, handshakeTimeout: 10_000 });
      }
    },
    retryAttempts: 0,
    connectionAckWaitTimeout: 10_000,
    on: {
      connected: () => {
        isOpen = true;
        for (const listener of listeners) listener();
      },
      closed: () => (isOpen = false),
    },
  });
  return {
    subscribe: (request, { connected, next, over }) => {
      listeners.add(connected);
      if (isOpen) queueMicrotask(connected);
      const stop = client.subscribe(request, {
        next: (payload) => next(payload),
        error: over,
        complete: () => over(),
      });
      return () => {
        listeners.delete(connected);
        stop();
      };
    },
    close: () => void client.dispose(),
  };
}

/** `signedOut`: the API wants to know who asks; `refused`: it doesn't serve this; `away`: nothing is known. */
export function reasonOf(fault: unknown): 'signedOut' | 'refused' | 'away' {
  if (Array.isArray(fault)) return refusesWho(200, fault as GraphQLFault[]) ? 'signedOut' : 'refused';
  const { response, code, message = '' } = (fault ?? {}) as { response?: { status: number }; code?: unknown; message?: string };
  const status = response?.status ?? Number(/server response: (\d{3})/.exec(message)?.[1] ?? 0);
  if (status === 401 || status === 403 || code === 4401 || code === 4403) return 'signedOut';
  return status > 0 || code === 4400 || code === 4406 || /subprotocol/i.test(message) ? 'refused' : 'away';
}

/** A response that is no stream is a refusal: 401 if its errors want to know who asks. */
async function streamOf(response: Response): Promise<Response> {
  if (response.ok && response.body && response.headers.get('content-type')?.includes('text/event-stream'))
    return limited(response, response.body);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const text = isJson && Number(response.headers.get('content-length') ?? 0) < maxEventBytes ? await response.text() : '';
  if (text === '') await response.body?.cancel();
  const signedOut = response.status === 401 || refusesWho(200, errorsIn(text));
  return new Response(null, { status: signedOut ? 401 : 406 });
}

function errorsIn(text: string): GraphQLFault[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    return Array.isArray(errors) ? (errors as GraphQLFault[]) : [];
  } catch {
    return [];
  }
}

/** Ends a stream whose next line is too long; as a whole it has no limit. */
function limited({ status, headers }: Response, body: ReadableStream<Uint8Array>): Response {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length = chunk.includes(0x0a) ? 0 : length + chunk.byteLength;
      if (length > maxEventBytes || chunk.byteLength > maxEventBytes) controller.error(new Error('An event of the API is too large.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), { status, headers });
}

/** Maximum bytes of an event. */
const maxEventBytes = 1e6;
