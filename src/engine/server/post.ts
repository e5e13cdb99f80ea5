import { EndpointError } from './EndpointError.ts';

export interface Post {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** JSON, or a request with files. */
  body: string | FormData;
  signal?: AbortSignal;
  /** Time limit of the whole response, in ms. */
  patience: number;
  /** Maximum size of a response, in bytes. */
  most: number;
  /** True for reads: one retry if the server closes the connection, as it may do with an idle one. @default false */
  retry?: boolean;
}

export interface Posted {
  status: number;
  text: string;
  /** Redirect target; never followed. */
  location?: string;
  /** `Set-Cookie` headers. */
  cookies: string[];
}

/** Contacts the API's own address only, whatever it responds. */
export async function post(input: Post): Promise<Posted> {
  const { endpoint, headers, body, signal, patience, most, retry = false } = input;
  const limit = AbortSignal.timeout(patience);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/graphql-response+json, application/json;q=0.9',
        ...(typeof body === 'string' ? headers : withoutType(headers)),
        // Servers with a guard against forged forms want a header that a form can't have.
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : { 'apollo-require-preflight': 'true' }),
      },
      body,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const location = response.headers.get('location') ?? undefined;
    const cookies = response.headers.getSetCookie();
    return { status: response.status, text: await textOf(response, most), cookies, ...(location !== undefined && { location }) };
  } catch (fault) {
    if (fault instanceof EndpointError || signal?.aborted) throw fault;
    if (limit.aborted) throw new EndpointError('TIMEOUT', `${hostOf(endpoint)} did not answer within ${Math.round(patience / 1000)} s.`);
    const cause = causeOf(fault);
    if (retry && closed.has(cause)) return post({ ...input, retry: false });
    throw new EndpointError('UNREACHABLE', `${hostOf(endpoint)} cannot be reached${cause && ` (${cause})`}.`);
  }
}

const closed = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** A request with files has a type of its own, with the boundary of its parts. */
const withoutType = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));

async function textOf(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop ends the connection: nothing more is read.
    if (length > most) throw new EndpointError('TOO_LARGE', `The answer of the API is larger than ${Math.round(most / 1e6)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export const hostOf = (endpoint: string): string => new URL(endpoint).host;

/** Code such as `ECONNREFUSED`; a cause's message could hold anything. */
function causeOf(fault: unknown): string {
  const cause = (fault as { cause?: { code?: unknown } }).cause?.code;
  return typeof cause === 'string' ? cause : '';
}
