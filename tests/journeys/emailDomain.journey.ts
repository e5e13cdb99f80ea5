import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { copied, enter, nameServer, test } from './steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a domain is set up, its records are copied and found, and it is switched on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Whoever makes the records has made them by the time of the first look, seconds after the set-up.
  nameServer().names.get = (name) =>
    name.endsWith('._domainkey.careers.ironbark.example') ? [`${name.split('.')[0]}.dkim.mail-provider.example`] : undefined;
  await enter(page, 'settings/email-domain', 'Ironbark Mining');
  await expect(page.getByText('Email domain is not started to set up')).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Setup customised email domain');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ironbark Careers');
  await page.getByRole('textbox', { name: 'Email address' }).fill('Jobs@careers.ironbark.example');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Email address cannot be configured once set up.');
  await expect(dialog).toContainText('jobs@careers.ironbark.example');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The first step of the process is successfully configured.')).toBeVisible();
  await expect(page.getByText('Email domain is pending set up')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Customised email domain' })).toBeDisabled();
  await expectAccessible(page);

  const rows = page.getByRole('table', { name: 'DNS records' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const names = new Set<string>();
  for (const row of [1, 2, 3]) {
    const copy = rows.nth(row).getByRole('button');
    await copy.first().click();
    const name = await copied(page, /^[a-z0-9]{32}\._domainkey\.careers\.ironbark\.example$/);
    names.add(name);
    await copy.nth(1).click();
    expect(await copied(page, /mail-provider/)).toBe(`${name.split('.')[0]}.dkim.mail-provider.example`);
  }
  expect(names.size).toBe(3);
  // The page reads by itself what the platform found.
  await expect(page.getByText('Email domain is successfully set up')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Correct')).toHaveCount(3);
  await page.getByRole('switch', { name: 'Customised email domain' }).click();
  await expect(page.getByText('Customised email domain successfully switched on.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ironbark Jobs');
  await press(page, 'Update');
  await expect(page.getByText('Display name successfully updated.')).toBeVisible();
  await expectAccessible(page);
});
