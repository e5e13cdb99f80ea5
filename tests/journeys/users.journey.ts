import { expect, type Page } from '@playwright/test';
import { address, enter, find, logIn, mailedLink, password, tenantOf, test } from './steps.ts';

const customer = 'Harbour & Vale';

test('staff find a user by search, change the phone number, and see it', async ({ page }) => {
  await create(page, 'Felicity', 'Findable');
  await find(page, 'felicity.findable@');
  await page.getByRole('link', { name: 'Felicity Findable', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Felicity Findable' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('491 570 156');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User is updated.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/users`);
  await find(page, 'felicity.findable@');
  await page.getByRole('link', { name: 'Felicity Findable', exact: true }).click();
  await expect(page.getByText('+61491570156')).toBeVisible();
});

test('a new user sets a first password by the mailed link and signs in', async ({ page, browser }) => {
  const email = await create(page, 'Nina', 'Newcomer');
  const own = await browser.newPage();
  await own.goto(await mailedLink(page, email));
  await own.getByLabel('New password', { exact: true }).fill(password);
  await own.getByLabel('Repeat the new password').fill(password);
  await own.getByRole('button', { name: 'Set password' }).click();
  await own.getByLabel('Email').waitFor();
  await logIn(own, email);
  await expect(own.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
  await own.close();
});

test('an address that is taken is told at its field', async ({ page }) => {
  const email = await create(page, 'Tara', 'Taken');
  await page.getByRole('link', { name: 'Create New' }).click();
  await fill(page, 'Tara', 'Again', email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
  await expect(page.getByLabel('Last Name')).toHaveValue('Again');
});

test('selected users are added to a group; who is in it already is told', async ({ page }) => {
  await create(page, 'Gloria', 'Grouped');
  await create(page, 'Greta', 'Grouped');
  await addToGroup(page, 'Grouped', 2);
  await expect(page.getByText('2 users have been added to the group.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Gloria Grouped/ })).toContainText('Customer Admins');
  await addToGroup(page, 'Grouped', 2);
  await expect(page.getByText('2 rows were left as they were and stay selected.')).toBeVisible();
});

test('an archived user comes back by Undo and from the archive', async ({ page }) => {
  await create(page, 'Arthur', 'Archived');
  const archive = async () => {
    await find(page, 'arthur.archived@');
    await page.getByRole('checkbox', { name: 'Select Arthur Archived' }).check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('1 user has been archived.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Arthur Archived', exact: true })).toBeHidden();
  };
  await archive();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Arthur Archived', exact: true })).toBeVisible();
  await page.goto(`${tenantOf(page)}/users`);
  await archive();
  await page.getByRole('main').getByRole('link', { name: 'View Archive' }).click();
  await find(page, 'arthur.archived@');
  await page.getByRole('checkbox', { name: 'Select Arthur Archived' }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 user has been restored.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/users`);
  await find(page, 'arthur.archived@');
});

test('a user whom wrong passwords locked is unlocked', async ({ page, browser }) => {
  const email = await create(page, 'Lola', 'Locked');
  const own = await browser.newPage();
  await own.goto(`${address()}/login`);
  for (const left of [4, 3, 2, 1]) {
    await logIn(own, email, 'Not-the-passw0rd');
    await own.getByText(`You have ${left} attempt(s) remaining.`).waitFor();
  }
  await logIn(own, email, 'Not-the-passw0rd');
  await own.getByRole('heading', { name: 'Account Locked' }).waitFor();
  await own.close();

  await find(page, email);
  await page.getByRole('link', { name: 'Lola Locked', exact: true }).click();
  await expect(page.getByRole('img', { name: 'User is locked' })).toBeVisible();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('The user has been unlocked')).toBeVisible();
  await expect(page.getByRole('img', { name: 'User is locked' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
});

test('a file with a wrong row is not sent, and says why; corrected, all of its users are created', async ({ page }) => {
  await enter(page, 'users/upload', customer);
  let sent = 0;
  page.on('request', (request) => {
    if (/ORGImportUsers/.test(request.postData() ?? '')) sent += 1;
  });
  await choose(page, ['Una,Uploaded,una.uploaded@vale.example,', 'Uma,Uploaded,no address,', 'Udo,Uploaded,udo.uploaded@vale.example,']);
  await expect(page.getByText('1 of 3 rows has something wrong. Nothing is sent until all are right.')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Rows of the file' });
  await expect(rows.getByRole('row').filter({ hasText: 'no address' })).toContainText(/email/i);
  await inGroup(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/users\/upload/);
  expect(sent, 'requests with users of the file').toBe(0);

  await choose(page, [
    'Una,Uploaded,una.uploaded@vale.example,',
    'Uma,Uploaded,uma.uploaded@vale.example,+61491570157',
    'Udo,Uploaded,udo.uploaded@vale.example,',
  ]);
  await expect(page.getByText('3 rows are ready to be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^3 users are created\./)).toBeVisible();
  await page.goto(`${tenantOf(page)}/users`);
  await find(page, 'uploaded@vale', 3);
  expect(await mailedLink(page, 'uma.uploaded@vale.example')).toContain('/resetPassword?');
});

/** Makes a user, and leaves the list of users open. */
async function create(page: Page, firstName: string, lastName: string): Promise<string> {
  const email = `${firstName}.${lastName}@vale.example`.toLowerCase();
  await enter(page, 'users/create', customer);
  await fill(page, firstName, lastName, email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User is created.')).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  return email;
}

async function fill(page: Page, firstName: string, lastName: string, email: string): Promise<void> {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await inGroup(page);
}

async function inGroup(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'User groups' }).click();
  await page.getByRole('option', { name: 'Recruiters' }).click();
  await page.keyboard.press('Escape');
}

async function addToGroup(page: Page, search: string, rows: number): Promise<void> {
  await find(page, search, rows);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'User group' }).click();
  await page.getByRole('option', { name: 'Customer Admins' }).click();
  await dialog.getByRole('button', { name: 'Add to group' }).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, lines: string[]): Promise<void> {
  const text = ['firstName,lastName,email,phoneNumber', ...lines].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}
