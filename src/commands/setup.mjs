// @ts-check
// What every command does before its own work, on Node alone: nothing may be installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const at = (/** @type {string[]} */ ...path) => join(root, ...path);

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer (https://nodejs.org).`);
  process.exit(1);
}

export function run(
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {{ quiet?: boolean, among?: boolean, env?: NodeJS.ProcessEnv }} */ { quiet = false, among = false, env } = {},
) {
  return new Promise((/** @type {(result: { code: number, output: string }) => void} */ resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet || among ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const take = (/** @type {Buffer} */ part) => (among ? process.stdout.write(part) : (output += part));
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const runScript = (/** @type {string} */ script, /** @type {string[]} */ args, /** @type {Parameters<typeof run>[2]} */ options) =>
  run(process.execPath, [at('node_modules', script), ...args], options);

export const codegen = '@graphql-codegen/cli/esm/bin.js';

/** Installs the packages when they are missing or others than the lock file names. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing the packages …');
  const npm = process.env['npm_execpath'];
  const { code } = npm
    ? await run(process.execPath, [npm, 'ci', '--no-fund', '--no-audit'])
    : await run('npm', ['ci', '--no-fund', '--no-audit']);
  if (code !== 0) process.exit(code);
}

/** npm writes down what it installed; that must be what the lock file says, less what is for other systems. */
function isInstalled() {
  const written = at('node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const installed = JSON.parse(readFileSync(written, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === version : Boolean(optional || devOptional || peer));
  });
}

/** A sum over the contents of files and folders: what was built of the same contents need not be built again. */
export function sumOf(/** @type {string[]} */ ...paths) {
  const sum = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of paths) addTo(sum, path);
  return sum.digest('hex');
}

function addTo(/** @type {import('node:crypto').Hash} */ sum, /** @type {string} */ path) {
  if (!existsSync(at(path))) return;
  const entries = readEntries(path);
  if (!entries) sum.update(path).update(readFileSync(at(path)));
  else for (const entry of entries) addTo(sum, join(path, entry));
}

function readEntries(/** @type {string} */ path) {
  try {
    return readdirSync(at(path)).toSorted();
  } catch {
    return undefined; // a file
  }
}

export const readStamp = (/** @type {string} */ path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined);

export function writeStamp(/** @type {string} */ path, /** @type {string} */ sum) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), sum);
}
