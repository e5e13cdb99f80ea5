import { execFile } from 'node:child_process';
import cluster from 'node:cluster';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FolderInUse } from '../platform/database/lock.ts';
import { MigrationError } from '../platform/database/migrationError.ts';
import { SecretError } from '../platform/database/secret.ts';
import { logFailure } from '../platform/database/outage.ts';
import { knownDocuments, sentDocuments } from '../platform/http/documents.ts';
import { describeError } from '../platform/http/masking.ts';
import { createGateway } from '../gateway/gateway.ts';
import { createPlatform } from '../platform/platform.ts';
import type { Platform } from '../platform/platform.ts';
import { lacksFirstStores, makeFirstStores } from '../platform/demo/firstStores.ts';
import { regions } from '../platform/regions.ts';
import { listingOf } from '../console/listings/listingOf.ts';
import { createServices } from '../platform/services/index.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { SettingsError, readSettings, servable } from '../platform/settings/read.ts';
import { createLog } from '../platform/http/log.ts';
import { misspeltSettings } from './misspeltSettings.ts';
import { reportReady, runProcesses } from './processes.ts';
import { explainDatabase } from './unreachable.ts';
import { version } from './version.ts';
import { welcome } from './welcome.ts';

/** For running requests, for open connections to be used once more, and without new ones, in ms. */
const [drainTime, idleTime, quietTime] = [10_000, 1000, 500];

/** Starts the platform on its port, or the console alone for a platform elsewhere; ends the process with a clear word where it cannot start. */
export async function serve(environment: NodeJS.ProcessEnv = process.env, { announce = false } = {}): Promise<void> {
  // Precedes the reading of settings, since a slip may be why one is missing.
  if (cluster.isPrimary) for (const warning of misspeltSettings(environment)) process.stderr.write(`${warning}\n`);
  let isStopping = (): boolean => false;
  try {
    const read = servable(readSettings(environment));
    const onReady = () => void (announce && process.stdout.write(welcome(read)));
    if (read.processes > 1 && cluster.isPrimary)
      return await runProcesses({ count: read.processes, script: fileURLToPath(import.meta.url), log: createLog(read.logLevel), onReady });
    if (lacksFirstStores(read)) await makeApart(environment);
    const folder = read.platforms && read.platformExtensions === 'none' ? 'console-contract' : 'console';
    const settings = { ...read, consoleDir: fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url)) };
    const platform = settings.platforms
      ? undefined
      : createPlatform(settings, { services: createServices({ listingOf }), version: version(), documents: knownDocuments() });
    const gateway = platform
      ? undefined
      : createGateway(settings, { version: version(), documents: sentDocuments(read.platformExtensions) });
    const served = (platform ?? gateway) as Served;
    const server = served.createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.port, resolve);
    });
    const { port } = server.address() as AddressInfo;
    isStopping = stopOnSignal(served, server);
    if (platform) await openStores(platform);
    else await gateway?.compare();
    if (isStopping()) return;
    served.log.info({ port, pid: process.pid }, 'listening');
    reportReady();
    onReady();
  } catch (error) {
    // A signal during the start ends the process; what it interrupted is no fault.
    if (isStopping()) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** In a process of its own, since memory does not shrink again. What fails there is tried once more, and explained, by this one. */
const makeApart = (environment: NodeJS.ProcessEnv): Promise<unknown> =>
  promisify(execFile)(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), firstStores], { env: environment }).catch(
    () => undefined,
  );

const firstStores = '--first-stores';

type Served = Pick<Platform, 'log' | 'createServer' | 'stop' | 'close'>;

/** Migrates every store of a database; embedded regions are opened when they are first used. A region that is away doesn't stop the start. */
async function openStores({ stores, settings, log }: Platform): Promise<void> {
  await stores.identity();
  if (!settings.databases) return;
  const opened = await Promise.allSettled(regions.map((name) => stores.region(name)));
  for (const { reason } of opened.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]) {
    if (reason instanceof MigrationError) throw reason;
    logFailure(log, reason, { message: 'a store could not be opened' });
  }
}

/** Finishes running requests, then closes the stores. A second signal ends the process at once. Answers whether that has begun. */
function stopOnSignal(served: Served, server: ReturnType<Served['createServer']>): () => boolean {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    isStopping = true;
    for (const signal of signals()) process.on(signal, () => process.exit(1));
    served.stop();
    await letGo(server);
    const late = setTimeout(() => server.closeAllConnections(), drainTime);
    // A client that has just had its response would wait with the connection.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(late);
    clearInterval(idle);
    await served.close();
    process.exit(0);
  };
  for (const signal of signals()) process.once(signal, () => void stop());
  // Ctrl+C reaches all processes of a terminal; the first one passes it on.
  if (cluster.isWorker) process.on('SIGINT', () => undefined);
  return () => isStopping;
}

/**
 * Ends each connection with its next response: one that is closed while a request is on its way breaks that request. Goes on accepting until
 * balancers have seen `/readyz`: a connection that the system holds when the port is closed would be reset.
 */
async function letGo(server: ReturnType<Served['createServer']>): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => void response.setHeader('connection', 'close'));
  const connections = promisify(server.getConnections.bind(server));
  let newest = performance.now();
  server.on('connection', () => (newest = performance.now()));
  const isQuiet = async () => performance.now() - newest > quietTime && (await connections()) === 0;
  for (const end = performance.now() + idleTime; performance.now() < end && !(await isQuiet());) await delay(50);
}

const signals = () => (cluster.isWorker ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const));

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  if (error instanceof MigrationError || error instanceof SecretError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another one with PORT, for example PORT=${(port ?? 4000) + 1}.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this user. Choose one above 1024 with PORT.`;
  return explainDatabase(error) ?? `The platform could not start: ${JSON.stringify(describeError(error), null, 2)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) process.stdout.write(`${settingsHelp()}\n`);
  else if (process.argv.includes(firstStores)) await makeFirstStores(readSettings(process.env));
  else await serve();
}
