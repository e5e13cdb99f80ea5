import { ApolloClient, ApolloLink, HttpLink, Observable, type ApolloCache, type NormalizedCacheObject } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import type { DataProvider } from 'ra-core';
import buildDataProvider, { type BuildQuery } from 'ra-data-graphql';
import { csrf as csrfCookie, endpoint } from './ask.ts';
import { NoCache } from './noCache.ts';
import { keyIn } from './idempotency.ts';
import { printText } from './textDocument.ts';

export interface RegionProviderOptions {
  buildQuery: BuildQuery;
  fetch?: typeof fetch;
  csrf?: () => string | undefined;
  /** Where the calls of a region go. @default the platform's own address */
  address?: (region: string) => string;
  /** Of another API part of an answer is one, too. */
  foreign?: object | undefined;
}

/** ra-data-graphql's builder on an Apollo client of one region; it keeps nothing and never joins two equal requests. */
export function regionProvider(
  region: string,
  { buildQuery, fetch, csrf = csrfCookie, address = endpoint, foreign }: RegionProviderOptions,
): DataProvider {
  const send: typeof globalThis.fetch = (to, init) => {
    const token = csrf();
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...(token && { 'x-csrf-token': token }) };
    return (fetch ?? globalThis.fetch)(to, { ...init, headers });
  };
  const client = new ApolloClient({
    cache: new NoCache() as unknown as ApolloCache<NormalizedCacheObject>,
    // With deduplication, aborting one of two equal lists would kill the other.
    queryDeduplication: false,
    link: ApolloLink.from([
      errorsAsResults,
      keyAsHeader,
      // Without includeUnusedVariables Apollo would strip every variable: a text document declares none that it can see.
      new HttpLink({ uri: address(region), credentials: 'same-origin', fetch: send, print: printText, includeUnusedVariables: true }),
    ]),
  });
  return buildDataProvider({
    client,
    introspection: false,
    buildQuery: () => buildQuery,
    query: () => ({ fetchPolicy: 'no-cache', ...(foreign && { errorPolicy: 'all' }) }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  });
}

/** A 4xx or 5xx answer with a GraphQL body becomes an ordinary result, so that its codes are not lost. */
const errorsAsResults = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => observer.next(result),
        complete: () => observer.complete(),
        error: (fault: { statusCode?: number; result?: { errors?: GraphQLFormattedError[] } }) => {
          if (!fault.result?.errors) return observer.error(fault);
          const code = codes[fault.statusCode ?? 0];
          const errors = fault.result.errors.map((error) => (code ? { ...error, extensions: { code, ...error.extensions } } : error));
          observer.next({ ...fault.result, errors });
          observer.complete();
        },
      }),
    ),
);

/** What a status says where the body does not. */
const codes: Record<number, string | undefined> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

/** Adds the idempotency key of operations that have one. */
const keyAsHeader = new ApolloLink((operation, forward) => {
  const key = keyIn(operation.variables);
  if (key) operation.setContext({ headers: { 'idempotency-key': key } });
  return forward(operation);
});
