import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it is once nothing moves any more: what fades in has colours of its own on the way. */
export async function faultsOf(page: Page, impacts?: readonly string[]): Promise<string[]> {
  await page.evaluate(still);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} (${any[0]?.message ?? ''})`).join(' | ')}`);
}

/** Waits until it is painted and nothing moves any more; what has come to rest may have set something else in motion. */
export async function still(): Promise<void> {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await frames();
  for (let moving = ending(); moving.length > 0; moving = ending()) {
    await Promise.allSettled(moving.map((each) => each.finished));
    await frames();
  }
}

export const expectAccessible = async (page: Page): Promise<void> => expect(await faultsOf(page)).toEqual([]);
