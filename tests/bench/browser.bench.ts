import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { median } from './load.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

const runs = 5;
const rate = { cpu: 4, latency: 165, bytesPerSecond: (9 * 1024 * 1024) / 8 };

/** Times at 9 Mbit/s, 165 ms and a CPU slowed 4 times, with a bare page as reference (static HTML, one fetch, a plain table). */
export async function browserBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const platform = await startServer(['dist/server/server.js'], 4185, { DATABASE_URL: '', DEMO: 'on', DATA_DIR: dataDir });
  const browser = await launch();
  const bare = await barePage();
  try {
    const state = await signIn(browser, platform.address);
    const found: Record<string, number>[] = [];
    const reference: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      reference.push(await visitBare(browser, bare.address));
      found.push(await visit(browser, state));
    }
    const row = (what: string, key: string, goal: string) => ({
      what,
      'console ms': median(found.map((one) => one[key] ?? Number.NaN)),
      goal,
      'bare page ms': reference[0]?.[key] === undefined ? '' : median(reference.map((one) => one[key] ?? Number.NaN)),
    });
    report(`browser, ${runs} runs, 9 Mbit/s, 165 ms, CPU ÷ ${rate.cpu}`, [
      row('cold deep link to painted rows', 'cold', '1,900'),
      row('its blocking time', 'blocking', '300'),
      row('its requests for scripts', 'scripts', '8'),
      row('repeat visit', 'repeat', '1,250'),
      row('next page', 'next', '500'),
      row('sort', 'sort', '450'),
      row('filter', 'filter', '550'),
      row('open a form', 'form', '240'),
      row('open a record', 'record', ''),
    ]);
  } finally {
    bare.close();
    await browser.close();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

type State = { storage: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>; tenant: string };

export async function signIn(browser: Browser, address: string, email = 'staff@demo.example'): Promise<State> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address.replace('127.0.0.1', 'localhost'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Demo-Passw0rd!');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  const tenant = page.url().replace(/(\/customers\/[0-9a-f]{24}).*/, '$1');
  const storage = await context.storageState();
  await context.close();
  return { storage, tenant };
}

async function visit(browser: Browser, { storage, tenant }: State): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: 'en-GB', storageState: storage });
  const page = await context.newPage();
  await slow(page);
  await page.addInitScript(watch);
  const list = `${tenant}/customers`;
  await page.goto(list, { waitUntil: 'commit' });
  const cold = await painted(page);
  await page.waitForTimeout(2000);
  const blocking = await page.evaluate(() => (globalThis as unknown as Watched).blockingUntilRows ?? 0);
  const scripts = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && entry.startTime < ((globalThis as unknown as Watched).rowsAt ?? 0)).length,
  );
  const next = await timed(page, '[aria-label="Next page"], [aria-label="Go to next page"]');
  const sort = await timed(page, 'thead button, thead [role=button]');
  const filter = await timed(page, 'input[aria-label="Search Customers"]', 'kitchens');
  await page.goto(list);
  await painted(page);
  await page.waitForTimeout(2000);
  const form = await opened(page, 'a[href$="/customers/create"]', 'form input[name=displayName]');
  // A customer's name leads to that customer's console, a page load: the record is a user.
  await page.goto(`${tenant}/users`);
  await painted(page);
  await page.waitForTimeout(2000);
  const record = await opened(page, 'tbody a', 'dl, [data-record]');
  await page.goto('about:blank');
  await page.goto(list, { waitUntil: 'commit' });
  const repeat = await painted(page);
  await context.close();
  return { cold, blocking, scripts, next, sort, filter, form, record, repeat };
}

async function visitBare(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slow(page);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  const cold = await painted(page);
  const blocking = await page.evaluate(() => (globalThis as unknown as Watched).blockingUntilRows ?? 0);
  const next = await timed(page, '#next');
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const repeat = await painted(page);
  await context.close();
  return { cold, blocking, next, sort: next, filter: next, repeat };
}

/** A line of 9 Mbit/s and 165 ms, and a CPU slowed 4 times. */
export async function slow(page: Page): Promise<void> {
  // The bench's compiler names functions by this call, which the page does not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rate.latency,
    downloadThroughput: rate.bytesPerSecond,
    uploadThroughput: rate.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: rate.cpu });
}

interface Watched {
  rowsAt?: number;
  blocking: number;
  blockingUntilRows?: number;
}

/** Runs in the page before anything else: notes when the first row with a link or a text was painted, and how long tasks blocked until then. */
function watch(): void {
  const own = globalThis as unknown as Watched;
  own.blocking = 0;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) own.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('tbody a, tbody td.text')?.textContent) {
      requestAnimationFrame(() => setTimeout(() => ((own.rowsAt ??= performance.now()), (own.blockingUntilRows ??= own.blocking))));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const painted = async (page: Page): Promise<number> =>
  (
    await page.waitForFunction(() => (globalThis as unknown as Watched).rowsAt, undefined, { polling: 20, timeout: 30_000 })
  ).jsonValue() as Promise<number>;

/** Clicks (or types) and waits until the first row is another one and painted; timed within the page. */
function timed(page: Page, target: string, text?: string): Promise<number> {
  return page.evaluate(
    async ({ selector, typed }) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const first = () => document.querySelector('tbody')?.textContent;
      const before = first();
      const begun = performance.now();
      if (typed !== undefined && element instanceof HTMLInputElement) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      } else element.click();
      while (first() === before || !first()) {
        if (performance.now() - begun > 20_000) throw new Error(`nothing came after ${selector}`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    },
    { selector: target, typed: text },
  );
}

/** Clicks a link and waits until something is there and painted; the pointer rests on it for a moment first, as a hand does. */
async function opened(page: Page, link: string, there: string): Promise<number> {
  await page.locator(link).first().hover();
  await page.waitForTimeout(150);
  return page.evaluate(
    async ({ selector, wanted }) => {
      const begun = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      while (!document.querySelector(wanted)) {
        if (performance.now() - begun > 20_000) throw new Error(`there is no ${wanted}`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    },
    { selector: link, wanted: there },
  );
}

async function barePage(): Promise<{ address: string; close(): void }> {
  const rows = (page: number) =>
    Array.from({ length: 30 }, (_, index) => ({
      _id: `${page}-${index}`.padStart(24, '0'),
      displayName: `Customer ${page} ${index}`,
      uniqueName: `customer-${page}-${index}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
  const html = `<!doctype html><title>Bare</title><button id=next>Next</button><table><tbody></tbody></table><script>
let page = 0;
async function show() {
  const { data } = await (await fetch('/rows?page=' + page++)).json();
  document.querySelector('tbody').innerHTML = data.map((row) => '<tr><td class=text>' + row.displayName + '<td>' + row.uniqueName + '<td>' + row.createdAt).join('');
}
document.getElementById('next').onclick = show;
show();
</script>`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/rows') return void response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: rows(Number(url.searchParams.get('page'))) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
