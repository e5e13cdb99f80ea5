import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

/** A registry on this machine with the packages that are installed here, each in the versions that stand there, and nothing else. */
export interface Registry {
  url: string;
  /** Requested names that are missing here. */
  missing: string[];
  stop(): Promise<void>;
}

interface Manifest {
  name: string;
  version: string;
}

export async function startRegistry(): Promise<Registry> {
  const folders = installedFolders(resolve('node_modules'));
  const tarballs = new Map<string, Buffer>();
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/').slice(1);
    const [, name = '', version = ''] = /^(.+)\/-\/(\d.*)\.tgz$/.exec(path) ?? [];
    const versions = folders.get(name || path);
    if (versions === undefined) {
      missing.push(path);
      return void response.writeHead(404).end('{}');
    }
    const folder = versions.get(version);
    if (folder !== undefined) return void response.end(packed(tarballs, folder));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(packument(path, versions, `http://${request.headers.host}`)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    missing,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Folders of installed packages by name and version, nested ones included. */
function installedFolders(root: string, found = new Map<string, Map<string, string>>()): Map<string, Map<string, string>> {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || !entry.isDirectory()) continue;
    const folder = join(root, entry.name);
    if (entry.name.startsWith('@')) {
      installedFolders(folder, found);
      continue;
    }
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { name, version } = manifestIn(folder);
    found.set(name, (found.get(name) ?? new Map<string, string>()).set(version, folder));
    if (existsSync(join(folder, 'node_modules'))) installedFolders(join(folder, 'node_modules'), found);
  }
  return found;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function packument(name: string, folders: ReadonlyMap<string, string>, origin: string): object {
  const versions = [...folders].map(([version, folder]) => {
    const dist = { tarball: `${origin}/${name}/-/${version}.tgz` };
    return [version, { ...manifestIn(folder), dist }] as const;
  });
  return { name, 'dist-tags': { latest: [...folders.keys()].at(0) }, versions: Object.fromEntries(versions) };
}

function packed(tarballs: Map<string, Buffer>, folder: string): Buffer {
  const known = tarballs.get(folder);
  if (known) return known;
  const parts = ['--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', folder, '.'];
  const { stdout, status } = spawnSync('tar', ['cf', '-', '--use-compress-program=gzip -1', ...parts], { maxBuffer: 512e6 });
  if (status !== 0) throw new Error(`${folder} could not be packed.`);
  tarballs.set(folder, stdout);
  return stdout;
}
