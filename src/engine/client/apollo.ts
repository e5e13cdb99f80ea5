// What `@apollo/client` is aliased to (vite.config.ts, vitest.config.ts): the few names that ra-data-graphql and the client use.
// The package's own index drags React bindings, the normalised cache and the GraphQL parser into the bundle (stack.md, point 4).
export { ApolloClient } from '@apollo/client/core/ApolloClient.js';
export { ApolloLink } from '@apollo/client/link/core/ApolloLink.js';
export { HttpLink } from '@apollo/client/link/http/HttpLink.js';
export { Observable } from '@apollo/client/utilities/observables/Observable.js';
export { NoCache as InMemoryCache } from './noCache.ts';

/** Parsing is the compiler's work: the browser sends ready texts only. */
export const gql = (): never => {
  throw new Error('The browser holds no GraphQL parser: documents come from src/generated.');
};
