import { expect, type Page, type Request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { address, enter, logIn, mailedLink, password, signedIn, tenantOf, test } from './steps.ts';

// The browser's own passkeys, over a virtual authenticator of Chromium; attacks on them are in tests/platform/services/passkeys.test.ts.
test('a passkey and an authenticator app are added, let their owner in, and an administrator removes them', async ({ page, browser }) => {
  const email = 'careful.person@acme-pharmacy.example';
  await enter(page, 'users/create', 'Acme Pharmacy');
  await page.getByLabel('First Name').fill('Careful');
  await page.getByLabel('Last Name').fill('Person');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'User groups' }).click();
  await page.getByRole('option', { name: 'Recruiters' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  const invited = await mailedLink(page, email);

  const desk = await browser.newPage();
  const authenticator = await withPasskeys(desk);
  await desk.goto(invited);
  await desk.getByLabel('New password', { exact: true }).fill(password);
  await desk.getByLabel('Repeat the new password').fill(password);
  await desk.getByRole('button', { name: 'Set password' }).click();
  await desk.getByLabel('Email', { exact: true }).waitFor();
  await logIn(desk, email);
  await signedIn(desk);

  await desk.goto(`${tenantOf(desk)}/account/factors`);
  await desk.getByRole('button', { name: 'Add passkey' }).first().click();
  await desk.getByRole('button', { name: 'Create passkey' }).click();
  const codes = desk.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(desk.getByRole('row', { name: /Passkey/ })).toBeVisible();

  await desk.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = Secret.fromBase32((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Add app' }).click();
  await expect(dialog.getByText(/This code isn’t right/)).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Add app' }).click();
  await expect(desk.getByRole('row', { name: /Authenticator app/ })).toBeVisible();

  await desk.getByRole('link', { name: 'Authenticator app' }).click();
  await desk.getByRole('button', { name: 'Rename' }).click();
  await desk.getByLabel(/^Name/).fill('Phone of the pharmacy');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('The second factor has a new name.')).toBeVisible();
  await expect(desk.getByText('Phone of the pharmacy').first()).toBeVisible();

  // The authenticator chooses from the suggestions for the email by itself.
  await signOut(desk);
  await signedIn(desk);

  await authenticator.chooses(false);
  // The suggestions must have been requested before the authenticator may choose.
  const suggested = desk.waitForResponse((response) => startsPasskey(response.request()));
  await signOut(desk);
  await suggested;
  // A request to the authenticator that has begun doesn't notice that it may choose now.
  await desk.route('**/graphql', async (route) => {
    if (startsPasskey(route.request())) await authenticator.chooses(true);
    await route.continue();
  });
  await desk.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(desk);
  await desk.unroute('**/graphql');

  await authenticator.chooses(false);
  await signOut(desk);
  await logIn(desk, email);
  await desk.getByRole('heading', { name: 'Use your passkey' }).waitFor();
  await desk.getByRole('button', { name: 'Use a recovery code' }).click();
  await desk.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await desk.getByRole('button', { name: 'Log In' }).click();
  await signedIn(desk);

  await page.getByRole('link', { name: 'Careful Person', exact: true }).click();
  await page
    .getByRole('button', { name: 'Other actions' })
    .or(page.getByRole('button', { name: 'More' }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove second factors' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factors' }).click();
  await expect(page.getByText('The second factors have been removed.', { exact: false })).toBeVisible();
  await desk.reload();
  await desk.getByLabel('Email', { exact: true }).waitFor();
  await logIn(desk, email);
  await signedIn(desk);
  await desk.close();
});

async function withPasskeys(page: Page): Promise<{ chooses: (enabled: boolean) => Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { chooses: (enabled) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }) };
}

const startsPasskey = (request: Request): boolean => request.postData()?.includes('AuthStartPasskeyLogin') ?? false;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  // The authenticator may sign in again before anybody looks.
  await Promise.all([page.waitForURL(`${address()}/login**`), page.getByText('Log Out', { exact: true }).click()]);
}
