import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { json, text } from './message.ts';
import type { Incoming, Outgoing } from './message.ts';

interface Asset {
  type: string;
  etag: string;
  bodies: Record<string, Buffer>;
  cacheControl: string;
}

/**
 * Caches hashed files for ever; any other path is the single page, without a session with the sign-in pages' headers.
 * @param config what `/config.json` says, if that never changes: the page has it in it then
 */
export function createConsole(folder: string, signInHeaders: Outgoing['headers'] = {}, config?: string): (incoming: Incoming) => Outgoing {
  const assets = existsSync(folder) ? load(folder, config) : new Map<string, Asset>();
  const index = assets.get('/index.html');
  const signedIn = assets.get('/signed-in.html') ?? index;
  return (incoming) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return json(405, '', { allow: 'GET, HEAD' });
    const isSignedIn = /(?:^|;\s*)(?:__Host-)?csrf=[^;]/.test(incoming.header('cookie') ?? '');
    const page = isSignedIn ? signedIn : index;
    const isPage = incoming.path === '/index.html' || extname(incoming.path) === '';
    const asset = isPage ? page : assets.get(incoming.path);
    if (!asset) return text(404, index ? 'There is no such file.' : 'The console is not built. Run: npm run build');
    const answer = send(asset, incoming);
    const isSignIn = isPage && (!isSignedIn || accountPages.has(incoming.path));
    return isSignIn ? { ...answer, headers: { ...answer.headers, ...signInHeaders } } : answer;
  };
}

const accountPages = new Set(['/forgetPassword', '/resetPassword']);

function send(asset: Asset, incoming: Incoming): Outgoing {
  const accepted = incoming.header('accept-encoding') ?? '';
  const coding = ['br', 'gzip'].find((name) => asset.bodies[name] && new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted));
  const headers = {
    'content-type': asset.type,
    etag: asset.etag,
    'cache-control': asset.cacheControl,
    vary: asset.type === types['.html'] ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(coding ? { 'content-encoding': coding } : {}),
  };
  if (incoming.header('if-none-match')?.split(/,\s*/).includes(asset.etag)) return { status: 304, headers, body: null };
  return { status: 200, headers, body: asset.bodies[coding ?? 'identity'] ?? null };
}

/** Holds all files in memory, so that a server serves one build even during an update. */
function load(folder: string, config?: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    // The build's manifest is private.
    if (!entry.isFile() || name.startsWith('/.') || /\.(br|gz|map)$/.test(name)) continue;
    const built = readFileSync(path);
    const isWhole = config === undefined || extname(name) !== '.html';
    const body = isWhole ? built : withConfig(built, config);
    const bodies: Record<string, Buffer> = { identity: body, ...(!isWhole && { br: brotliCompressSync(body), gzip: gzipSync(body) }) };
    for (const [coding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (isWhole && existsSync(path + ending)) bodies[coding] = readFileSync(path + ending);
    }
    assets.set(name, {
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies,
      cacheControl: name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return assets;
}

/** In place of the link that asks for it: a block of data, which no policy for scripts forbids. */
const withConfig = (page: Buffer, config: string): Buffer =>
  Buffer.from(
    String(page).replace(/<link rel="preload" href="\/config\.json"[^>]*>/, () => {
      const data = config.replaceAll('<', '\\u003c');
      return `<script type="application/json" id="config">${data}</script>`;
    }),
  );

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
