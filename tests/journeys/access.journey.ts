import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

test('why somebody can see a vacancy is asked by keyboard alone and read, also on a small screen in the dark', async ({ page }) => {
  const who = await openAccess(page);
  await expect(page.getByRole('heading', { name: new RegExp(`^In Acme as a whole, ${who} may `) })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Access' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('About')).toBeFocused();
  await page.keyboard.type('Vac');
  await expect(page.getByRole('heading', { name: 'Choose a subject' })).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Vacancy' });
  await picker.waitFor();
  await page.keyboard.press('Tab');
  await expect(picker).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('heading', { name: new RegExp(`^${who} can(not)? .*this vacancy`) });
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL(/tab=access&subject=VACANCY&of=[0-9a-f]{24}$/);
  const told = await answer.textContent();
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`No group that ${who} is in has a rule that allows this.`)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^basic rule/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/groups\/[0-9a-f]{24}\?tab=(permissions|talentHub)$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: told ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: told ?? '' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByLabel('About').selectOption('Department');
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await expect(page.getByRole('heading', { name: /^In .* may / })).toBeVisible();
  await page.getByLabel('Filter rights').fill('edit user');
  await expect(page.getByText('Edit user', { exact: true })).toBeVisible();
  await expect(page.getByText('View vacancy list', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

/** Opens the Access tab of the first user of Acme; answers their name. */
async function openAccess(page: Page): Promise<string> {
  await enter(page, 'users', 'Acme');
  const person = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  await person.click();
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Why can / })).toBeVisible();
  return (await title.textContent()) ?? '';
}
