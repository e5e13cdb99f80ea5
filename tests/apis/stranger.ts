import { introspectionFromSchema, parse, validate } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { ConsoleProvider } from '../../src/engine/client/dataProvider.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { operationsOf } from '../../src/engine/compile/generate/documents.ts';
import { createCatalogue, type Catalogue } from '../../src/engine/compile/infer/catalogue.ts';
import type { OpenedResource } from '../../src/engine/compile/infer/open.ts';
import type { Plan } from '../../src/engine/plan/Plan.ts';
import { providerOf } from './opened.ts';
import type { ApiSource } from './source.ts';

export interface Stranger {
  catalogue: Catalogue;
  provider: ConsoleProvider;
  requests: { query: string; variables: Record<string, unknown> }[];
  providerOf(plans: readonly Plan[]): ConsoleProvider;
  /** A provider whose requests may be answered by somebody else. */
  over(answering: (answer: () => Promise<Response>) => Promise<Response> | Response): ConsoleProvider;
  open(name: string): OpenedResource & { plan: Plan };
}

/** An API that follows no dialect's test server, with its inferred console; every inferred document is valid. */
export function stranger(typeDefs: string, resolvers: ApiSource['resolvers'] = {}, declared: Declaration[] = []): Stranger {
  const schema = createSchema({ typeDefs, resolvers });
  const introspection = introspectionFromSchema(schema);
  const catalogue = createCatalogue(introspection, {
    declared: declared.map((declaration) => ({ file: `${declaration.name}.ts`, declaration })),
  });
  const plans = catalogue.entries.flatMap(({ name }) => catalogue.open(name)?.plan ?? []);
  for (const { text } of operationsOf(plans)) {
    const errors = validate(schema, parse(text));
    if (errors.length > 0) throw new Error(`${errors.join('; ')}: ${text}`);
  }
  const requests: Stranger['requests'] = [];
  const yoga = createYoga({ schema, logging: false, landingPage: false, graphiql: false, maskedErrors: false });
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    const { signal: _signal, ...rest } = init;
    requests.push(JSON.parse(String(init.body)) as Stranger['requests'][number]);
    return yoga.fetch('http://api.example/graphql', rest);
  };
  const asking = (those: readonly Plan[]): ConsoleProvider =>
    providerOf(Object.fromEntries(those.map((plan) => [plan.name, plan])), { fetch });
  return {
    catalogue,
    provider: asking(plans),
    providerOf: asking,
    over: (answering) =>
      providerOf(Object.fromEntries(plans.map((plan) => [plan.name, plan])), {
        fetch: async (address: unknown, init?: RequestInit) => answering(() => fetch(address, init)),
      }),
    requests,
    open(name) {
      const resource = catalogue.open(name);
      if (resource?.plan === undefined) throw new Error(`${name} does not open: ${JSON.stringify(resource ?? catalogue.unsupported)}`);
      return { ...resource, plan: resource.plan };
    },
  };
}
