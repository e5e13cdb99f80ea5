import { expect, type Page } from '@playwright/test';
import { enter, find, logIn, mailedLink, menuEntry, password, test } from './steps.ts';

const customer = 'Harbour & Vale';

test('a user is made, comes in by a mailed link, is locked and unlocked, changed, grouped, archived and had back; others come from a file', async ({
  page,
  browser,
}) => {
  const email = 'felicity.findable@vale.example';
  const name = 'Felicity Findable';
  const box = page.getByRole('checkbox', { name: `Select ${name}` });
  const link = page.getByRole('link', { name, exact: true });

  await test.step('is made by staff', async () => {
    await enter(page, 'users/create', customer);
    await page.getByLabel('First Name').fill('Felicity');
    await page.getByLabel('Last Name').fill('Findable');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await inGroup(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User is created. We’ve emailed them a link to set a password.')).toBeVisible();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  });

  await test.step('sets a first password by the mailed link, signs in, and is locked by wrong passwords', async () => {
    const own = await browser.newPage();
    await own.goto(await mailedLink(page, email));
    await own.getByLabel('New password', { exact: true }).fill(password);
    await own.getByLabel('Repeat the new password').fill(password);
    await own.getByRole('button', { name: 'Set password' }).click();
    await own.getByLabel('Email', { exact: true }).waitFor();
    await logIn(own, email);
    await own.getByRole('button', { name: `Account of ${name}` }).click();
    await own.getByRole('button', { name: 'Log Out' }).click();
    await own.getByLabel('Email', { exact: true }).waitFor();
    for (const left of [4, 3, 2, 1]) {
      await logIn(own, email, 'Not-the-passw0rd');
      await own.getByText(`You have ${left} attempt(s) remaining.`).waitFor();
      await expect(own.getByText('Please check that your email and password are correct.')).toBeVisible();
      await expect(own.getByLabel('Email', { exact: true })).toHaveValue(email);
    }
    await logIn(own, ` ${email.toUpperCase()}`, 'Not-the-passw0rd');
    await own.getByRole('heading', { name: 'Account Locked' }).waitFor();
    await expect(own.getByText('Please try again in 5 minutes, or contact your system administrator.')).toBeVisible();
    await own.close();
  });

  await test.step('is found and unlocked by staff', async () => {
    await find(page, email);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('img', { name: 'User is locked' })).toBeVisible();
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByText('The user has been unlocked')).toBeVisible();
    await expect(page.getByRole('img', { name: 'User is locked' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  });

  await test.step('gets a phone number', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('491 570 156');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User is updated.')).toBeVisible();
    await menuEntry(page, 'Users').click();
    await find(page, email);
    await link.click();
    await expect(page.getByText('+61491570156')).toBeVisible();
  });

  await test.step('is added to a group once', async () => {
    await menuEntry(page, 'Users').click();
    await find(page, email);
    await addToGroup(page);
    await expect(page.getByText('1 user has been added to the group.')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Customer Admins');
    await addToGroup(page);
    await expect(page.getByText(/^1 row couldn’t be changed/)).toBeVisible();
    await box.uncheck();
  });

  await test.step('is archived, and comes back by Undo and from the archive', async () => {
    const archive = async () => {
      await box.check();
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await expect(page.getByText('1 user has been archived.')).toBeVisible();
      await expect(link).toBeHidden();
    };
    await archive();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(link).toBeVisible();
    await archive();
    await page.getByRole('main').getByRole('link', { name: 'View Archive' }).click();
    await find(page, email);
    await box.check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('1 user has been restored.')).toBeVisible();
    await menuEntry(page, 'Users').click();
    await find(page, email);
  });

  await test.step('are created of a file, once none of its rows is wrong', async () => {
    await page.getByRole('button', { name: 'Upload' }).click();
    let sent = 0;
    page.on('request', (request) => {
      if (/ORGImportUsers/.test(request.postData() ?? '')) sent += 1;
    });
    await choose(page, ['Una,Uploaded,una.uploaded@vale.example,', 'Uma,Uploaded,no address,', 'Udo,Uploaded,udo.uploaded@vale.example,']);
    await expect(page.getByText('1 of 3 rows needs fixing. Nothing is sent until every row is right.')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Rows in the file' });
    await expect(rows.getByRole('row').filter({ hasText: 'no address' })).toContainText(/email/i);
    await inGroup(page);
    await page.getByRole('button', { name: 'Save' }).click();
    // Messages wait for one another, and a click takes one away.
    await page.getByText('Please make sure the fields pass validations.').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText('Please make sure the fields pass validations.')).toBeHidden();
    await expect(page).toHaveURL(/\/users\/upload/);
    expect(sent, 'requests with users of the file').toBe(0);

    await choose(page, [
      'Una,Uploaded,una.uploaded@vale.example,',
      'Uma,Uploaded,uma.uploaded@vale.example,+61491570157',
      'Udo,Uploaded,udo.uploaded@vale.example,',
    ]);
    await expect(page.getByText('3 rows are ready to be sent.')).toBeVisible();
    await page.getByText('File has been successfully uploaded!').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^3 users have been added\./)).toBeVisible();
    await menuEntry(page, 'Users').click();
    await find(page, 'uploaded@vale', 3);
    expect(await mailedLink(page, 'uma.uploaded@vale.example')).toContain('/resetPassword?');
  });
});

async function inGroup(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'User groups' }).click();
  await page.getByRole('option', { name: 'Recruiters' }).click();
  await page.keyboard.press('Escape');
}

async function addToGroup(page: Page): Promise<void> {
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
