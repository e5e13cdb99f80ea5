import type { Page } from 'playwright-core';

const rate = { cpu: 4, latency: 165, bytesPerSecond: (9 * 1024 * 1024) / 8 };

/** A line of 9 Mbit/s and 165 ms, and a CPU slowed 4 times. */
export async function slow(page: Page, { line = true } = {}): Promise<void> {
  // The bench's compiler names functions by this call, which the page does not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rate.latency,
      downloadThroughput: rate.bytesPerSecond,
      uploadThroughput: rate.bytesPerSecond,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: rate.cpu });
}

interface Watched {
  blocking: number;
  /** When each selector was first seen with a text (or as a field), and painted. */
  seen: Record<string, number>;
  blockedUntil: Record<string, number>;
}

/** Notes, from before anything else runs in the page, when each of these was first painted and how long tasks blocked until then. */
export async function watch(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript((watched: readonly string[]) => {
    const own = globalThis as unknown as Watched;
    Object.assign(own, { blocking: 0, seen: {}, blockedUntil: {} });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) own.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    for (const selector of watched) {
      const look = () => {
        const found = document.querySelector(selector);
        if (!found || (found.tagName !== 'INPUT' && !found.textContent?.trim())) return requestAnimationFrame(look);
        requestAnimationFrame(() =>
          setTimeout(() => ((own.seen[selector] = performance.now()), (own.blockedUntil[selector] = own.blocking))),
        );
      };
      requestAnimationFrame(look);
    }
  }, selectors);
}

/** Milliseconds from the page's beginning until it was painted. */
export const seen = async (page: Page, selector: string): Promise<number> =>
  (
    await page.waitForFunction((one) => (globalThis as unknown as Watched).seen[one], selector, { polling: 20, timeout: 30_000 })
  ).jsonValue() as Promise<number>;

export interface Until {
  /** Milliseconds of tasks beyond 50 each. */
  blocking: number;
  /** The page and all that it fetched until then. */
  requests: number;
  firstPaint: number;
}

/** Sums until a selector was painted. */
export const until = (page: Page, selector: string): Promise<Until> =>
  page.evaluate((one) => {
    const own = globalThis as unknown as Watched;
    const at = own.seen[one] ?? 0;
    return {
      blocking: own.blockedUntil[one] ?? 0,
      requests: 1 + performance.getEntriesByType('resource').filter((entry) => entry.startTime < at).length,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    };
  }, selector);

/** Clicks (or types) and waits until the first row is another one and painted; timed within the page. */
export function changed(page: Page, row: string, target: string, text?: string): Promise<number> {
  return page.evaluate(
    async ({ rowSelector, selector, typed }) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const first = () => document.querySelector(rowSelector)?.textContent?.trim();
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
    { rowSelector: row, selector: target, typed: text },
  );
}

/** Clicks a link and waits until something is there and painted; the pointer rests on it for a moment first, as a hand does. */
export async function opened(page: Page, link: string, there: string): Promise<number> {
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
