import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, signIn } from './chromium.ts';
import { report, type Figure } from './report.ts';
import { startServer } from './server.ts';
import { administration } from './tasks/administration.ts';
import { Hand } from './tasks/Hand.ts';
import { lists } from './tasks/lists.ts';
import { recruiting } from './tasks/recruiting.ts';
import type { Task } from './tasks/Task.ts';

const port = 4187;

/**
 * Everyday tasks done in a browser by mouse and by keyboard alone: what each takes, or where it ends dead. A field counts as one word, a key
 * without delay; `TASK=note` does those with that in their name.
 */
export async function tasksBench(): Promise<void> {
  const only = process.env['TASK'] ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const server = await startServer(['dist/server/server.js'], port, { DATABASE_URL: '', DEMO: 'on', DATA_DIR: dataDir });
  const browser = await launch();
  const tasks = [...recruiting, ...administration, ...lists].filter(({ name }) => name.includes(only));
  const figures: Figure[] = [];
  const deadEnds: string[] = [];
  try {
    for (const task of tasks) {
      const figure: Figure = { what: task.name };
      for (const way of ['mouse', 'keyboard'] as const) {
        try {
          const { clicks, keys, words, seconds } = await done(browser, server.address, task, way);
          if (way === 'mouse') Object.assign(figure, { clicks, fields: words, 'mouse s': seconds });
          else Object.assign(figure, { keys, 'keyboard s': seconds });
        } catch (error) {
          deadEnds.push(`${task.name}, ${way}: ${error instanceof Error ? error.message : String(error)}`);
          console.error(deadEnds.at(-1));
        }
      }
      figures.push(figure);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report('everyday tasks', figures);
  console.log(deadEnds.length === 0 ? 'No dead end.\n' : `Dead ends:\n${deadEnds.join('\n')}\n`);
}

async function done(browser: Browser, address: string, task: Task, way: Hand['way']): Promise<Hand & { seconds: number }> {
  const { storage, tenant } = await signIn(browser, address, task.who);
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    storageState: storage,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  try {
    // Without the browser's own dialog a file comes as a download.
    await page.addInitScript('delete window.showSaveFilePicker; globalThis.__name = (named) => named');
    await page.goto(tenant);
    const warm = new Hand(page, way);
    await page.locator('main h2:visible').first().waitFor();
    await task.prepare?.(warm);
    const hand = new Hand(page, way);
    const begun = performance.now();
    await task.run(hand);
    return Object.assign(hand, { seconds: (performance.now() - begun) / 1000 });
  } finally {
    await context.close();
  }
}
