import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadModule } from '../engine/server/declared.ts';
import { portOf, readArguments, UsageError } from './apiArguments.ts';
import type { Outcome } from './Outcome.ts';
import { asReadOnly, openProject, readProject } from './project.ts';
import { explained, serve, welcome } from './serve.ts';

const usage = `graphql-admin-console serve [options]

Serves this folder's console as build wrote it; without an \`app\`, nothing needs to be built.
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
  if (!isBuilt && project.app !== undefined) throw new UsageError('Nothing is built yet. Run: npx graphql-admin-console build');
  const { brand, way } = project;
  const port = portOf(values.port ?? project.port);
  const assets = isBuilt ? built : fileURLToPath(new URL('console', import.meta.url));
  try {
    const api = await openProject(project, load);
    process.stdout.write(welcome(api, await serve({ api, brand, port, assets, way }), way, project.resources));
    return { code: 0, says: '' };
  } catch (fault) {
    return { code: 1, says: explained(fault) };
  }
}
