import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { firstNames, lastNames } from '../../../src/platform/demo/words.ts';
import packages from './packages.json' with { type: 'json' };

export type PeerName = keyof typeof packages;

export interface Served {
  address: string;
  close(): void;
}

/** A small console of the same list, made with another framework's published packages; undefined, with the reason printed, where they can't be had. */
export async function servePeer(name: PeerName): Promise<Served | undefined> {
  const folder = installed(name);
  if (!folder) return undefined;
  copyFileSync(new URL(`${name}.jsx`, import.meta.url), join(folder, 'main.jsx'));
  writeFileSync(join(folder, 'index.html'), page);
  await build({ root: folder, configFile: false, logLevel: 'error', build: { target: 'es2023', assetsInlineLimit: 0 } });
  return serve(join(folder, 'dist'));
}

/** Folder of its packages, which stay for the next run. */
function installed(name: PeerName): string | undefined {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages[name] });
  const folder = join(tmpdir(), `console-bench-${name}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`);
  if (existsSync(join(folder, 'complete'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.log(`without ${name}, whose packages could not be installed: ${stderr.trim().split('\n')[0]}`);
    return undefined;
  }
  writeFileSync(join(folder, 'complete'), '');
  return folder;
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Peer</title></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

/** Serves a build as any good host does (compressed, with names for ever), and 10,000 people as both frameworks' REST providers ask for them. */
async function serve(folder: string): Promise<Served> {
  const assets = new Map(
    readdirSync(join(folder, 'assets')).map((file) => [`/assets/${file}`, brotliCompressSync(readFileSync(join(folder, 'assets', file)))]),
  );
  const html = readFileSync(join(folder, 'index.html'));
  const people = Array.from({ length: 10_000 }, (_, index) => person(index));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asset = assets.get(url.pathname);
    if (asset) {
      const type = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' };
      return void response.writeHead(200, headers).end(asset);
    }
    if (!url.pathname.startsWith('/api/')) return void response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    const { body, total } = answer(people, url);
    response.writeHead(200, { 'content-type': 'application/json', ...(total !== undefined && { 'x-total-count': String(total) }) });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(people: Person[], url: URL): { body: unknown; total?: number } {
  const [, , name, id] = url.pathname.split('/');
  if (name === 'login') return { body: { token: 'token' } };
  if (name === 'me') return { body: { id: 1, fullName: 'Ada Park', name: 'Ada Park' } };
  if (name !== 'users') return { body: ['admin'] };
  if (id) return { body: people[Number(id) - 1] };
  const query = url.searchParams;
  const text = query.get('q')?.toLowerCase() ?? '';
  const key = (query.get('_sort') ?? 'id') as keyof Person;
  const sign = query.get('_order')?.toLowerCase() === 'desc' ? -1 : 1;
  const found = people
    .filter((one) => `${one.firstName} ${one.lastName} ${one.email}`.toLowerCase().includes(text))
    .toSorted((one, other) => sign * (one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : 0));
  return { body: found.slice(Number(query.get('_start') ?? 0), Number(query.get('_end') ?? 25)), total: found.length };
}

type Person = ReturnType<typeof person>;

function person(index: number) {
  const firstName = firstNames[index % firstNames.length] ?? '';
  const lastName = lastNames[(index * 7) % lastNames.length] ?? '';
  return {
    id: index + 1,
    firstName,
    lastName,
    email: `person.${index}@bulk.example`,
    userType: ['HIRING_MANAGER', 'RECRUITER', 'CUSTOMER_ADMIN'][index % 3] ?? '',
    mfaEnabled: index % 5 === 0,
    createdAt: new Date(1_700_000_000_000 + ((index * 7919) % 10_007) * 3_600_000).toISOString(),
  };
}
