import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { openApi } from '../engine/server/api.ts';
import { readDeclared, readWrittenFor, type LoadModule } from '../engine/server/declared.ts';
import { endpointOf, headerOf, type Headers } from '../engine/server/headers.ts';
import { readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections } from '../engine/server/kept.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { portOf, UsageError } from './apiArguments.ts';
import { signInWay, type SignInWay } from './auth.ts';
import type { ConsoleConfig } from './config.ts';

export const configFile = 'console.config.ts';

/** A user's folder with a configuration, its paths made absolute. */
export interface ConsoleProject {
  root: string;
  endpoint: string;
  headers: Headers;
  schema?: string;
  resources: string;
  app?: string;
  brand: string;
  port: number;
  dialect?: ConsoleConfig['dialect'];
  readOnly: boolean;
  way?: SignInWay;
  isStatic: boolean;
  data: string;
  vite: NonNullable<ConsoleConfig['vite']>;
}

export async function readProject(root: string, load: LoadModule): Promise<ConsoleProject> {
  const file = join(root, configFile);
  if (!existsSync(file))
    throw new UsageError(`There is no ${configFile} here. Write one: npx graphql-admin-console init https://api.example/graphql`);
  const { default: config } = (await load(file)) as { default?: Partial<ConsoleConfig> };
  if (typeof config?.endpoint !== 'string')
    throw new UsageError(`${configFile} has no endpoint: it exports defineConfig({ endpoint: 'https://api.example/graphql' }) as default.`);
  const {
    endpoint,
    headers = {},
    schema,
    resources = 'console',
    app,
    brand = 'Console',
    port = 4400,
    readOnly = false,
    auth,
    static: isStatic = false,
    dialect,
    data,
    vite = {},
  } = config;
  const folder = resolve(root, resources);
  const page = app === undefined ? join(folder, 'app.tsx') : resolve(root, app);
  if (app !== undefined && !existsSync(page)) throw new UsageError(`${configFile}: there is no ${app}.`);
  const way = signInWay(auth);
  return {
    ...{ root, endpoint: endpointOf(endpoint), headers: headersIn(headers), resources: folder, brand, port: portOf(port), readOnly, vite },
    isStatic,
    ...(way && { way }),
    ...(schema !== undefined && { schema: resolve(root, schema) }),
    ...(existsSync(page) && { app: page }),
    ...(dialect && { dialect }),
    data: data === undefined ? cacheFolder() : resolve(root, data),
  };
}

function headersIn(headers: Readonly<Record<string, string | undefined>>): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      // A missing environment variable would otherwise be sent as the word “undefined”.
      if (value === undefined || /\bundefined\b/.test(value))
        throw new UsageError(`${configFile}: the header ${name} has no value. Is an environment variable missing?`);
      return headerOf(`${name}: ${value}`);
    }),
  );
}

export const cacheFolder = (): string => join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'graphql-admin-console');

/** Asks the API for its schema and compiles the declarations. */
export async function openProject(project: ConsoleProject, load: LoadModule): Promise<Api> {
  const { endpoint, headers, schema, resources, dialect, data, readOnly } = project;
  const exists = existsSync(resources);
  const { located, forms } = exists ? await readDeclared(resources, load) : { located: [], forms: {} };
  return openApi({
    ...{ endpoint, headers, declared: located, forms, adjust: dialect, readOnly, kept: keptIntrospections(data) },
    writtenFor: exists ? readWrittenFor(resources) : undefined,
    ...(schema !== undefined && { schema: readSchemaFile(schema) }),
  });
}

/** Path as a user in this folder would type it. */
export const shownPath = (path: string, root = process.cwd()): string => relative(root, path) || '.';
