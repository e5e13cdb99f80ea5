import type { Browser, Locator, Page } from 'playwright-core';
import { signIn } from './chromium.ts';
import { median } from './load.ts';
import { slow } from './steps.ts';

/** How long the page takes from a press or key to its next paint, by the browser's own clock, in steps of 8 ms; medians of the longest event of each. */
export async function interactions(browser: Browser, { tenant, runs }: { tenant: string; runs: number }): Promise<[string, number][]> {
  const { storage } = await signIn(browser, new URL(tenant).origin, 'admin@acme.example');
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'en-GB', storageState: storage });
    const page = await context.newPage();
    await slow(page, { line: false });
    await page.addInitScript(observe);
    for (const [what, ms] of await walk(page, tenant)) found.set(what, [...(found.get(what) ?? []), ms]);
    await context.close();
  }
  return [...found].map(([what, times]) => [what, median(times)]);
}

async function walk(page: Page, tenant: string): Promise<[string, number][]> {
  const times: [string, number][] = [];
  const measured = async (what: string, act: () => Promise<void>) => {
    await page.waitForTimeout(1000);
    await page.evaluate(() => ((globalThis as unknown as Observed).longest = 0));
    await act();
    await page.waitForTimeout(1000);
    times.push([what, await page.evaluate(() => (globalThis as unknown as Observed).longest)]);
  };
  // The pointer rests on it before the press, as a hand does.
  const pressed = async (what: string, target: Locator) => {
    await target.hover();
    await measured(what, () => target.click());
  };
  const list = async () => {
    await page.goto(`${tenant}/users`);
    await page.locator('tbody tr[data-id]').first().waitFor();
    await page.waitForTimeout(2000);
  };
  await list();
  await pressed('select a row', page.locator('tbody tr[data-id] input').nth(2));
  await pressed('select the page', page.locator('thead input'));
  await pressed('next page', page.getByRole('button', { name: 'next page' }));
  await pressed('open a record', page.locator('tbody tr[data-id] a').first());
  await list();
  await pressed('open a form', page.locator('tbody tr[data-id] a[href$="/edit"]').first());
  await list();
  await measured('palette', () => page.keyboard.press('Control+k'));
  await measured('type in the palette', () => page.keyboard.type('gro', { delay: 150 }));
  await page.goto(`${tenant}/vacancies/create`);
  await page.locator('form input[name=title]').click();
  await measured('type in a large form', () => page.keyboard.type('Night shift', { delay: 150 }));
  return times;
}

interface Observed {
  longest: number;
}

/** Runs in the page before anything else. */
function observe(): void {
  const own = globalThis as unknown as Observed;
  own.longest = 0;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) own.longest = Math.max(own.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
