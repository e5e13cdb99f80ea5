import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, tenantOf, test } from './steps.ts';

const figures = (page: Page) => page.getByRole('main').getByRole('table').getByRole('link');
const number = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** The number of rows that a list says it has. */
async function totalOf(page: Page): Promise<number> {
  const words = page
    .getByRole('main')
    .getByText(/ of [\d,]+$/)
    .first();
  await words.waitFor();
  return number(/of ([\d,]+)$/.exec((await words.textContent()) ?? '')?.[1] ?? '');
}

for (const look of ['light', 'dark'] as const)
  test(`a list is explored by keyboard alone, every figure leads to its rows, and its chart comes home (${look})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await enter(page, 'applications?as=explore&explore=bar+createdAt:month+applicationStatusList');
    await figures(page).first().waitFor();
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    await expectAccessible(page);

    const one = figures(page).last();
    const count = number(await one.textContent());
    await one.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/as=table/);
    await expect.poll(() => totalOf(page)).toBe(count);

    await page.goBack();
    await figures(page).first().waitFor();
    await page.getByRole('button', { name: 'Show on your home page' }).press('Enter');
    await page.goto(`${tenantOf(page)}/`);
    const card = page.getByRole('region', { name: /^Applications by / });
    await card.locator('.recharts-bar-rectangle').first().waitFor();
    await expectAccessible(page);
    await card.getByRole('link', { name: /^Explore: / }).press('Enter');
    await page.waitForURL(/explore=bar/);
    await figures(page).first().waitFor();
  });

test('an exploration stays on a phone and in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'vacancies?as=explore&explore=line+createdAt:quarter+sum:applicationCount');
  await figures(page).first().waitFor();
  await page
    .getByRole('img', { name: /^Sum of / })
    .locator('svg')
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
