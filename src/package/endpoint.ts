import { openApi } from '../engine/server/api.ts';
import { readDeclared, readWrittenFor, type LoadModule } from '../engine/server/declared.ts';
import { endpointOf } from '../engine/server/headers.ts';
import { readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections } from '../engine/server/kept.ts';
import { apiOptions, headersOf, portOf, readArguments, UsageError } from './apiArguments.ts';
import { signInWay, type Auth } from './auth.ts';
import { registeredNames } from './registered.ts';
import { explained, serve, welcome } from './serve.ts';

export interface Installation {
  /** Name of the command in its usage. */
  command: string;
  /** Folder of the built page. */
  assets: string;
  /** Folder for schemas, unless `--data` names another. */
  data: string;
  load?: LoadModule;
}

/** Starts the console of an address and returns its own address; exits with a message on failure. */
export async function serveEndpoint(args: string[], { command, assets, data, load }: Installation): Promise<string> {
  const usage = usageOf(command);
  try {
    const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
    const endpoint = values.endpoint ?? positionals[0];
    if (endpoint === undefined || positionals.length > 1) throw new UsageError(usage);
    const { located, forms } = values.resources === undefined ? { located: [], forms: {} } : await readDeclared(values.resources, load);
    const way = signInWay(authOf(values));
    const api = await openApi({
      endpoint: endpointOf(endpoint),
      headers: headersOf(values.header),
      declared: located,
      forms,
      registered: registeredNames(undefined),
      writtenFor: values.resources === undefined ? undefined : readWrittenFor(values.resources),
      kept: keptIntrospections(values.data ?? data),
      readOnly: values['read-only'] ?? false,
      ...(values.schema !== undefined && { schema: readSchemaFile(values.schema) }),
    });
    const port = portOf(values.port ?? 4400);
    const address = await serve({ api, brand: values.brand ?? 'Console', assets, port, way });
    process.stdout.write(welcome(api, address, way, values.resources));
    return address;
  } catch (fault) {
    process.stderr.write(`${explained(fault)}\n`);
    process.exit(1);
  }
}

const text = { type: 'string' } as const;
const own = { port: text, brand: text, data: text, 'read-only': { type: 'boolean' } } as const;
const options = { ...apiOptions, ...own, cookie: { ...text, multiple: true }, oidc: text, 'client-id': text } as const;

interface AuthOptions {
  cookie?: string[] | undefined;
  oidc?: string | undefined;
  'client-id'?: string | undefined;
}

function authOf({ cookie, oidc, 'client-id': clientId }: AuthOptions): Auth | undefined {
  if ((oidc === undefined) !== (clientId === undefined) || (oidc !== undefined && cookie))
    throw new UsageError('--oidc needs --client-id, and stands alone.');
  if (oidc !== undefined && clientId !== undefined) return { oidc: { authority: oidc, clientId } };
  return cookie && { cookie };
}

const usageOf = (command: string) => `${command} URL [options]
  --schema FILE       SDL or an introspection as JSON, for an API with introspection off
  --header 'K: V'     sent with every call; may be given several times. Nobody sees it in the page
  --cookie NAME       forwards this cookie of the browser; may be given several times
  --oidc URL          users sign in at this OpenID Connect provider
  --client-id ID      the console's name at the provider
  --resources DIR     declarations (*.ts) and their forms, in place of what would be inferred for the same types
  --port N            the console's own port (4400)
  --brand NAME        name of the console
  --read-only         refuses every mutation
  --data DIR          where schemas are kept`;
