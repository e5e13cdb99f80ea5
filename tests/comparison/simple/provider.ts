import buildSimpleProvider from 'ra-data-graphql-simple';
import type { ApolloClient } from '@apollo/client';
import type { IntrospectionSchema } from 'graphql';
import type { DataProvider } from 'react-admin';

/** The data provider of an API that follows the conventions of ra-data-graphql-simple; the API's schema is shipped to the browser, or read there. */
export const createSimpleProvider = (client: ApolloClient<unknown>, schema: IntrospectionSchema): Promise<DataProvider> =>
  Promise.resolve(buildSimpleProvider({ client, introspection: { schema } }));
