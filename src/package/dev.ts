import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isAbsolute, join, relative } from 'node:path';
import { misfitText } from '../engine/compile/problems.ts';
import type { LoadModule } from '../engine/server/declared.ts';
import type { Api, KnownApi } from '../engine/server/knownApi.ts';
import { hostsOf, refusalOf } from '../engine/server/ownSite.ts';
import { createSessions } from '../engine/server/sessions.ts';
import { respond } from '../platform/http/node.ts';
import { portOf, readArguments } from './apiArguments.ts';
import { createConsoleServer, isConsolePath } from './consoleServer.ts';
import { followDeclarations } from './names.ts';
import type { Outcome } from './Outcome.ts';
import { reloadsApp, viteOf, writePage } from './page.ts';
import { placed } from './places.ts';
import { asReadOnly, configFile, openProject, readProject } from './project.ts';
import { registeredNames } from './registered.ts';
import { explained, listen, welcome } from './serve.ts';

const usage = `graphql-admin-console dev [options]

Serves this folder's console. Widgets and pages are replaced while it runs; a change of a declaration reloads the page, and a fault lies over it.
  --port N            instead of the configuration's
  --api NAME          one of the configuration's endpoints (the first)
  --read-only         refuses every mutation`;

const options = { port: { type: 'string' }, api: { type: 'string' }, 'read-only': { type: 'boolean' }, help: { type: 'boolean' } } as const;

export async function dev(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options }, usage);
  const root = process.cwd();
  const read = async () => asReadOnly(await readProject(root, load, values.api), values['read-only']);
  let project = await read();
  const requestedPort = portOf(values.port ?? project.port);
  const { createServer: createVite, react, mergeConfig } = await viteOf(root);
  let api: Api;
  try {
    api = await openProject(project, load);
  } catch (fault) {
    return { code: 1, says: explained(fault) };
  }
  followDeclarations(api.own?.catalogue.entries ?? [], project.resources);
  const server = createServer();
  const vite = await createVite(
    mergeConfig(writePage(project, 'develop'), {
      appType: 'spa',
      plugins: [react(), reloadsApp(() => project.app)],
      // Node alone listens; other sites and the configuration's secrets stay out.
      server: { middlewareMode: true, ws: { server }, cors: false },
    }),
  );
  let port: number;
  try {
    port = await listen(server, requestedPort);
  } catch (fault) {
    await vite.close();
    return { code: 1, says: explained(fault) };
  }
  const sessions = createSessions<KnownApi>();
  const handlerOf = (opened: Api) => createConsoleServer({ api: opened, brand: project.brand, port, sessions, way: project.way });
  let handle = handlerOf(api);
  const hosts = hostsOf(port);
  server.on('request', (request, response) => {
    if (isConsolePath(request.url ?? '')) return void respond((incoming) => handle(incoming), request, response);
    if (isOwn(request, response, hosts)) vite.middlewares(request, response);
  });

  let reloads = 0;
  const reload = async (): Promise<void> => {
    const current = (reloads += 1);
    try {
      const next = await read();
      const opened = await openProject(next, load);
      await sessions.renew((headers) => opened.knownWith(headers));
      // A later change is already on its way.
      if (current !== reloads) return;
      project = next;
      handle = handlerOf(opened);
      writePage(project, 'develop');
      followDeclarations(opened.own?.catalogue.entries ?? [], project.resources);
      vite.ws.send({ type: 'full-reload' });
      process.stdout.write(reloadedText(opened, project.resources));
    } catch (fault) {
      if (current !== reloads) return;
      const message = explained(fault);
      process.stderr.write(`${message}\n`);
      vite.ws.send({ type: 'error', err: { message, stack: '' } });
    }
  };
  vite.watcher.add([project.resources, join(root, configFile)]);
  let registered = JSON.stringify(registeredNames(project.app));
  /** A widget with another name may be what a declaration names. */
  const registersOthers = (): boolean => registered !== (registered = JSON.stringify(registeredNames(project.app)));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  vite.watcher.on('all', (_, file) => {
    const isConfigured = relative(root, file) === configFile || isDeclared(relative(project.resources, file));
    if (!isConfigured && !(/\.[jt]sx?$/.test(file) && registersOthers())) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void reload(), pause);
  });
  process.stdout.write(welcome(api, `http://localhost:${port}`, project.way, project.resources));
  return { code: 0, says: '' };
}

/** Editors write a file in several steps, ms. */
const pause = 50;

/** Files below the resources that Node reads; those that only the page imports are Vite's. */
const isDeclared = (path: string): boolean =>
  !path.startsWith('..') && !isAbsolute(path) && /\.(ts|json|graphql)$/.test(path) && !path.endsWith('.d.ts');

/** Refuses other host names, other sites, and frames, as the console's own addresses do. */
function isOwn(request: IncomingMessage, response: ServerResponse, hosts: ReadonlySet<string>): boolean {
  const header = (name: string) => [request.headers[name]].flat().join(', ') || undefined;
  const why = refusalOf(header, { hosts, what: header('sec-fetch-dest') === 'document' ? 'page' : 'data' });
  response.setHeader('x-frame-options', 'DENY');
  if (why !== undefined) response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(why);
  return why === undefined;
}

function reloadedText({ own }: Api, folder: string): string {
  const lines = placed(own?.drifted ?? [], folder).map(misfitText);
  return lines.length === 0 ? '  Reloaded.\n' : `  ${lines.join('\n  ')}\n`;
}
