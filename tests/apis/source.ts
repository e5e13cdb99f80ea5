import type { createSchema } from 'graphql-yoga';

/** An API as text and resolvers over one store. */
export interface ApiSource {
  typeDefs: string;
  resolvers: NonNullable<Parameters<typeof createSchema>[0]['resolvers']>;
}
