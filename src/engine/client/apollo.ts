// Stands in for `@apollo/client` in ra-data-graphql (vite.config.ts), which imports these names and uses none of them when it is given a client
// and no introspection. The package's own index brings React bindings, the normalised cache and the GraphQL parser: 40 kB.
const unused = (): never => {
  throw new Error('ra-data-graphql is given its client, and introspects nothing.');
};

export { unused as ApolloClient, unused as HttpLink, unused as InMemoryCache, unused as gql };
