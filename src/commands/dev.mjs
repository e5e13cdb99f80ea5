// @ts-check
// `npm run dev`: the console with hot reload on http://localhost:4000, and a platform beside it that starts anew when its sources change.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { at, codegen, install, requireNode, root, runScript } from './setup.mjs';

requireNode();
await install();
await runScript(codegen, [], { quiet: true });

const port = Number(process.env['PORT'] || 4000);
const apiPort = await freePort();
const env = {
  ...process.env,
  PORT: String(apiPort),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  ORIGINS: `http://127.0.0.1:${port}`,
};
const children = [
  spawn(process.execPath, [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/commands/server.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [at('node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, PLATFORM_URL: `http://127.0.0.1:${apiPort}` },
    stdio: 'inherit',
  }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

function freePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
