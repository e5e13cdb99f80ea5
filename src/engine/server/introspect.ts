import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, getIntrospectionQuery, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { EndpointError } from './EndpointError.ts';
import { refusesWho, type GraphQLFault } from '../plan/refusesWho.ts';
import { withoutSecrets } from './headers.ts';
import { hostOf, post, type Posted } from './post.ts';

export interface Endpoint {
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
}

/** Response to an introspection, without secrets. */
export interface Introspected extends Pick<Posted, 'status' | 'location' | 'text'> {
  endpoint: string;
  /** True if a user or a configuration had headers to send. */
  known: boolean;
}

export async function requestIntrospection({ endpoint, headers = {} }: Endpoint): Promise<Introspected> {
  // Without newer options: an older server would refuse the whole query.
  const body = JSON.stringify({ query: getIntrospectionQuery({ descriptions: true }), operationName: 'IntrospectionQuery' });
  const { status, location, text } = await post({ endpoint, headers, body, patience: 60_000, most: 128e6, retry: true });
  const known = Object.keys(headers).length > 0;
  return { endpoint, known, status, text: withoutSecrets(text, headers), ...(location !== undefined && { location }) };
}

export const introspect = async (endpoint: Endpoint): Promise<IntrospectionQuery> =>
  readIntrospection(await requestIntrospection(endpoint));

export function readIntrospection({ endpoint, known: isKnown, status, location, text }: Introspected): IntrospectionQuery {
  const host = hostOf(endpoint);
  if (status >= 300 && status < 400)
    throw new EndpointError('NOT_GRAPHQL', `${host} sends its callers elsewhere${placeOf(endpoint, location)}.`);
  const answer = answerOf(text);
  const faults = Array.isArray(answer?.errors) ? answer.errors : [];
  if (answer?.data?.__schema) return checked(answer.data, `The introspection of ${host}`);
  if (refusesWho(status, faults)) throw new EndpointError('UNAUTHENTICATED', `${host} wants to know who asks: pass --header or sign in.`);
  if (!answer && gateways.has(status))
    throw new EndpointError('UNREACHABLE', `${host} is away: what stands before it answered with ${status}.`);
  if (!answer)
    throw new EndpointError(
      'NOT_GRAPHQL',
      `${host} answered with ${status} and no GraphQL: is ${new URL(endpoint).pathname} its GraphQL address?`,
    );
  const message = faults[0]?.message;
  const reported = typeof message === 'string' && message !== '' ? ` (${message.slice(0, 200)})` : '';
  const known = isKnown ? '' : ', or --header where it tells only those whom it knows';
  throw new EndpointError('INTROSPECTION_OFF', `${host} does not say what it is made of${reported}: pass --schema FILE${known}.`);
}

const gateways = new Set([502, 503, 504]);

/** SDL, or the result of an introspection, with or without `data` around it. */
export function readSchemaFile(path: string): IntrospectionQuery {
  const text = readFileSync(path, 'utf8');
  const parsed = parsedJson(text);
  if (parsed === undefined) return fromSdl(text, path);
  const found = (parsed as IntrospectionResponse).data ?? parsed;
  if (!(found as Partial<IntrospectionQuery>).__schema)
    throw new EndpointError('BAD_SCHEMA', `${path} holds neither SDL nor an introspection.`);
  return checked(found as IntrospectionQuery, path);
}

function fromSdl(text: string, path: string): IntrospectionQuery {
  try {
    return introspectionFromSchema(buildSchema(text, { assumeValidSDL: true }));
  } catch (fault) {
    throw new EndpointError('BAD_SCHEMA', `${path} is no schema: ${(fault as Error).message}`);
  }
}

/** An invalid `__schema` would fail much later, without a clear cause. */
function checked(introspection: IntrospectionQuery, what: string): IntrospectionQuery {
  try {
    buildClientSchema(introspection, { assumeValid: true });
    if (!introspection.__schema.queryType) throw new Error('it has no type of queries.');
    return introspection;
  } catch (fault) {
    throw new EndpointError('BAD_SCHEMA', `${what} is no schema: ${(fault as Error).message.slice(0, 300)}`);
  }
}

interface IntrospectionResponse {
  data?: IntrospectionQuery | null;
  errors?: GraphQLFault[];
}

function answerOf(text: string): IntrospectionResponse | undefined {
  const answer = parsedJson(text) as IntrospectionResponse | undefined;
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Array.isArray(answer.errors) || typeof answer.data === 'object' ? answer : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Redirect target, without parts that could be secret. */
function placeOf(endpoint: string, location: string | undefined): string {
  if (!location || !URL.canParse(location, endpoint)) return '';
  const { origin, pathname } = new URL(location, endpoint);
  return `, to ${origin}${pathname}: pass that address`;
}
