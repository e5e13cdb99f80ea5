import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../../../src/platform/database/lock.ts';
import { createStores } from '../../../src/platform/database/stores.ts';

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('belongs to one at a time, and is free again once it is let go', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    lockFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('in use is refused with its name and the process that holds it', async () => {
    const holder = spawn(process.execPath, [
      '--import',
      'tsx',
      '-e',
      `import('./src/platform/database/lock.ts').then(({ lockFolder }) => { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); })`,
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => createStores({ dataDir: folder })).toThrow(
      `The data folder ${folder} is in use by process ${holder.pid}. Stop that one first, or choose another folder with DATA_DIR.`,
    );
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    lockFolder(folder)();
  });

  it('that a killed process left locked is taken over, though its number may live on in another process', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 999_999_999, started: '1' }));
    lockFolder(folder)();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('with a lock file that cannot be read is taken over, too', () => {
    writeFileSync(join(folder, 'lock'), '');
    lockFolder(folder)();
  });

  it('is not locked where all stores are elsewhere', async () => {
    const stores = createStores({ dataDir: folder, databases: { shared: 'postgres://nobody@127.0.0.1:1/none' } });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    await expect(stores.identity()).rejects.toThrow(/ECONNREFUSED/);
    await stores.close();
  });
});
