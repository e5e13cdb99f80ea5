import type { Browser, Page } from 'playwright-core';
import { report, type Figure } from './report.ts';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

export interface Tasks {
  /** Longest task of the page's thread, in ms of CPU: a busy machine does not change it. */
  'longest task': number;
  'over 50 ms': number;
  total: number;
}

/** Traces the page's tasks during a piece of work. */
export async function tasksOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
  return {
    'longest task': Math.max(0, ...times),
    'over 50 ms': times.filter((time) => time > 50).length,
    total: times.reduce((sum, time) => sum + time, 0),
  };
}

/** Measures one piece of work after the other on a page, each until the page is idle. */
export function measureTasks(browser: Browser, page: Page) {
  const figures: Figure[] = [];
  const measured = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    const tasks = await tasksOf(browser, page, async () => {
      await work();
      // Two frames without work in between, and what was put off until the page is idle.
      await page.waitForTimeout(1500);
    });
    figures.push({ what, ms: performance.now() - begun, ...tasks });
  };
  return { measured, report: (title: string) => report(title, figures) };
}

export interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/** After a collection: bytes of the heap, nodes and listeners, also those that are detached. */
export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  // A second collection takes what finalisers of the first one let go.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
