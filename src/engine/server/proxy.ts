import { multipartOf } from '../plan/multipart.ts';
import { maxUploadBytes } from '../plan/upload.ts';
import { EndpointError, type EndpointFault } from './EndpointError.ts';
import { withoutSecrets } from './headers.ts';
import { refusesWho, type GraphQLFault } from '../plan/refusesWho.ts';
import { Kind, parse } from 'graphql';
import type { Endpoint } from './introspect.ts';
import { post, type Posted } from './post.ts';

export interface Call {
  body: Buffer | null;
  header: (name: string) => string | undefined;
  signal?: AbortSignal;
}

export interface Answered {
  status: number;
  body: string;
  /** `Set-Cookie` headers of the API. */
  cookies?: string[];
}

/** Maximum bytes of a request and of a response, and its time limit. */
export const maxRequestBytes = 4e6 + (4 / 3) * maxUploadBytes;
const maxResponseBytes = 64e6;
const patience = 60_000;

/** Forwarded request headers; all others, such as cookies, stop here. */
const passed = ['accept-language', 'idempotency-key'];

/** Sends three parts of the body, with this console's headers, to the API's own address; returns only the response's body. */
export async function forward(
  { endpoint, headers = {}, readOnly = false }: Endpoint & { readOnly?: boolean },
  { body, header, signal }: Call,
): Promise<Answered> {
  if (!body) return refused(413, 'TOO_LARGE', `A request may have ${Math.round(maxUploadBytes / 1e6)} MB of files.`);
  const request = parseRequest(body);
  if (!request)
    return refused(
      400,
      'BAD_USER_INPUT',
      'The body is not a GraphQL question: an object with “query”, and “variables” or “operationName”.',
    );
  if (readOnly && !onlyQueries(request.query)) return refused(403, 'FORBIDDEN', 'This console is read-only: it sends no mutation.');
  if (subscribes(request.query)) return refused(400, 'BAD_USER_INPUT', 'Pages hear of changes by this console’s own events.');
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const along = passed.flatMap((name) => {
    const value = own.has(name) ? undefined : header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  try {
    const posted = await post({
      endpoint,
      headers: { ...Object.fromEntries(along), ...headers },
      body: multipartOf(request) ?? JSON.stringify(request),
      patience,
      most: maxResponseBytes,
      ...(signal && { signal }),
    });
    const answered = answerOf(posted);
    return { ...answered, body: withoutSecrets(answered.body, headers), cookies: posted.cookies };
  } catch (fault) {
    // The client is gone.
    if (signal?.aborted) return refused(499, 'DOWNSTREAM_SERVICE_ERROR', 'The question was taken back.');
    if (!(fault instanceof EndpointError)) throw fault;
    return refused(statuses[fault.code] ?? 502, 'DOWNSTREAM_SERVICE_ERROR', fault.message, fault.code);
  }
}

export const refused = (status: number, code: string, message: string, reason?: string): Answered => ({
  status,
  body: JSON.stringify({ errors: [{ message, extensions: { code, by: 'console', ...(reason && { reason }) } }] }),
});

const statuses: Partial<Record<EndpointFault, number>> = { TIMEOUT: 504 };

interface GraphQLRequest {
  query: string;
  variables?: object;
  operationName?: string;
}

/** Single query with these three parts only: no batch, stored document or extension. */
function parseRequest(body: Buffer): GraphQLRequest | undefined {
  let input: unknown;
  try {
    input = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const { query, variables, operationName } = input as Record<string, unknown>;
  if (typeof query !== 'string' || (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables))))
    return undefined;
  return { query, ...(variables && { variables }), ...(typeof operationName === 'string' && { operationName }) };
}

/** False also for what is no GraphQL: only what is understood is known to change nothing. */
function onlyQueries(query: string): boolean {
  try {
    return parse(query).definitions.every((each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === 'query');
  } catch {
    return false;
  }
}

/** A subscription would hold the connection; what cannot be parsed is left to the API to refuse. */
function subscribes(query: string): boolean {
  if (!/\bsubscription\b/.test(query)) return false;
  try {
    return parse(query).definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'subscription');
  } catch {
    return false;
  }
}

function answerOf({ status, text }: Pick<Posted, 'status' | 'text'>): Answered {
  const answer = parsed(text);
  const faults = answer?.errors;
  if (refusesWho(status, faults ?? [])) {
    const [first] = faults ?? [];
    const message = first?.message ?? 'The API wants to know who asks.';
    return { status: 200, body: JSON.stringify({ errors: [{ message, extensions: { ...first?.extensions, code: 'UNAUTHENTICATED' } }] }) };
  }
  if (faults || (answer && 'data' in answer && status < 400)) return { status: 200, body: text };
  const what = status >= 300 && status < 400 ? 'sent the call elsewhere, which is not followed' : 'answered no GraphQL';
  return refused(502, 'DOWNSTREAM_SERVICE_ERROR', `The API ${what} (HTTP ${status}).`);
}

function parsed(text: string): { errors?: GraphQLFault[]; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { errors, ...rest } = value as { errors?: unknown; data?: unknown };
    return { ...rest, ...(Array.isArray(errors) && { errors: errors as GraphQLFault[] }) };
  } catch {
    return undefined;
  }
}
