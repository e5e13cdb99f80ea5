import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadModule } from '../engine/server/declared.ts';
import { portOf, readArguments, UsageError } from './apiArguments.ts';
import { answerFile } from './buildStatic.ts';
import type { Outcome } from './Outcome.ts';
import { asReadOnly, openProject, readProject, shownPath } from './project.ts';
import { explained, serve, serveFiles, welcome } from './serve.ts';

const usage = `graphql-admin-console serve [options]

Serves this folder's console as build wrote it; without an \`app\`, nothing needs to be built. The files
of build --static are served as any web host does.
  --dir DIR           what build wrote (dist/console)
  --port N            instead of the configuration's
  --api NAME          one of the configuration's endpoints (the first)
  --read-only         refuses every mutation`;

const options = {
  dir: { type: 'string' },
  port: { type: 'string' },
  api: { type: 'string' },
  'read-only': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export async function serveProject(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options }, usage);
  const project = asReadOnly(await readProject(process.cwd(), load, values.api), values['read-only']);
  const built = resolve(project.root, values.dir ?? 'dist/console');
  const isBuilt = existsSync(join(built, 'index.html'));
  if (!isBuilt && (project.app !== undefined || project.isStatic))
    throw new UsageError('Nothing is built yet. Run: npx graphql-admin-console build');
  const isStatic = project.isStatic || existsSync(join(built, answerFile));
  const { brand, way } = project;
  const port = portOf(values.port ?? project.port);
  const assets = isBuilt ? built : fileURLToPath(new URL('console', import.meta.url));
  try {
    if (isStatic) {
      if (values['read-only'])
        throw new UsageError('A static console is read-only if it was built so: set readOnly in the configuration, and build again.');
      const address = await serveFiles(built, project.endpoint, port, way);
      process.stdout.write(`\n  ${address}  the static files in ${shownPath(built)}; their pages call ${project.endpoint} themselves\n\n`);
      return { code: 0, says: '' };
    }
    const api = await openProject(project, load);
    process.stdout.write(welcome(api, await serve({ api, brand, port, assets, way }), way, project.resources));
    return { code: 0, says: '' };
  } catch (fault) {
    return { code: 1, says: explained(fault) };
  }
}
