import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

/** A page that fails its test on any script error or breach of the content security policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/content security policy|Each child in a list|Encountered two children/i.test(message.text())) faults.push(message.text());
    });
    await use(page);
    expect(faults, 'script errors and breaches of the content security policy').toEqual([]);
  },
});

/** Starts the console of an API as `npm run console` does, on a free port; its address, and how it ends. */
export async function startConsole(endpoint: string, ...args: string[]): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'any-console-'));
  const server = spawn(
    process.execPath,
    ['src/commands/console.mjs', '--endpoint', endpoint, '--port', '0', '--data', folder, '--brand', 'Example', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (part) => {
      said += String(part);
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the console ended with ${code}: ${said}`)));
  });
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
