import { createHash } from 'node:crypto';
import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Form } from '../forms/form.ts';
import type { Located } from '../compile/compileAll.ts';
import type { CompleteInput, RegisteredNames } from '../compile/infer/complete.ts';
import { againBy, orSignIn } from './again.ts';
import { learn, learnResponse } from './answering.ts';
import { EndpointError } from './EndpointError.ts';
import { fitting } from './fitting.ts';
import { withHeaders, type Headers } from './headers.ts';
import { introspect, requestIntrospection, type Introspected } from './introspect.ts';
import type { IntrospectionStore } from './kept.ts';
import type { Api, KnownApi, OwnApi } from './knownApi.ts';
import { hostOf } from './post.ts';
import { forward } from './proxy.ts';

export interface ApiOptions {
  endpoint: string;
  headers: Headers;
  schema?: IntrospectionQuery;
  declared?: readonly Located[];
  forms?: Record<string, Form>;
  /** Differences from the detected dialect. */
  adjust?: Partial<Dialect> | undefined;
  /** Parts that the console registers. @default not checked */
  registered?: RegisteredNames | undefined;
  /** Schema of the declarations. @default the last one that fitted */
  writtenFor?: IntrospectionQuery | undefined;
  kept?: IntrospectionStore;
  /** Offers no mutation, and refuses each that a page sends. @default false */
  readOnly?: boolean;
}

export async function openApi(options: ApiOptions): Promise<Api> {
  const { endpoint, headers, schema, declared = [], forms = {}, adjust, registered, writtenFor, kept, readOnly = false } = options;
  const input: CompleteInput = { located: declared, forms, adjust, registered };
  const known = rememberedBySchema((introspected) => learnResponse(introspected, input));
  const of = { endpoint, headers };
  // Check drift at start only: a signed-in user's schema says nothing about it.
  const learnt = (introspection: IntrospectionQuery): OwnApi =>
    kept === undefined || writtenFor
      ? learn(introspection, input, writtenFor && { introspection: writtenFor })
      : fitting(kept, of, input, introspection, (before) => learn(introspection, input, before));
  const api: Api = {
    endpoint,
    headers,
    host: hostOf(endpoint),
    readOnly,
    fromKept: false,
    again: async () => undefined,
    knownWith: async (more) => {
      const reached = { endpoint, headers: withHeaders(headers, more) };
      if (api.own) {
        await proven(reached);
        return api.own;
      }
      return known(await requestIntrospection(reached));
    },
  };
  if (schema) return Object.assign(api, { own: learnt(schema) });
  const ask = async (): Promise<void> => {
    const introspection = await introspect(of);
    kept?.keep(of, introspection);
    Object.assign(api, { own: learnt(introspection), fromKept: false });
  };
  await ask().catch((fault: unknown) => {
    if (!isAway(fault)) return orSignIn(fault, headers);
    const before = kept?.read(of);
    Object.assign(api, before ? { own: learnt(before), fromKept: true } : { away: fault.message });
  });
  return Object.assign(api, { again: againBy(api, ask) });
}

const isAway = (fault: unknown): fault is EndpointError =>
  fault instanceof EndpointError && (fault.code === 'UNREACHABLE' || fault.code === 'TIMEOUT');

/** Caches by schema, which users with equal rights share. */
function rememberedBySchema(make: (introspected: Introspected) => Promise<KnownApi>) {
  const made = new Map<string, Promise<KnownApi>>();
  return (introspected: Introspected): Promise<KnownApi> => {
    const { status, text } = introspected;
    const hash = createHash('sha256').update(String(status)).update(text).digest('base64');
    const found = made.get(hash) ?? make(introspected);
    made.set(hash, found);
    // The API may accept later whatever it refuses now.
    found.catch(() => made.delete(hash));
    const [oldest] = made.keys();
    if (made.size > mostSchemas && oldest !== undefined) made.delete(oldest);
    return found;
  };
}

const mostSchemas = 20;

/** `{ __typename }` probe: rejects invalid tokens. */
async function proven({ endpoint, headers }: { endpoint: string; headers: Headers }): Promise<void> {
  const body = Buffer.from(JSON.stringify({ query: '{ __typename }' }));
  const answer = await forward({ endpoint, headers, readOnly: true }, { body, header: () => undefined });
  const { errors } = JSON.parse(answer.body) as { errors?: { message: string; extensions?: { code?: string } }[] };
  const [error] = Array.isArray(errors) ? errors : [];
  if (error?.extensions?.code === 'UNAUTHENTICATED') throw new EndpointError('UNAUTHENTICATED', error.message);
  if (error?.extensions?.code === 'DOWNSTREAM_SERVICE_ERROR') throw new EndpointError('UNREACHABLE', error.message);
}
