import { fileURLToPath } from 'node:url';
import { GraphQLObjectType, buildSchema } from 'graphql';
import { withoutExtensions } from '../../src/engine/compile/contract.ts';
import { contractText } from '../../src/platform/http/contract.ts';
import { createPlatform, type Platform, type Services } from '../../src/platform/platform.ts';
import type { Settings } from '../../src/platform/context.ts';
import { createServices } from '../../src/platform/services/index.ts';
import { readSettings } from '../../src/platform/settings/read.ts';

/** A platform that has only what the specifications describe, and tells nobody its schema. */
export function createContractPlatform(settings: Settings, options: Options = { services: createServices({}) }): Platform {
  const contract = withoutExtensions(contractText());
  return createPlatform(settings, { ...options, services: servicesWithin(contract, options.services), contract, introspection: false });
}

type Options = Parameters<typeof createPlatform>[1];

function servicesWithin(contract: string, all: Services): Services {
  const schema = buildSchema(contract);
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : [];
  };
  const offered = new Set([...fieldsOf('Query'), ...fieldsOf('Mutation')]);
  const { operations, types = {}, ...services } = all;
  const left = Object.entries(types).flatMap(([name, resolvers]) => {
    const fields = new Set(fieldsOf(name));
    return fields.size > 0 ? [[name, Object.fromEntries(Object.entries(resolvers).filter(([field]) => fields.has(field)))]] : [];
  });
  return { ...services, operations: operations.filter(({ name }) => offered.has(name)), types: Object.fromEntries(left) as typeof types };
}

/** As a process of its own, for journeys. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const settings = readSettings(process.env);
  const platform = createContractPlatform(settings);
  await platform.stores.identity();
  const server = platform.createServer().listen(settings.port);
  process.once('SIGTERM', () => {
    platform.stop();
    server.closeAllConnections();
    server.close(() => void platform.close().then(() => process.exit(0)));
  });
}
