import { expect } from '@playwright/test';
import { address, logIn, mailedCode, openAs, password, tenantOf, test } from './steps.ts';

test('somebody with a password arrives at the first page that they may open', async ({ page }) => {
  await page.goto(address());
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeDisabled();
  await logIn(page, 'admin@acme.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Sets' })).toBeVisible();
  await expect(page).toHaveURL(/\/region\/ap-southeast-2\/customers\/[0-9a-f]{24}\/workflow-sets/);
});

test('a wrong password counts down, keeps the address typed, and locks after five tries', async ({ page }) => {
  await page.goto(`${address()}/login`);
  for (const left of [4, 3, 2, 1]) {
    await logIn(page, 'Nobody.Here@acme.example', 'Not-the-passw0rd');
    await expect(page.getByText(`You have ${left} attempt(s) remaining.`)).toBeVisible();
    await expect(page.getByText('Please check that your email and password are correct.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('Nobody.Here@acme.example');
  }
  await logIn(page, ' nobody.here@ACME.example', 'Not-the-passw0rd');
  await expect(page.getByRole('heading', { name: 'Account Locked' })).toBeVisible();
  await expect(page.getByText('Please try again in 5 minutes, or contact your system administrator.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a mailed code lets a person in; a wrong one sends back to the form, an old one is refused after a resend', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await logIn(page, 'mfa@acme.example');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend code in/ })).toBeDisabled();
  const code = await mailedCode(page, 'mfa@acme.example');
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Oops, please make sure to enter the correct code.')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const newer = await mailedCode(page, 'mfa@acme.example', code);
  await page.getByLabel('Code').fill(newer);
  await page.getByLabel('Remember this device for 14 days').check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await logIn(page, 'mfa@acme.example');
  await expect(page.getByRole('button', { name: /^Account of / }), 'the remembered device needs no code').toBeVisible();
});

test('a deep link asks to sign in and then opens what was asked for', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations');
  const deep = `${tenantOf(page)}/organisations?page=1&perPage=50`;
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(`${address()}/login`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(deep);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, 'staff@demo.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  expect(page.url()).toContain('perPage=50');
});

for (const [kind, target, text] of [
  ['another host', 'https://evil.example/steal', 'Redirection to the address is blocked due to domain restriction.'],
  ['a script', 'javascript:alert(1)', 'Please make sure your redirect url is valid'],
  ['a host without a scheme', '//evil.example', 'Redirection to the address is blocked due to domain restriction.'],
  ['no address', 'https://', 'Please make sure your redirect url is valid'],
] as const) {
  test(`a redirect to ${kind} is refused after signing in`, async ({ page }) => {
    await page.goto(`${address()}/login?redirect=${encodeURIComponent(target)}`);
    await logIn(page, 'admin@globex.example');
    await expect(page.getByText(text)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(address()).origin);
  });
}

test('logging out in one tab ends the session in the other', async ({ page, context }) => {
  await openAs(page, 'admin@acme.example');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(second.getByLabel('Email')).toBeVisible();
});
