import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startPlatform } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillAccess, type FilledAccess } from './bulkAccess.ts';
import { startServer } from './server.ts';

export interface AccessGround {
  browser: Browser;
  page: Page;
  tenant: string;
  filled: FilledAccess;
  bare: string;
}

export async function onAccessGround(departments: number, port: number, bench: (ground: AccessGround) => Promise<void>): Promise<void> {
  const cluster = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const environment = { DATABASE_URL: cluster.database('access') };
  const seeding = startPlatform(environment);
  await seeding.browser().as('staff@demo.example');
  const { rows } = await (
    await seeding.platform.stores.identity()
  ).pool.query<{ id: string }>(`select id from customers where unique_name = 'acme'`);
  const customerId = rows[0]?.id ?? '';
  const filled = await fillAccess((await seeding.platform.stores.region('ap-southeast-2')).pool, { customerId, departments });
  await seeding.close();
  const platform = await startServer(['dist/server/server.js'], port, { ...environment, DEMO: 'on', DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  const bare = await barePage(filled.departments);
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    // The bench's compiler names functions by this call, which the page does not know.
    await page.addInitScript('globalThis.__name = (named) => named');
    const address = platform.address.replace('127.0.0.1', 'localhost');
    await page.goto(address);
    await page.getByLabel('Email').fill('staff@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('Demo-Passw0rd!');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: /^Account of / }).waitFor();
    await bench({ browser, page, tenant: `${address}/region/ap-southeast-2/customers/${customerId}`, filled, bare: bare.address });
  } finally {
    bare.close();
    await browser.close();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
    cluster.stop();
  }
}

/** Clicks something, if it is named, and waits until something else is there and painted; milliseconds, timed within the page. */
export function shownAfter(page: Page, click: string, wanted: string): Promise<number> {
  return page.evaluate(
    async ({ selector, there }) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const begun = performance.now();
      element.click();
      while (!document.querySelector(there)) {
        if (performance.now() - begun > 20_000) throw new Error(`there is no ${there}`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    },
    { selector: click, there: wanted },
  );
}

/** Opens an address and waits until something is there and painted; milliseconds since the navigation began, as the page counts them. */
export async function openedAt(page: Page, address: string, wanted: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(async (there) => {
    while (!document.querySelector(there)) {
      if (performance.now() > 30_000) throw new Error(`there is no ${there}`);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  }, wanted);
}

async function barePage(rows: FilledAccess['departments']): Promise<{ address: string; close(): void }> {
  const html = `<!doctype html><title>Bare</title><style>
body { margin: 0; font: 14px system-ui } [role=treeitem] { position: absolute; inset-inline: 0; height: 36px } #ghost { position: fixed; top: 0; left: 0 }
</style><div id=list role=tree style="position:relative"></div><div id=ghost hidden>Dragged</div><script>
const height = 36, list = document.getElementById('list'), ghost = document.getElementById('ghost');
let rows = [], y = 0, x = 0, dragging = false, frame = 0;
const ticked = new Set(), below = new Map();
function draw() {
  const first = Math.max(0, Math.floor(scrollY / height) - 10), last = Math.min(rows.length, Math.ceil((scrollY + innerHeight) / height) + 10);
  list.innerHTML = rows.slice(first, last).map((row, index) => '<div role=treeitem data-id=' + row.id + ' aria-checked=' + ticked.has(row.id)
    + ' style="transform:translateY(' + (first + index) * height + 'px)">' + row.name + '</div>').join('');
}
function step() {
  if (y > innerHeight - 116) scrollBy(0, 18); else if (y < 116) scrollBy(0, -18);
  ghost.style.transform = 'translate(' + x + 'px,' + y + 'px)';
  frame = requestAnimationFrame(step);
}
addEventListener('scroll', draw);
list.onclick = ({ target }) => {
  const todo = [target.dataset.id], on = !ticked.has(target.dataset.id);
  for (const id of todo) { if (on) ticked.add(id); else ticked.delete(id); todo.push(...(below.get(id) ?? [])); }
  draw();
};
addEventListener('pointerdown', () => { dragging = true; ghost.hidden = false; frame = requestAnimationFrame(step); });
addEventListener('pointermove', (event) => { x = event.clientX; y = event.clientY; });
addEventListener('pointerup', () => { dragging = false; ghost.hidden = true; cancelAnimationFrame(frame); });
fetch('/rows').then((answer) => answer.json()).then((found) => {
  rows = found;
  for (const { id, parentId } of rows) below.set(parentId, [...(below.get(parentId) ?? []), id]);
  list.style.height = rows.length * height + 'px';
  draw();
});
</script>`;
  const server = createServer((request, response) => {
    const isRows = request.url === '/rows';
    response.writeHead(200, { 'content-type': isRows ? 'application/json' : 'text/html' }).end(isRows ? JSON.stringify(rows) : html);
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
