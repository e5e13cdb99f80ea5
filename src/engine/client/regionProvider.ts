import { ApolloError } from '@apollo/client/errors';
import { setContext } from '@apollo/client/link/context';
import { ApolloLink, execute, type GraphQLRequest } from '@apollo/client/link/core';
import { onError } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { fromError, toPromise } from '@apollo/client/link/utils';
import { Observable } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import type { DataProvider } from 'ra-core';
import buildDataProvider, { type BuildQuery } from 'ra-data-graphql';
import { csrf as csrfCookie, endpoint } from './ask.ts';
import { statuses, type GraphQLAnswerError } from './errors.ts';
import { keyIn } from './idempotency.ts';
import { printText } from './textDocument.ts';

export interface RegionProviderOptions {
  buildQuery: BuildQuery;
  fetch?: typeof fetch;
  /** Awaited before each request, such as the renewal of an expired session. */
  ready?: () => Promise<unknown>;
  csrf?: () => string | undefined;
  /** GraphQL address of a region. @default the platform's own */
  address?: (region: string) => string;
  /** Another API: a response may hold both data and errors. */
  externalApi?: object | undefined;
}

/** ra-data-graphql's provider for one region, over a chain of Apollo links. TanStack Query is the only cache, so no Apollo cache exists. */
export function regionProvider(
  region: string,
  { buildQuery, fetch, ready, csrf = csrfCookie, address = endpoint, externalApi }: RegionProviderOptions,
): DataProvider {
  const headers = setContext(async ({ variables = {} }) => {
    await ready?.();
    const [token, key, language] = [csrf(), keyIn(variables), globalThis.document?.documentElement.lang];
    const named = { ...(token && { 'x-csrf-token': token }), ...(key && { 'idempotency-key': key }) };
    // The language of the page: the user may have chosen another than the browser's.
    return { headers: { ...named, ...(language && { 'accept-language': language }) } };
  });
  // A text document declares no variables that HttpLink could see, so none counts as unused.
  const http = new HttpLink({
    uri: address(region),
    credentials: 'same-origin',
    print: printText,
    includeUnusedVariables: true,
    ...(fetch && { fetch }),
  });
  const link = ApolloLink.from([retries, externalApi ? errorsAsResults : errorsAsFaults, headers, http]);
  return buildDataProvider({ client: clientOf(link), introspection: false, buildQuery: () => buildQuery });
}

type Request = Omit<GraphQLRequest, 'query'> & ({ query: DocumentNode } | { mutation: DocumentNode });

/** The two methods of ApolloClient that ra-data-graphql calls. */
function clientOf(link: ApolloLink): never {
  const request = async ({ variables = {}, context = {}, ...document }: Request) => {
    const query = 'query' in document ? document.query : document.mutation;
    try {
      return await toPromise(execute(link, { query, variables, context }));
    } catch (fault) {
      throw fault instanceof ApolloError ? fault : new ApolloError({ networkError: fault as Error });
    }
  };
  return { query: request, mutate: request } as never;
}

/** Retries an idempotent mutation twice (specification 2 §7 “Tried up to 3 times”). TanStack Query retries reads. */
const retries = new RetryLink({
  delay: (count) => 500 * count,
  attempts: (count, { variables }, fault: unknown) => count < 3 && keyIn(variables) !== undefined && isUnanswered(fault),
});

/** No response, a gateway without one, or the attempt before is still in progress. */
function isUnanswered(fault: unknown): boolean {
  const { graphQLErrors, statusCode = 0 } = fault as { graphQLErrors?: GraphQLAnswerError[]; statusCode?: number };
  const { code = '', reason } = graphQLErrors?.[0]?.extensions ?? {};
  return reason === 'IN_PROGRESS' || unanswered.has(graphQLErrors ? (statuses[code] ?? 500) : statusCode);
}

const unanswered = new Set([0, 502, 503, 504]);

/** Rejects with the GraphQL errors of a response, whatever its status. */
const errorsAsFaults = onError(
  ({ graphQLErrors, networkError }) =>
    graphQLErrors && fromError(new ApolloError({ graphQLErrors: withCode(graphQLErrors, networkError) })),
);

/** Turns a 4xx or 5xx with a GraphQL body into a result, which the reader of the response validates. */
const errorsAsResults = onError(({ graphQLErrors, networkError }) => {
  if (!networkError || !graphQLErrors) return undefined;
  return Observable.of({ ...(networkError as { result?: object }).result, errors: withCode(graphQLErrors, networkError) });
});

type Errors = NonNullable<Parameters<Parameters<typeof onError>[0]>[0]['graphQLErrors']>;

/** Adds the code that a status implies, where the body has none. */
function withCode(errors: Errors, fault: unknown): Errors {
  const code = codes[(fault as { statusCode?: number } | undefined)?.statusCode ?? 0];
  return code ? errors.map((error) => ({ ...error, extensions: { code, ...error.extensions } })) : errors;
}

const codes: Record<number, string | undefined> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };
