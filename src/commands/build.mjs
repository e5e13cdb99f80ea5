// @ts-check
// Builds the console and the server into dist/: `npm run build`, and `npm start` when something changed.
import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { at, codegen, install, readStamp, requireNode, run, runScript, sumOf, writeStamp } from './setup.mjs';

const stamp = 'dist/stamp';
const sum = () =>
  sumOf('src', 'schema', 'resources', 'validation', 'vite.config.ts', 'codegen.ts', 'tsconfig.json', 'package.json', 'package-lock.json');

/** Builds when the sources are others than those of the last build. */
export async function buildIfStale(/** @type {Parameters<typeof build>[0]} */ options) {
  if (readStamp(stamp) !== sum()) await build(options);
}

/** The page of the console of any API, which `npm run console` alone needs. */
export async function buildAnyIfStale() {
  const sources = sumOf('src/engine', 'src/console/app/public', 'vite.config.ts', 'package-lock.json');
  if (readStamp('dist/any.stamp') === sources) return;
  console.log('Building …');
  await must('the console of any API', runScript('vite/bin/vite.js', ['build', '--mode', 'any', '--logLevel', 'warn'], { quiet: true }));
  await compress('dist/any');
  writeStamp('dist/any.stamp', sources);
}

/** The console of a platform without the contract's extensions. */
export async function buildContractIfStale() {
  if (readStamp('dist/console-contract.stamp') !== sum()) await buildContract();
}

async function buildContract() {
  console.log('Building the console without extensions …');
  await must('codegen', runScript(codegen, [], { quiet: true }));
  const built = sum();
  await must(
    'the console without extensions',
    runScript('vite/bin/vite.js', ['build', '--mode', 'contract', '--logLevel', 'warn'], { quiet: true }),
  );
  await compress('dist/console-contract');
  writeStamp('dist/console-contract.stamp', built);
}

/**
 * Brings the generated files up to date, then makes both bundles and compresses what is sent: as small as can be, or quickly, 9 % larger in a
 * fiftieth of the time. Calls `onServer` as soon as the server is there.
 */
export async function build({ quickly = false, onServer = async () => {} } = {}) {
  const begun = Date.now();
  console.log('Building …');
  if (!quickly || !(await isCommitted())) await must('codegen', runScript(codegen, [], { quiet: true }));
  const built = sum();
  const vite = (/** @type {string[]} */ ...args) =>
    runScript('vite/bin/vite.js', ['build', ...args, '--logLevel', 'warn'], { quiet: true });
  const server = vite('--ssr');
  const forBrowsers = vite();
  await must('the server', server);
  await Promise.all([onServer(), must('the console', forBrowsers).then(() => compress('dist/console', quickly ? 5 : 11))]);
  writeStamp(stamp, built);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** The generated files of a commit are those of its sources: `npm run check` refuses others. */
async function isCommitted() {
  if (!existsSync(at('.git'))) return false;
  const { code, output } = await run('git', ['status', '--porcelain'], { quiet: true });
  return code === 0 && output === '';
}

async function must(
  /** @type {string} */ what,
  /** @type {ReturnType<typeof runScript> | Awaited<ReturnType<typeof runScript>>} */ running,
) {
  const { code, output } = await running;
  if (code === 0) return;
  console.error(`${output}\nBuilding ${what} failed.`);
  process.exit(1);
}

/** Compressed once here instead of at every request. */
async function compress(/** @type {string} */ folder, quality = 11) {
  const files = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(at(folder), name))
    .filter(
      (path) => ['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(path)) && statSync(path).size > 500,
    );
  const tasks = files.flatMap((path) => [
    () =>
      pipeline(
        createReadStream(path),
        createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: statSync(path).size },
        }),
        createWriteStream(`${path}.br`),
      ),
    () => pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`)),
  ]);
  // Many systems let a process open 1024 files.
  const workers = Array.from({ length: 32 }, async () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) await task();
  });
  await Promise.all(workers);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await install();
  await (process.argv.includes('--without-extensions') ? buildContractIfStale() : build());
}
