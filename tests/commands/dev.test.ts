import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'console-dev-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Runs the command over a project whose codegen and platform are scripts that note their process ids. */
async function dev(codegen: string, port = '0') {
  const repository = fileURLToPath(new URL('../../', import.meta.url));
  for (const file of ['dev.mjs', 'setup.mjs']) cpSync(join(repository, 'src/commands', file), join(root, 'src/commands', file));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{ "packages": {} }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  write('vite.config.ts', 'export default {};');
  const note = "import { appendFileSync } from 'node:fs';\nappendFileSync('pids', `${process.pid}\\n`);\n";
  write('node_modules/@graphql-codegen/cli/esm/bin.js', note + codegen);
  write('node_modules/@graphql-codegen/cli/package.json', '{ "type": "module" }');
  write('node_modules/tsx/dist/cli.mjs', `${note}setInterval(() => undefined, 1000);`);
  symlinkSync(join(repository, 'node_modules/vite'), join(root, 'node_modules/vite'));
  const child = spawn(process.execPath, ['src/commands/dev.mjs'], { cwd: root, env: { ...process.env, PORT: port }, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const late = setTimeout(() => child.kill('SIGTERM'), 20_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
  clearTimeout(late);
  return { code, output, children: readFileSync(join(root, 'pids'), 'utf8').trim().split('\n').map(Number) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function expectEnded(children: readonly number[]) {
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
}

describe('npm run dev', () => {
  it('ends with a message when codegen ends before its first result', async () => {
    const { code, output, children } = await dev('process.exit(3);');
    expect(output).toContain('Stopping, since codegen ended (exit 3).');
    expect(code).toBe(1);
    await expectEnded(children);
  });

  it('leaves no process behind when its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { code, output, children } = await dev(
      "process.send({ problems: '' });\nsetInterval(() => undefined, 1000);",
      String((taken.address() as AddressInfo).port),
    );
    taken.close();
    expect(output).toContain('is already in use');
    expect(code).toBe(1);
    await expectEnded(children);
  });
});
