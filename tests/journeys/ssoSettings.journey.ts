import { expect, type Page } from '@playwright/test';
import { exampleCertificate } from '../support/exampleSso.ts';
import { expectAccessible } from './accessible.ts';
import { address, copied, enter, test } from './steps.ts';

// Single Sign-On of the customer settings (specification 1 §2.6, §4, §5). The identity provider is the demo's, at /dev/idp.

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function testSignIn(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Open the sign-in window' }).click();
  const provider = await opened;
  // The window closes itself once the answer is there.
  const closed = provider.waitForEvent('close');
  await provider.getByRole('button', { name: 'Sign in as Nina Newcomer' }).click();
  await closed;
}

test('single sign-on is set up with a certificate, copied from, tested and switched off, and a test signs nobody in', async ({
  page,
  context,
}) => {
  await test.step('is set up with what it lacks told at the fields', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, 'settings/sso?domain=sapia', 'Acme');
    await expect(page.getByText('Single Sign-On is not set up')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Test sign-in' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Set up Single Sign-On' }).click();
    await expect(page.getByRole('switch', { name: 'Enable Single Sign-On' })).toBeChecked();
    await save(page);
    await expect(page.getByText('Please enter the login url')).toBeVisible();
    await expect(page.getByText('Please enter the public certificate')).toBeVisible();
    await page.getByLabel('Login URL').fill(`${address()}/dev/idp`);
    await page.getByLabel('Public certificate 1').fill('no certificate');
    await save(page);
    await expect(page.getByText('Please enter an X.509 certificate, in PEM format or as base64')).toBeVisible();
    await page.getByLabel('Public certificate 1').fill(exampleCertificate);
    await save(page);
    await expect(page.getByText('SSO configuration updated')).toBeVisible();
    await expect(page.getByText('Single Sign-On is enabled')).toBeVisible();
    await expect(page.getByText('CN=Example identity provider').first()).toBeVisible();
  });

  await test.step('gives the values for the identity provider to the clipboard', async () => {
    const values = page.getByRole('region', { name: 'For the identity provider' });
    await values.getByRole('button', { name: 'Copy' }).first().click();
    expect(await copied(page, /metadata$/)).toBe(`${address()}/sso/acme/metadata`);
    await expectAccessible(page);
  });

  await test.step('tells why a sign-in would be refused', async () => {
    // The demo's provider signs with another certificate.
    await page.getByRole('button', { name: 'Test sign-in' }).click();
    await testSignIn(page);
    await expect(dialog(page).getByText('The sign-in would be refused')).toBeVisible();
    await expect(dialog(page).getByText(/no signature by a certificate of the configuration/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('is switched off after a question', async () => {
    await page.getByRole('switch', { name: 'Enable Single Sign-On' }).click();
    await save(page);
    await expect(dialog(page).getByText('Disable Single Sign-On for Acme?')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Single Sign-On is enabled')).toBeVisible();
    await save(page);
    await dialog(page).getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Single Sign-On is disabled')).toBeVisible();
  });

  await test.step('shows what a test sign-in returned, and signs nobody in', async () => {
    await enter(page, 'settings/sso', 'Northlight Training');
    await page.getByRole('button', { name: 'Test sign-in' }).click();
    await testSignIn(page);
    await expect(dialog(page).getByText('The sign-in would succeed with a new account')).toBeVisible();
    await expect(dialog(page).getByText('emp-0002')).toBeVisible();
    await dialog(page).getByText('3 attributes').click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Sam Staff' })).toBeVisible();
  });
});
