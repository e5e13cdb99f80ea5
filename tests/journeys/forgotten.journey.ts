import { expect } from '@playwright/test';
import { address, enter, logIn, mailedLink, password, test } from './steps.ts';

const renewed = 'Another-Passw0rd!';

test('a forgotten password is set anew by a mailed link that works once and ends every session', async ({ page, browser }) => {
  const email = 'forgetful.person@acme-pharmacy.example';
  await enter(page, 'users/create', 'Acme Pharmacy');
  await page.getByLabel('First Name').fill('Forgetful');
  await page.getByLabel('Last Name').fill('Person');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'User groups' }).click();
  await page.getByRole('option', { name: 'Recruiters' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User is created. We’ve emailed them a link to set a password.')).toBeVisible();
  const invited = await mailedLink(page, email);
  await page.getByRole('link', { name: 'Forgetful Person', exact: true }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('An email has been sent to this user.')).toBeVisible();
  const first = await mailedLink(page, email, invited);

  const desk = await browser.newPage();
  await desk.goto(first);
  await desk.getByLabel('New password', { exact: true }).fill(password);
  await desk.getByLabel('Repeat the new password').fill(password);
  await desk.getByRole('button', { name: 'Set password' }).click();
  await desk.getByLabel('Email', { exact: true }).waitFor();
  await logIn(desk, email);
  await expect(desk.getByRole('button', { name: 'Account of Forgetful Person' })).toBeVisible();

  const phone = await browser.newPage();
  await phone.goto(`${address()}/login`);
  await phone.getByRole('link', { name: /forgot/i }).click();
  await phone.getByLabel('Email', { exact: true }).fill(email);
  await phone.getByRole('button', { name: 'Send link' }).click();
  await expect(phone.getByText('Please check your email inbox for a link to reset your password.')).toBeVisible();
  const link = await mailedLink(page, email, first);
  await phone.goto(link);
  await phone.getByLabel('New password', { exact: true }).fill(renewed);
  await phone.getByLabel('Repeat the new password').fill(`${renewed}?`);
  await phone.getByRole('button', { name: 'Set password' }).click();
  await expect(phone.getByText('Oops, make sure to enter the same password in both boxes.')).toBeVisible();
  await phone.getByLabel('Repeat the new password').fill(renewed);
  await phone.getByRole('button', { name: 'Set password' }).click();
  await phone.getByLabel('Email', { exact: true }).waitFor();

  await desk.reload();
  await expect(desk.getByLabel('Email', { exact: true }), 'the session on the other device has ended').toBeVisible();
  await logIn(desk, email);
  await expect(desk.getByText('Please check that your email and password are correct.'), 'the old password is of no use').toBeVisible();
  await logIn(desk, email, renewed);
  await expect(desk.getByRole('button', { name: 'Account of Forgetful Person' })).toBeVisible();

  await phone.goto(link);
  await phone.getByLabel('New password', { exact: true }).fill(renewed);
  await phone.getByLabel('Repeat the new password').fill(renewed);
  await phone.getByRole('button', { name: 'Set password' }).click();
  await expect(phone.getByText('Please request a new link to reset password.'), 'a link works once').toBeVisible();
  await phone.getByRole('link', { name: 'Request a new link' }).click();
  await expect(phone.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await desk.close();
  await phone.close();
});
