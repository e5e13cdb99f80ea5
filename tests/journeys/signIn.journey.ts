import { expect } from '@playwright/test';
import { address, logIn, signedIn, tenantOf, test } from './steps.ts';

// Refusals, locks and codes: tests/console/pages/sign-in, sessionLife.journey.ts and users.journey.ts.

test('somebody with a password arrives at their home page, returns to a deep link, and is led to no foreign address', async ({ page }) => {
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  };

  await test.step('arrives at the home page', async () => {
    await page.goto(address());
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeDisabled();
    await logIn(page, 'admin@acme.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page).toHaveURL(/\/region\/ap-southeast-2\/customers\/[0-9a-f]{24}$/);
  });

  await test.step('returns to a deep link', async () => {
    const deep = `${tenantOf(page)}/vacancies?page=1&perPage=50`;
    await logOut();
    await page.goto(deep);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logIn(page, 'admin@acme.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
    await signedIn(page);
    expect(page.url()).toBe(deep);
  });

  await test.step('is led to no foreign address', async () => {
    await logOut();
    await page.goto(`${address()}/login?redirect=${encodeURIComponent('https://evil.example/steal')}`);
    await logIn(page, 'admin@acme.example');
    await expect(page.getByText('Redirection to the address is blocked due to domain restriction.')).toBeVisible();
    // Signed in already.
    await page.goto(`${address()}/login?redirect=${encodeURIComponent('javascript:alert(1)')}`);
    await expect(page.getByText('Please make sure your redirect url is valid')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(address()).origin);
  });
});
