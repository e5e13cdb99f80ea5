// @ts-check
// `npm run dev`: the console with hot reload on http://localhost:4000, the platform, which restarts when its sources change,
// and codegen after each change of schema/, resources/ and validation/; its problems appear in the terminal and over the page.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { at, codegen, install, requireNode, root } from './setup.mjs';

requireNode();
await install();

const port = Number(process.env['PORT'] || 4000);
const apiPort = await freePort();
process.env['DEV_PLATFORM'] = `http://127.0.0.1:${apiPort}`;

// Installed by now.
const { createServer: createVite } = await import('vite');
const page = await createVite({ configFile: at('vite.config.ts'), server: { port, strictPort: true } });
page.ws.on('connection', () => {
  // The client reloads the page at the first update that meets an overlay; this one meets none.
  page.ws.send({ type: 'update', updates: [] });
  if (problems) show();
});

const compiler = spawn(process.execPath, [at('node_modules', codegen), '--watch'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
let problems = '';
let isStopping = false;
const children = [compiler];
stopWith('codegen', compiler);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));
await new Promise((/** @type {(done: void) => void} */ resolve) => {
  compiler.on('message', (/** @type {{ problems: string }} */ result) => {
    const had = problems;
    problems = result.problems;
    if (problems || had) show();
    resolve();
  });
});

await page.listen().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  return stop(1);
});
const environment = {
  ...process.env,
  PORT: String(apiPort),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  ORIGINS: `http://127.0.0.1:${port}`,
};
const watch = ['watch', '--clear-screen=false', '--include=src/platform/database/migrations/**/*.sql'];
const platform = spawn(process.execPath, [at('node_modules/tsx/dist/cli.mjs'), ...watch, 'src/commands/server.ts'], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
children.push(platform);
stopWith('platform', platform);
page.printUrls();
await announce();

function stopWith(/** @type {string} */ name, /** @type {import('node:child_process').ChildProcess} */ child) {
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`Stopping, since ${name} ended (${signal ?? `exit ${code}`}).`);
    void stop(1);
  });
}

async function stop(/** @type {number} */ code) {
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  await page.close();
  process.exit(code);
}

function show() {
  page.ws.send(problems ? { type: 'error', err: { message: problems, stack: '' } } : { type: 'update', updates: [] });
}

/** Prints the demo accounts and the outbox. */
async function announce() {
  const { tsImport } = await import('tsx/esm/api');
  const { welcome } = await tsImport('./welcome.ts', import.meta.url);
  const { readSettings } = await tsImport('../platform/settings/read.ts', import.meta.url);
  try {
    console.log(welcome(readSettings(environment)));
  } catch {
    // The platform reports unusable settings.
  }
}

function freePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
