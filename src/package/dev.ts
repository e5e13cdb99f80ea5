import { createServer } from 'node:http';
import { relative } from 'node:path';
import type { LoadModule } from '../engine/server/declared.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { respond, type Handler } from '../platform/http/node.ts';
import { readArguments } from './apiArguments.ts';
import { createConsoleServer, isConsolePath } from './consoleServer.ts';
import type { Outcome } from './Outcome.ts';
import { viteOf, writePage } from './page.ts';
import { configFile, openProject, readProject, type ConsoleProject } from './project.ts';
import { explained, listen, welcome } from './serve.ts';

const usage = `graphql-admin-console dev [options]

Serves this folder's console. Widgets and pages are replaced while it runs; a change of a declaration reloads the page, and a fault lies over it.
  --port N            instead of the configuration's`;

export async function dev(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options: { port: { type: 'string' }, help: { type: 'boolean' } } }, usage);
  const root = process.cwd();
  let project = await readProject(root, load);
  const { createServer: createVite, react, mergeConfig } = await viteOf(root);
  const server = createServer();
  const port = await listen(server, Number(values.port ?? project.port));
  const api = await openProject(project, load);
  let handle = handlerOf(api, project, port);
  const vite = await createVite(
    mergeConfig(writePage(project), {
      appType: 'spa',
      plugins: [react()],
      server: { middlewareMode: true, ws: { server }, host: '127.0.0.1' },
    }),
  );
  server.on('request', (request, response) => {
    if (isConsolePath(request.url ?? '')) void respond((incoming) => handle(incoming), request, response);
    else vite.middlewares(request, response);
  });

  const reload = async (): Promise<void> => {
    try {
      project = await readProject(root, load);
      const api = await openProject(project, load);
      handle = handlerOf(api, project, port);
      writePage(project);
      vite.ws.send({ type: 'full-reload' });
      process.stdout.write(driftText(api));
    } catch (fault) {
      const message = explained(fault);
      process.stderr.write(`${message}\n`);
      vite.ws.send({ type: 'error', err: { message, stack: '' } });
    }
  };
  vite.watcher.add([project.resources, configFile]);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  vite.watcher.on('all', (_, file) => {
    if (!isDeclared(relative(root, file), relative(root, project.resources))) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void reload(), pause);
  });
  process.stdout.write(welcome(api, `http://localhost:${port}`));
  return { code: 0, says: '' };
}

/** Editors write a file in several steps, ms. */
const pause = 50;

const handlerOf = (api: Api, { brand }: ConsoleProject, port: number): Handler => createConsoleServer({ api, brand, port });

/** Files that Node reads; those that only the page imports are Vite's. */
const isDeclared = (file: string, resources: string): boolean =>
  file === configFile || (file.startsWith(`${resources}/`) && /\.(ts|json|graphql)$/.test(file) && !file.endsWith('.d.ts'));

function driftText({ own }: Api): string {
  const drifted = own?.drifted ?? [];
  return drifted.length === 0
    ? '  Reloaded.\n'
    : `${drifted.map(({ name, file, problems }) => `  “${name}” (${file}): ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`).join('\n')}\n`;
}
