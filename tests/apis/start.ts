import { createServer, type Server } from 'node:http';
import {
  GraphQLError,
  introspectionFromSchema,
  NoSchemaIntrospectionCustomRule,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { hasura } from './hasura.ts';
import { options } from './options.ts';
import { plain } from './plain.ts';
import { postgraphileShaped } from './postgraphileShaped.ts';
import { prisma } from './prisma.ts';
import { relay } from './relay.ts';
import type { ApiSource } from './source.ts';
import { createStore, type Store } from './store.ts';

const sources = {
  relay: relay({ whole: true }),
  relayBare: relay({ whole: false, most: 100 }),
  hasura,
  postgraphileShaped,
  keystone: prisma('keystone'),
  typegraphql: prisma('typegraphql'),
  options,
  plain: plain({ paged: false }),
  plainPaged: plain({ paged: true }),
} satisfies Record<string, (store: Store) => ApiSource>;

export type ApiName = keyof typeof sources;

/** The test APIs: one domain, one store each, in the shape of each dialect. */
export const apiNames = Object.keys(sources) as ApiName[];

export interface ApiOptions {
  token?: string;
  introspection?: boolean;
  port?: number;
  /** Called with each request before it is answered, so that a test may hold it back. */
  before?: (request: Request) => Promise<void> | void;
}

export interface Api {
  schema: GraphQLSchema;
  introspection: IntrospectionQuery;
  store: Store;
  /** The documents that were sent, in order. */
  requests: { query: string; variables: Record<string, unknown> }[];
  /** Answers as a server would, whatever the address. */
  fetch: typeof fetch;
}

/** An API in this process. */
export function createApi(name: ApiName, { token, introspection = true, before }: ApiOptions = {}): Api {
  const store = createStore();
  const { typeDefs, resolvers } = sources[name](store);
  const schema = createSchema({ typeDefs, resolvers });
  const requests: Api['requests'] = [];
  const yoga = createYoga({
    schema,
    logging: false,
    landingPage: false,
    graphiql: false,
    plugins: [
      {
        onRequestParse: () => ({
          onRequestParseDone: ({ requestParserResult }) => {
            const asked = [requestParserResult].flat()[0];
            requests.push({ query: asked?.query ?? '', variables: asked?.variables ?? {} });
          },
        }),
        async onRequest(asked) {
          const { request } = asked;
          await before?.(request);
          if (token === undefined || request.headers.get('authorization') === `Bearer ${token}`) return;
          const refused = new GraphQLError('A token is needed.', { extensions: { code: 'UNAUTHENTICATED' } });
          asked.endResponse(Response.json({ errors: [refused.toJSON()] }, { status: 401 }));
        },
        onValidate({ addValidationRule }: { addValidationRule: (rule: typeof NoSchemaIntrospectionCustomRule) => void }) {
          if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
        },
      },
    ],
  });
  const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
    init?.signal?.throwIfAborted();
    const { signal, ...rest } = init ?? {};
    const answered = Promise.resolve(yoga.fetch('http://api.example/graphql', rest));
    if (!signal) return answered;
    return Promise.race([
      answered,
      new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
    ]);
  };
  servers.set(answer, () => createServer(yoga));
  const introspected = introspections.get(name) ?? introspectionFromSchema(schema);
  introspections.set(name, introspected);
  return { schema, introspection: introspected, store, requests, fetch: answer };
}

const introspections = new Map<ApiName, IntrospectionQuery>();

const servers = new WeakMap<object, () => Server>();

export interface RunningApi extends Api {
  url: string;
  stop(): Promise<void>;
}

/** An API at an address of its own. */
export async function startApi(name: ApiName, asked: ApiOptions = {}): Promise<RunningApi> {
  const api = createApi(name, asked);
  const server = servers.get(api.fetch)?.() ?? createServer();
  await new Promise<void>((resolve) => server.listen(asked.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...api,
    url: `http://127.0.0.1:${port}/graphql`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
