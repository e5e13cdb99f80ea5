import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './chromium.ts';
import { report } from './report.ts';
import { started } from './started.ts';

/** From the start of the packed command to the rows of the first list in a browser, and how long `/healthz` waits at most meanwhile. */
export async function firstListBench(): Promise<void> {
  const figures = [];
  for (const types of [50, 900, 3_000, 10_000]) figures.push(await measure(types));
  report('`npx graphql-admin-console URL` to the first list (goal 3,000)', figures);
}

async function measure(types: number) {
  const api = await started([join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'tests/bench/largeApi.ts', String(types)], /^ready (\S+)/m);
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const browser = await launch();
  const page = await browser.newPage();
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  const server = await started(['dist/package/cli.mjs', api.found, '--port', '0', '--data', folder], /(http:\/\/localhost:\d+)/);
  const serving = performance.now() - begun;
  const watch = watchHealth(server.found);
  try {
    await page.goto(server.found, { waitUntil: 'commit' });
    await page.locator('tbody tr').first().waitFor({ timeout: 60_000 });
    const shown = performance.now() - begun;
    await page.waitForTimeout(2000);
    return {
      what: `${types.toLocaleString('en-GB')} types`,
      'serving (ms)': serving,
      'first rows (ms)': shown,
      'browser received (kB)': bytes / 1000,
      '/healthz, longest wait (ms)': await watch(),
    };
  } finally {
    await browser.close();
    await server.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function watchHealth(address: string): () => Promise<number> {
  const stopping = new AbortController();
  const done = (async () => {
    let longest = 0;
    while (!stopping.signal.aborted) {
      const from = performance.now();
      await (await fetch(`${address}/healthz`)).text();
      longest = Math.max(longest, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return longest;
  })();
  return () => (stopping.abort(), done);
}
