import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Runs axe on the page once nothing moves any more: fading elements have colours of their own. */
export async function faultsOf(page: Page, impacts?: readonly string[]): Promise<string[]> {
  await page.evaluate(still);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(violationsOfPage);
  return violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? '')).map(({ fault }) => fault);
}

async function violationsOfPage(): Promise<{ impact: string | null | undefined; fault: string }[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    fault: `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} (${any[0]?.message ?? ''})`).join(' | ')}`,
  }));
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
