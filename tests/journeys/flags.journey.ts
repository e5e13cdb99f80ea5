import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { flagsFile } from './platform.ts';
import { enter, test } from './steps.ts';

function turnOff(...names: string[]): void {
  const file = JSON.parse(original) as { flags: Record<string, object> };
  for (const name of names) file.flags[name] = { ...file.flags[name], defaultVariant: 'off' };
  writeFileSync(flagsFile(), JSON.stringify(file));
}

let original = '';
test.beforeAll(() => void (original = readFileSync(flagsFile(), 'utf8')));
test.afterEach(() => writeFileSync(flagsFile(), original));

/** Somebody comes back to the tab, which asks at once what has changed: again where the answer was on its way before the change. */
const lookAgain = (page: Page, see: () => Promise<unknown>) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await see();
  }).toPass();
const soon = { timeout: 1_000 };

test('a flag that goes off takes its menu entry and its pages out of an open console, which says why, and gives them back', async ({
  page,
}) => {
  await enter(page, 'customers/create');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Vacancies' })).toBeVisible();
  await page.getByLabel('Display Name').fill('Half-written');
  await page.evaluate(() => ((window as { opened?: boolean }).opened = true));

  turnOff('oldEdgeFeaturesEnabled');
  await lookAgain(page, () => expect(menu.getByRole('link', { name: 'Vacancies' })).toHaveCount(0, soon));
  await expect(page.getByLabel('Display Name')).toHaveValue('Half-written');
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('why');
  await page.getByRole('option', { name: /Why is this disabled/ }).click();
  await expect(page.getByText('The flag oldEdgeFeaturesEnabled is off.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  turnOff('edgeCustomerCreationEnabled');
  await lookAgain(page, () => expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible(soon));
  await expect(menu.getByRole('link', { name: 'Vacancies' })).toBeVisible();

  turnOff();
  const restore = page.getByRole('button', { name: 'Restore' });
  await lookAgain(page, () => expect(restore).toBeVisible(soon));
  await restore.click();
  await expect(page.getByLabel('Display Name')).toHaveValue('Half-written');
  expect(await page.evaluate(() => (window as { opened?: boolean }).opened)).toBe(true);
});
