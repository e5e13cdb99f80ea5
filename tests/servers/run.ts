import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../journeys/platform.ts';

/** A server from npm, with what its `start.mjs` says of it. */
export interface RunningServer {
  url: string;
  headers: Record<string, string>;
  /** Number of records of each type that were seeded, counted by the server's own means. */
  counts: Record<string, number>;
  /** Valid values by field name, which the schema doesn't state: `{ state: 'draft' }`. */
  values: Record<string, string>;
  stop: () => Promise<void>;
}

const source = 'tests/servers';
const cache = '.cache';

export interface ServerPlace {
  name: string;
  folder: string;
  file: string;
}

/** Every `start.mjs`; a folder may hold further ones for other APIs of the same server, `start-shop.mjs`. */
export const serverPlaces = (): ServerPlace[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, folder, suffix] = /^([^/]+)\/start(-\w+)?\.mjs$/.exec(path) ?? [];
    return folder === undefined ? [] : [{ name: `${folder}${suffix ?? ''}`, folder, file: `start${suffix ?? ''}.mjs` }];
  });

export const installServer = ({ folder: name }: ServerPlace) => installApart(join(source, name), join(cache, 'servers', name));

/** Installs a project outside the source tree, once for each set of packages; the reason if that is impossible. */
export function installApart(project: string, into: string): { folder: string } | { missing: string } {
  const folder = resolve(into);
  mkdirSync(folder, { recursive: true });
  const wanted = readFileSync(join(project, 'package.json'), 'utf8');
  const marker = join(folder, 'installed.json');
  for (const file of readdirSync(project)) copyFileSync(join(project, file), join(folder, file));
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return { folder };
  rmSync(marker, { force: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-package-lock', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) return { missing: `its packages can't be installed here: ${firstLines(stderr)}` };
  copyFileSync(join(folder, 'package.json'), marker);
  return { folder };
}

/** The first lines of an error, without addresses. */
const firstLines = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '…')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' ');

export async function startServer(folder: string, { file }: ServerPlace): Promise<RunningServer> {
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  mkdirSync(join(folder, 'data'));
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<RegExpExecArray>((done, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said = (said + String(part)).slice(-20_000);
        const found = /^ready (\S+)(?: (\{.*\}))?$/m.exec(said);
        if (found) done(found);
      });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  const [, url = '', facts = '{}'] = await ready;
  const { headers = {}, counts = {}, values = {} } = JSON.parse(facts) as Partial<RunningServer>;
  return {
    url,
    headers,
    counts,
    values,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
