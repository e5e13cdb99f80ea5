import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openApi } from '../engine/server/api.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { readDeclared, readWrittenFor } from '../engine/server/declared.ts';
import { endpointOf } from '../engine/server/headers.ts';
import { misfitText } from '../engine/compile/problems.ts';
import { readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections } from '../engine/server/kept.ts';
import { createNodeServer } from '../platform/http/node.ts';
import { apiOptions, headersOf, readArguments, messageOf, UsageError } from './apiArguments.ts';
import { createConsoleServer } from './consoleServer.ts';

/** Starts the console of an API and returns its address; exits with a message on failure. */
export async function startConsole(args: string[]): Promise<string> {
  try {
    const { values } = readArguments({ args, options }, usage);
    if (values.endpoint === undefined) throw new UsageError(usage);
    const { located, forms } = values.resources === undefined ? { located: [], forms: {} } : await readDeclared(values.resources);
    const api = await openApi({
      endpoint: endpointOf(values.endpoint),
      headers: headersOf(values.header),
      declared: located,
      forms,
      writtenFor: values.resources === undefined ? undefined : readWrittenFor(values.resources),
      kept: keptIntrospections(values.data ?? at('data/introspection')),
      ...(values.schema !== undefined && { schema: readSchemaFile(values.schema) }),
    });
    const port = Number(values.port ?? 4400);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('A port is a number up to 65535.');
    const address = await listen(api, values.brand ?? 'Console', port);
    process.stdout.write(welcome(api, address));
    return address;
  } catch (fault) {
    process.stderr.write(`${explained(fault)}\n`);
    process.exit(1);
  }
}

/** Listens on loopback only: whoever reaches it may do what the `--header`s may. */
async function listen(api: Api, brand: string, requested: number): Promise<string> {
  const assets = at('dist/any');
  let handle = createConsoleServer({ api, brand, assets, port: requested });
  const server = createNodeServer((incoming) => handle(incoming));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(requested, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  if (port !== requested) handle = createConsoleServer({ api, brand, assets, port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  return `http://localhost:${port}`;
}

const options = { ...apiOptions, port: { type: 'string' }, brand: { type: 'string' }, data: { type: 'string' } } as const;

const usage = `npm run console -- --endpoint URL [options]
  --schema FILE       SDL or an introspection as JSON, where the API does not say what it is made of
  --header 'K: V'     sent with every call; may be given several times. Nobody sees it in the page
  --resources DIR     declarations (*.ts) and their forms, in place of what would be inferred of the same types
  --port N            the console's own port (4400)
  --brand NAME        what the console is called
  --data DIR          where introspections are kept (data/introspection)`;

function welcome({ host, own, fromKept, away }: Api, address: string): string {
  const lines = [`\n  ${address}  the console of ${host}\n`];
  if (away !== undefined) lines.push(`  ${away} The page says so, and opens as soon as it answers.`);
  else if (!own) lines.push('  It wants to know who asks: enter a token in the page, or pass --header.');
  else {
    const { entries, dialect, evidence } = own.catalogue;
    lines.push(`  ${entries.length} resources, in the dialect “${dialect.name}”: ${evidence.join(' ')}`);
    lines.push('  “Not shown” at the foot of the menu says what of the API is on no page, and why.');
    if (fromKept) lines.push(`  ${host} does not answer: this is what it said another time.`);
    for (const drifted of own.drifted) lines.push(`  ${misfitText(drifted)}`);
  }
  return `${lines.join('\n')}\n\n`;
}

function explained(fault: unknown): string {
  if ((fault as NodeJS.ErrnoException).code === 'EADDRINUSE') return 'The port is in use: choose another one with --port.';
  return messageOf(fault) ?? `The console could not start: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`;
}

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
