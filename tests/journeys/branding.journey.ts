import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const colour = (page: Page, element: string, name: string) => group(page, element).getByRole('textbox', { name, exact: true });
const chat = (page: Page) => page.locator('aside [inert]');

test('a customer without a branding is given one that follows what is typed, warns of weak colours, and is there after a reload', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="32"><rect width="80" height="32"/></svg>',
    }),
  );
  await enter(page, 'settings/branding', 'Northlight Training');
  await expect(page.getByRole('tab', { name: 'Branding' })).toHaveAttribute('aria-selected', 'true');
  await expect(chat(page).getByText('Vacancy Title Goes Here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();

  await page.getByLabel('Title').fill('Train with us');
  await expect(chat(page).getByText('Train with us')).toBeVisible();
  await page.getByLabel('Logo URL').fill('javascript:alert(1)');
  await colour(page, 'Header', 'Background').fill('#ffd');
  await expect(group(page, 'Header').getByText('Text 1.0 : 1')).toBeVisible();
  await expect(group(page, 'Header').getByText(/hard to read on this background/)).toBeVisible();
  await expect(chat(page).locator('[data-part=header]')).toHaveCSS('background-color', 'rgb(255, 255, 221)');
  await colour(page, 'Header', 'Text').fill('#12');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Please enter a valid HEX code')).toBeVisible();
  await expect(page.getByText('Please enter a web address, beginning with https://')).toBeVisible();
  await expect(page.getByLabel('Logo URL')).toBeFocused();

  await page.getByLabel('Logo URL').fill('https://cdn.example/logo.svg');
  await colour(page, 'Header', 'Text').fill('#12355b');
  await expect(chat(page).locator('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Add customer branding success.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await group(page, 'Question').getByRole('combobox', { name: 'Text' }).selectOption('White');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click();
  await colour(page, 'Question', 'Background').fill('#12355b');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Edit customer branding success.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Train with us');
  await expect(colour(page, 'Question', 'Background')).toHaveValue('#12355b');
  await expect(chat(page).locator('[data-part=question]').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(asked.filter((url) => url.startsWith('javascript:') || (url.includes('cdn.example') && !url.endsWith('/logo.svg')))).toEqual([]);
});
