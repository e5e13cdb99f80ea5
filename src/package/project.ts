import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { nearest } from '../engine/compile/nearest.ts';
import { openApi } from '../engine/server/api.ts';
import { readDeclared, readWrittenFor, type LoadModule } from '../engine/server/declared.ts';
import { endpointOf, headerOf, type Headers } from '../engine/server/headers.ts';
import { readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections } from '../engine/server/kept.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { portOf, UsageError } from './apiArguments.ts';
import { signInWay, type SignInWay } from './auth.ts';
import { registeredNames } from './registered.ts';
import { staticAuth } from './staticAuth.ts';
import type { Dialect } from '../engine/dialects/Dialect.ts';
import type { ConsoleConfig, NamedEndpoint } from './config.ts';

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
  dialect?: Partial<Dialect>;
  readOnly: boolean;
  way?: SignInWay;
  isStatic: boolean;
  data: string;
  vite: NonNullable<ConsoleConfig['vite']>;
}

/** `api` is one of the configuration's endpoints. */
export async function readProject(root: string, load: LoadModule, api?: string): Promise<ConsoleProject> {
  const file = join(root, configFile);
  if (!existsSync(file))
    throw new UsageError(`There is no ${configFile} here. Write one: npx graphql-admin-console init https://api.example/graphql`);
  const { default: config } = (await load(file)) as { default?: Partial<ConsoleConfig> };
  refuseUnknown(config ?? {});
  const chosen = chosenApi(config, api);
  const {
    headers = {},
    schema,
    resources = 'console',
    app,
    brand = 'Console',
    port = 4400,
    readOnly = false,
    auth,
    static: isStatic = false,
    data,
    vite = {},
  } = config ?? {};
  const dialect = config && dialectIn(config);
  const folder = resolve(root, resources);
  const page = app === undefined ? join(folder, 'app.tsx') : resolve(root, app);
  if (app !== undefined && !existsSync(page)) throw new UsageError(`${configFile}: there is no ${app}.`);
  const way = signInWay(auth);
  const project: ConsoleProject = {
    ...{ root, endpoint: endpointOf(chosen.endpoint), headers: headersIn(chosen.headers ?? headers), resources: folder, readOnly, vite },
    // People see where they are before they change something.
    ...{ brand: chosen.name === undefined ? brand : `${brand} (${chosen.name})`, port: portOf(port) },
    isStatic,
    ...(way && { way }),
    ...(schema !== undefined && { schema: resolve(root, schema) }),
    ...(existsSync(page) && { app: page }),
    ...(dialect && { dialect }),
    data: data === undefined ? cacheFolder() : resolve(root, data),
  };
  // Refused by every command: nobody should learn only at the build that pages can't have it.
  if (isStatic) staticAuth(project);
  return project;
}

/** The option adds to the configuration: what refuses mutations there isn't undone by a command. */
export const asReadOnly = (project: ConsoleProject, option = false): ConsoleProject => ({
  ...project,
  readOnly: project.readOnly || option,
});

/** A misspelt `readOnly` would leave every mutation open. */
function refuseUnknown(config: Partial<ConsoleConfig>): void {
  const unknown = Object.keys(config).find((name) => !Object.hasOwn(settings, name));
  if (unknown === undefined) return;
  const meant = nearest(unknown, Object.keys(settings));
  throw new UsageError(`${configFile}: there is no setting “${unknown}”${meant === undefined ? '' : `: did you mean “${meant}”?`}`);
}

const settings: Readonly<Record<keyof ConsoleConfig, true>> = {
  ...{ endpoint: true, endpoints: true, headers: true, auth: true, static: true, schema: true, resources: true, app: true, brand: true },
  ...{ port: true, dialect: true, scalars: true, readOnly: true, data: true, vite: true },
};

function chosenApi(config: Partial<ConsoleConfig> | undefined, api: string | undefined): NamedEndpoint & { name?: string } {
  const { endpoint, endpoints = {} } = config ?? {};
  const names = Object.keys(endpoints);
  const name = api ?? (endpoint === undefined ? names[0] : undefined);
  const named = name === undefined || !Object.hasOwn(endpoints, name) ? undefined : endpoints[name];
  if (named) return { ...named, name: name ?? '' };
  if (name !== undefined) throw new UsageError(`${configFile} has no endpoint “${name}”: it has ${names.join(', ') || 'only one'}.`);
  if (typeof endpoint === 'string') return { endpoint };
  throw new UsageError(`${configFile} has no endpoint: it exports defineConfig({ endpoint: 'https://api.example/graphql' }) as default.`);
}

/** Scalars are a part of the dialect. */
function dialectIn({ dialect, scalars = {} }: Partial<ConsoleConfig>): Partial<Dialect> | undefined {
  const entries = Object.entries(scalars);
  if (entries.length === 0) return dialect;
  const kinds = entries.flatMap(([name, { kind }]) => (kind === undefined ? [] : [[name, kind] as const]));
  const widgets = entries.flatMap(([name, { widget }]) => (widget === undefined ? [] : [[name, widget] as const]));
  return {
    ...dialect,
    scalars: { ...dialect?.scalars, ...Object.fromEntries(kinds) },
    scalarWidgets: { ...dialect?.scalarWidgets, ...Object.fromEntries(widgets) },
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
  const { endpoint, headers, schema, resources, dialect, data, readOnly, app } = project;
  const exists = existsSync(resources);
  const { located, forms } = exists ? await readDeclared(resources, load) : { located: [], forms: {} };
  return openApi({
    ...{ endpoint, headers, declared: located, forms, adjust: dialect, readOnly, kept: keptIntrospections(data) },
    registered: registeredNames(app),
    writtenFor: exists ? readWrittenFor(resources) : undefined,
    ...(schema !== undefined && { schema: readSchemaFile(schema) }),
  });
}

/** Path as a user in this folder would type it. */
export const shownPath = (path: string, root = process.cwd()): string => relative(root, path) || '.';
