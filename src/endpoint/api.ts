import { createHash } from 'node:crypto';
import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../../validation/form.ts';
import type { Located } from '../compile/compileAll.ts';
import { createCatalogue, type Catalogue } from '../compile/infer/catalogue.ts';
import type { Problem } from '../compile/problems.ts';
import { EndpointError } from './EndpointError.ts';
import type { Headers } from './headers.ts';
import { introspect } from './introspect.ts';
import type { keptIntrospections } from './kept.ts';
import { hostOf } from './post.ts';
import { forward } from './proxy.ts';

export interface ApiOptions {
  endpoint: string;
  /** Sent with every call of everybody. */
  headers: Headers;
  /** What the API is made of, where it does not say so itself. */
  schema?: IntrospectionQuery;
  declared?: readonly Located[];
  forms?: Record<string, Form>;
  kept?: ReturnType<typeof keptIntrospections>;
}

/** What is known of an API: what is made of its schema, and the declarations that do not fit it. */
export interface KnownApi {
  catalogue: Catalogue;
  drifted: Drifted[];
}

/** A declared resource that is not shown, and why. */
export interface Drifted {
  name: string;
  file: string;
  problems: Problem[];
}

/** An API as a console reaches it. */
export interface Api {
  endpoint: string;
  headers: Headers;
  host: string;
  /** Absent where the API says nothing to those who have no token. */
  own?: KnownApi;
  /** The API did not answer, and what is shown is what it said another time. */
  fromKept: boolean;
  /** What is known with a token that somebody entered; throws where the API refuses it. */
  knownWith: (headers: Headers) => Promise<KnownApi>;
}

/** Learns what an API is made of: from its file, from itself, or, while it is away, from what it said before. */
export async function openApi({ endpoint, headers, schema, declared = [], forms = {}, kept }: ApiOptions): Promise<Api> {
  const known = rememberedBySchema((introspection) => learn(introspection, declared, forms));
  const api: Api = {
    endpoint,
    headers,
    host: hostOf(endpoint),
    fromKept: false,
    knownWith: async (more) => {
      const reached = { endpoint, headers: { ...headers, ...more } };
      if (api.own) {
        await proven(reached);
        return api.own;
      }
      return known(await introspect(reached));
    },
  };
  if (schema) return Object.assign(api, { own: known(schema) });
  try {
    const introspection = await introspect({ endpoint, headers });
    kept?.keep({ endpoint }, introspection);
    api.own = known(introspection);
  } catch (fault) {
    if (!(fault instanceof EndpointError)) throw fault;
    const before = isAway(fault) ? kept?.read({ endpoint }) : undefined;
    if (before) return Object.assign(api, { own: known(before), fromKept: true });
    // Who may ask is told by whoever signs in.
    if (fault.code !== 'UNAUTHENTICATED' || Object.keys(headers).length > 0) throw fault;
  }
  return api;
}

const isAway = ({ code }: EndpointError): boolean => code === 'UNREACHABLE' || code === 'TIMEOUT';

/** Every declared resource is compiled at once, so that one that does not fit is told before somebody needs it; it alone is taken away. */
function learn(introspection: IntrospectionQuery, declared: readonly Located[], forms: Record<string, Form>): KnownApi {
  const catalogue = createCatalogue(introspection, { declared, forms });
  const drifted = declared.flatMap(({ file, declaration: { name } }) => {
    const { problems = [] } = catalogue.open(name) ?? {};
    return problems.length > 0 ? [{ name, file, problems }] : [];
  });
  return { catalogue, drifted };
}

/** People with the same rights see one schema: it is worked on once. */
function rememberedBySchema(make: (introspection: IntrospectionQuery) => KnownApi) {
  const made = new Map<string, KnownApi>();
  return (introspection: IntrospectionQuery): KnownApi => {
    const hash = createHash('sha256').update(JSON.stringify(introspection)).digest('base64');
    const found = made.get(hash) ?? make(introspection);
    made.set(hash, found);
    return found;
  };
}

/** The smallest question that there is: who is refused it has a token that is none. */
async function proven({ endpoint, headers }: { endpoint: string; headers: Headers }): Promise<void> {
  const body = Buffer.from(JSON.stringify({ query: '{ __typename }' }));
  const answer = await forward({ endpoint, headers }, { body, header: () => undefined });
  const { errors = [] } = JSON.parse(answer.body) as { errors?: { message: string; extensions?: { code?: string } }[] };
  const [error] = errors;
  if (error?.extensions?.code === 'UNAUTHENTICATED') throw new EndpointError('UNAUTHENTICATED', error.message);
  if (error?.extensions?.code === 'DOWNSTREAM_SERVICE_ERROR') throw new EndpointError('UNREACHABLE', error.message);
}
