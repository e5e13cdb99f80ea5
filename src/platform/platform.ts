import type { Server } from 'node:http';
import type { DestinationStream, Logger } from 'pino';
import { createAdmission } from './admission/admission.ts';
import { createKeyLimits } from './admission/keyLimits.ts';
import type { Settings } from './context.ts';
import { learnSecrets } from './database/secret.ts';
import { createStores } from './database/stores.ts';
import type { Store, Stores } from './database/stores.ts';
import { createApp } from './http/app.ts';
import { bindContract, contractText } from './http/contract.ts';
import type { TypeResolvers } from './http/contract.ts';
import { createAllowList } from './http/documents.ts';
import { shareDocuments } from './http/sharedDocuments.ts';
import { createGraphQLHandler } from './http/graphqlHandler.ts';
import { createGraphQL } from './http/graphql.ts';
import { createLog } from './http/log.ts';
import { createNodeServer, fetchThrough } from './http/node.ts';
import type { Route } from './http/message.ts';
import { createPrincipals } from './http/principals.ts';
import type { Session } from './http/session.ts';
import { shareForgetting } from './http/sharedForgetting.ts';
import { createIds } from './ids.ts';
import { createWatching } from './live/watching.ts';
import { createReporter } from './reporting/reporter.ts';
import { createTracing } from './tracing/tracing.ts';
import type { Operation } from './operation.ts';

export interface Services {
  operations: readonly Operation[];
  types?: TypeResolvers;
  loadSession: (token: string, platform: Tools) => Promise<Session | null>;
  /** Session of the API key in an `Authorization` header. */
  loadApiKey?: (text: string, platform: Tools) => Promise<Session | null>;
  noteUse?: (session: Session, platform: Tools, rights: readonly string[]) => Promise<void>;
  routes?: (platform: Tools) => Route[];
  onOpen?: (store: Store, isNew: boolean, platform: Tools) => Promise<void>;
  start?: (platform: Tools) => () => Promise<void>;
}

export interface Tools {
  settings: Settings;
  stores: Stores;
  now: () => Date;
  newId: () => string;
  log: Logger;
  /** Version of the program. */
  version: string;
  forget: (identityId: string | 'all') => void;
  sessionOf: (token: string | undefined) => Promise<Session | null>;
}

export interface PlatformOptions {
  services: Services;
  clock?: () => Date;
  log?: Logger;
  logTo?: DestinationStream;
  version?: string;
  contract?: string;
  /** SHA-256 of accepted documents, outside a demo. */
  documents?: readonly string[];
  /** Lets users who are signed in read the schema. @default in a demo */
  introspection?: boolean;
}

export interface Platform extends Tools {
  fetch(request: Request): Promise<Response>;
  createServer(): Server;
  stop: () => void;
  close(): Promise<void>;
}

/** Composes the platform; reads no environment and opens no port. */
export function createPlatform(input: Settings, options: PlatformOptions): Platform {
  const { services, clock: now = () => new Date(), version = '0.0.0' } = options;
  const { sentryDsn: dsn, sentryEnvironment: environment } = input;
  const reporter = dsn === undefined ? undefined : createReporter({ dsn, release: version, now, ...(environment && { environment }) });
  const log = options.log ?? createLog(input.logLevel, options.logTo, reporter?.report);
  const contract = bindContract(options.contract ?? contractText(), services.operations, services.types);
  const settings = { ...input };
  const tracing = createTracing(settings, { version, log });
  let stopping = false;
  const stores = createStores({
    ...settings,
    log,
    onOpen: async (store, isNew) => {
      if (store.kind === 'identity') {
        await learnSecrets(store, settings, now());
        await allowList?.opened(store);
      }
      await services.onOpen?.(store, isNew, tools);
      await watching.attach(store);
    },
  });
  const { documents } = settings.demo ? {} : options;
  const allowList = documents && shareDocuments(createAllowList(documents), documents, { stores, now, log });
  const remembered = createPrincipals({
    load: (token) => services.loadSession(token, tools),
    now,
    isConnected: () => shared.isConnected(),
  });
  const keys = createPrincipals({
    load: async (text) => (await services.loadApiKey?.(text, tools)) ?? null,
    now,
    isConnected: () => shared.isConnected(),
  });
  const watching = createWatching({
    ...{ stores, log, access: contract.access, sessionOf: remembered.of },
    ...{ alone: !settings.databases, most: settings.liveConnections },
  });
  const forgetting = {
    forget: (identityId: string | 'all') => {
      remembered.forget(identityId);
      keys.forget(identityId);
      watching.forget(identityId);
    },
  };
  const shared = shareForgetting(forgetting, stores, log, !settings.databases);
  const principals = { of: remembered.of, forget: shared.forget };
  const tools: Tools = { settings, stores, now, newId: createIds(now), log, version, forget: principals.forget, sessionOf: principals.of };
  const execute = createGraphQL({
    contract,
    log,
    introspection: options.introspection ?? settings.demo,
    ...(allowList && { allowList }),
  });
  const admission = createAdmission({ settings, stores });
  const door = createGraphQLHandler({
    ...tools,
    principals,
    apiKeys: { of: (ip, text) => admission.key(ip, text, keys.of), admit: createKeyLimits({ settings, stores }) },
    execute,
    admit: admission.operation,
    watching,
    used: async (session, rights) => services.noteUse?.(session, tools, rights),
  });
  const routes = services.routes?.(tools) ?? [];
  const app = createApp({
    settings,
    stores,
    log,
    version,
    handleGraphQL: door,
    routes,
    admit: admission.route,
    stopping: () => stopping,
    liveConnections: watching.count,
    tracing,
  });
  const start = () => services.start?.(tools);
  const endWork = tracing ? tracing.jobs(start) : start();
  return {
    ...tools,
    fetch: (request) => fetchThrough(app.handle, request),
    createServer: () => createNodeServer(app.handle, settings.trustedProxies),
    stop: () => {
      stopping = true;
      watching.end();
    },
    close: async () => {
      stopping = true;
      watching.end();
      await watching.stop();
      await endWork?.();
      await shared.stop();
      await allowList?.close();
      await stores.close();
      app.close();
      await tracing?.close();
      await reporter?.close();
    },
  };
}
