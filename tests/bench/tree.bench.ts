import type { Page } from 'playwright-core';
import { onAccessGround, openedAt, shownAfter } from './accessGround.ts';
import { median } from './load.ts';
import { report } from './report.ts';

const departments = 10_000;
const runs = 3;
const row = '[role=tree] [role=treeitem]';

export const treeBench = (): Promise<void> =>
  onAccessGround(departments, 4186, async ({ browser, page, tenant, bare }) => {
    const found = { menu: [] as number[], editor: [] as number[], link: [] as number[], bare: [] as number[] };
    const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await plain.addInitScript('globalThis.__name = (named) => named');
    for (let run = 0; run < runs; run += 1) {
      found.bare.push(await openedAt(plain, bare, row));
      found.link.push(await openedAt(page, `${tenant}/departments`, row));
      await page.goto(`${tenant}/groups`);
      await page.locator('main tbody a').first().waitFor();
      await page.waitForTimeout(1500);
      found.menu.push(await shownAfter(page, 'nav a[href$="/departments"]', row));
      await page.waitForTimeout(1500);
      found.editor.push(await shownAfter(page, 'a[href$="/departments/edit"]', '[role=treeitem] [data-handle]'));
      await page.waitForTimeout(500);
    }
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.waitForTimeout(1000);
    const [ours, theirs] = [await dragged(page), await dragged(plain)];
    report(`departments, ${departments.toLocaleString('en-GB')} of them`, [
      { what: 'opened from the menu', ms: median(found.menu), goal: '1,000', 'bare list ms': median(found.bare) },
      { what: 'its editor opened', ms: median(found.editor), goal: '1,000', 'bare list ms': median(found.bare) },
      { what: 'deep link, with the console around it', ms: median(found.link), goal: '', 'bare list ms': median(found.bare) },
      { what: 'longest frame of a drag, all branches open', ms: ours.longest, goal: '50', 'bare list ms': theirs.longest },
      { what: '… of its frames that took over 50 ms', ms: ours.slow, goal: '0', 'bare list ms': theirs.slow },
      { what: '… median frame', ms: ours.median, goal: '', 'bare list ms': theirs.median },
      { what: '… departments that it went past', ms: ours.past, goal: '', 'bare list ms': theirs.past },
    ]);
  });

/** Drags a department down the window, holds it at the lower edge until the page has scrolled for three seconds, and lets it go. */
async function dragged(page: Page): Promise<{ longest: number; slow: number; median: number; past: number }> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const box = await page.locator(row).nth(4).boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  const [x, y] = [box.x + 160, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.evaluate(() => {
    const own = globalThis as unknown as { frames: number[] };
    own.frames = [];
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      own.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(x + (step % 7), y + ((880 - y) * step) / 40);
  await page.waitForTimeout(3000);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
  const past = (await page.evaluate(() => scrollY)) / 36;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { longest: Math.max(...frames), slow: frames.filter((each) => each > 50).length, median: median(frames), past: Math.round(past) };
}
