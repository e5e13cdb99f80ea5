import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { copied, enter, nameServer, test } from './steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const colour = (page: Page, element: string, name: string) => group(page, element).getByRole('textbox', { name, exact: true });
const logo = (page: Page) => page.getByRole('textbox', { name: 'Or the web address of a picture' });
const fineTune = (page: Page) => page.getByText('Fine-tune', { exact: true }).click();
const chat = (page: Page) => page.locator('aside [inert]');

test('a customer gets an email domain, and meanwhile a branding that follows what is typed and warns of weak colours', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="32"><rect width="80" height="32"/></svg>',
    }),
  );

  await test.step('sets up a domain, and copies its records', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The records exist by the first check, seconds after set-up.
    nameServer().names.get = (name) =>
      name.endsWith('._domainkey.careers.northlight.example') ? [`${name.split('.')[0]}.dkim.mail-provider.example`] : undefined;
    await enter(page, 'settings/email-domain', 'Northlight Training');
    await expect(page.getByText('Email domain is not started to set up')).toBeVisible();
    await expectAccessible(page);

    await press(page, 'Setup customised email domain');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Northlight Careers');
    await page.getByRole('textbox', { name: 'Email address' }).fill('Jobs@careers.northlight.example');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Email address cannot be configured once set up.');
    await expect(dialog).toContainText('jobs@careers.northlight.example');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The first step of the process is successfully configured.')).toBeVisible();
    await expect(page.getByText('Email domain is pending set up')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Customised email domain' })).toBeDisabled();
    await expectAccessible(page);

    const rows = page.getByRole('table', { name: 'DNS records' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    const names = new Set<string>();
    // By the keyboard: what the first check finds moves the rows, perhaps between a button's press and its release.
    for (const row of [1, 2, 3]) {
      const copy = rows.nth(row).getByRole('button');
      await copy.first().press('Enter');
      const name = await copied(page, /^[a-z0-9]{32}\._domainkey\.careers\.northlight\.example$/);
      names.add(name);
      await copy.nth(1).press('Enter');
      expect(await copied(page, /mail-provider/)).toBe(`${name.split('.')[0]}.dkim.mail-provider.example`);
    }
    expect(names.size).toBe(3);
  });

  await test.step('makes the branding', async () => {
    await page.getByRole('tab', { name: 'Branding' }).click();
    await expect(page.getByRole('tab', { name: 'Branding' })).toHaveAttribute('aria-selected', 'true');
    await expect(chat(page).getByText('Vacancy Title Goes Here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();

    await page.getByLabel('Title').fill('Train with us');
    await expect(chat(page).getByText('Train with us')).toBeVisible();
    await logo(page).fill('javascript:alert(1)');
    await fineTune(page);
    await colour(page, 'Header', 'Background').fill('#ffd');
    await expect(group(page, 'Header').getByText('Text 1.0 : 1')).toBeVisible();
    await expect(group(page, 'Header').getByText(/hard to read on this background/)).toBeVisible();
    await expect(chat(page).locator('[data-part=header]')).toHaveCSS('background-color', 'rgb(255, 255, 221)');
    await colour(page, 'Header', 'Text').fill('#12');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Please enter a valid HEX code')).toBeVisible();
    await expect(page.getByText('Please enter a web address, beginning with https://')).toBeVisible();
    await expect(logo(page)).toBeFocused();

    await logo(page).fill('https://cdn.example/logo.svg');
    await colour(page, 'Header', 'Text').fill('#12355b');
    await expect(chat(page).locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Add customer branding success.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

    await fineTune(page);
    await group(page, 'Question').getByRole('combobox', { name: 'Text' }).selectOption('White');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click();
    await colour(page, 'Question', 'Background').fill('#12355b');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Edit customer branding success.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Train with us');
    await fineTune(page);
    await expect(colour(page, 'Question', 'Background')).toHaveValue('#12355b');
    await expect(chat(page).locator('[data-part=question]').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.getByRole('button', { name: 'Phone' }).click();
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('switches the domain on, once its records are found', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: 'Email Domain' }).click();
    // The page reads by itself what the platform found.
    await expect(page.getByText('Email domain is successfully set up')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Correct')).toHaveCount(3);
    await page.getByRole('switch', { name: 'Customised email domain' }).click();
    await expect(page.getByText('Customised email domain successfully switched on.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Display name' }).fill('Northlight Jobs');
    await press(page, 'Update');
    await expect(page.getByText('Display name successfully updated.')).toBeVisible();
    await expectAccessible(page);
  });
  expect(asked.filter((url) => url.startsWith('javascript:') || (url.includes('cdn.example') && !url.endsWith('/logo.svg')))).toEqual([]);
});
