import type { Page } from 'playwright-core';
import { startPlatform } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { launch, signIn } from './chromium.ts';
import { fillApplications } from './bulkApplications.ts';
import { report, type Figure } from './report.ts';
import { startServer } from './server.ts';

const applications = 5000;
const steps = 120;

/** Time between frames while a card is dragged over the columns of a large board, and while the pointer alone goes the same way. */
export async function boardBench(): Promise<void> {
  const cluster = await startPostgres();
  const database = { DATABASE_URL: cluster.database('board') };
  const running = startPlatform(database);
  const admin = await running.browser().as('admin@acme.example');
  const { customerId } = await admin.get<{ customerId: string }>('{ AuthMe { customerId } }');
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  await fillApplications(pool, { customerId, applications, inOneVacancy: applications, until: running.clock.now() });
  await running.close();
  const server = await startServer(['dist/server/server.js'], 4186, { ...database, DEMO: 'on' });
  const browser = await launch();
  try {
    const { storage, tenant } = await signIn(browser, server.address, 'admin@acme.example');
    const context = await browser.newContext({ locale: 'en-GB', storageState: storage, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    // The bench's compiler names functions by this call, which the page does not know.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${tenant}/applications?as=board.status`);
    const cards = page.locator('main li[data-index] [data-id], main li[data-index]');
    await cards.first().waitFor();
    await page.waitForTimeout(2000);
    const figures: Figure[] = [
      { what: 'the pointer alone', ...(await swept(page, false)) },
      { what: 'a card', ...(await swept(page, true)) },
    ];
    await readColumn(page);
    figures.push({ what: `a card, ${await page.evaluate(countOf)} further ones scrolled past`, ...(await swept(page, true)) });
    report(`a drag over a board of ${applications.toLocaleString('en-GB')} applications, ms between frames (${steps} moves)`, figures);
  } finally {
    await browser.close();
    await server.stop();
    cluster.stop();
  }
}

/** Moves from the first column to the last in sight and back, and puts the card back. */
async function swept(page: Page, isDragged: boolean): Promise<Omit<Figure, 'what'>> {
  const box = await page.locator('main li[data-index]').first().boundingBox();
  if (!box) throw new Error('there is no card');
  const [x, y] = [box.x + 40, Math.max(box.y + 40, 300)];
  await page.mouse.move(x, y);
  if (isDragged) await page.mouse.down();
  await page.evaluate(beginFrames);
  for (let step = 0; step <= steps; step += 1) {
    const part = 1 - Math.abs(1 - (2 * step) / steps);
    await page.mouse.move(x + part * 1000, y + (step % 5));
  }
  const frames = (await page.evaluate(framesOf)).toSorted((one, other) => one - other);
  if (isDragged) await page.mouse.up();
  await page.waitForTimeout(500);
  const at = (part: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), longest: at(1), frames: frames.length };
}

/** Scrolls the first column to its end. */
async function readColumn(page: Page): Promise<void> {
  const first = page.locator('main li[data-index]').first();
  await first.hover();
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(1000);
}

interface Watched {
  frames: number[];
  watching: boolean;
}

function beginFrames(): void {
  const own = globalThis as unknown as Watched;
  own.frames = [];
  own.watching = true;
  let last = performance.now();
  const next = (now: number) => {
    own.frames.push(now - last);
    last = now;
    if (own.watching) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function framesOf(): number[] {
  const own = globalThis as unknown as Watched;
  own.watching = false;
  return own.frames;
}

const countOf = (): number => Number(document.querySelector<HTMLElement>('main li[data-index]')?.dataset['index'] ?? 0);
