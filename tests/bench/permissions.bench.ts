import type { Page } from 'playwright-core';
import { onAccessGround, openedAt } from './accessGround.ts';
import { median } from './load.ts';
import { previewsBench } from './previews.ts';
import { report } from './report.ts';

const departments = 5000;
const toggles = 20;
const row = '[role=tree] [role=treeitem]';

export async function permissionsBench(): Promise<void> {
  await onAccessGround(departments, 4187, async ({ browser, page, tenant, filled, bare }) => {
    const opened = await openedAt(page, `${tenant}/groups/${filled.everybody.groupId}?tab=permissions`, row);
    const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await plain.addInitScript('globalThis.__name = (named) => named');
    const bareOpened = await openedAt(plain, bare, row);
    await page.waitForTimeout(1500);
    const name = filled.departments[1]?.name ?? '';
    // The whole customer's root stands first and is a branch of all of them; the other is a tenth of them.
    const ours = { root: await toggled(page, `${row}[aria-level="1"]`), branch: await toggled(page, `${row}[aria-label="${name}"]`) };
    const theirs = await toggled(plain, `${row}[data-id="${filled.departments[1]?.id}"]`);
    const shown = (what: string, times: number[], reference: number[]) => [
      { what, ms: median(times), 'longest ms': Math.max(...times), goal: '50', 'bare list ms': median(reference) },
    ];
    report(`permission editor over ${departments.toLocaleString('en-GB')} departments (median of ${toggles})`, [
      { what: 'deep link, with the console around it', ms: opened, 'longest ms': '', goal: '', 'bare list ms': bareOpened },
      ...shown('a branch of a tenth of them ticked or unticked', ours.branch, theirs),
      ...shown('all of them ticked or unticked', ours.root, theirs),
    ]);
  });
  await previewsBench();
}

/** Clicks a row again and again; each time until its box is another one and painted. */
function toggled(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(
    async ({ wanted, times }) => {
      const found: number[] = [];
      const one = () => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (!element) throw new Error(`there is no ${wanted}`);
        return element;
      };
      for (let run = 0; run < times; run += 1) {
        const before = one().getAttribute('aria-checked');
        const begun = performance.now();
        one().click();
        while (one().getAttribute('aria-checked') === before) {
          if (performance.now() - begun > 10_000) throw new Error(`${wanted} stays ${before}`);
          await new Promise(requestAnimationFrame);
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        found.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return found;
    },
    { wanted: selector, times: toggles },
  );
}
