import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { address, tenantOf, test } from './steps.ts';

// With sessionLife.journey.ts: both change accounts of the demo.
test.use({ own: 'accounts' });

// The demo's customer Northlight Training signs in at the demo's identity provider, a real one at /dev/idp. Entries that are refused, and what is
// switched off: tests/console/pages/sign-in.
const accountName = 'northlight-training';

const entry = (page: Page) => page.getByPlaceholder('Enter your email or Account Name');
const submit = (page: Page) => page.getByRole('button', { name: 'Go to Single Sign-On' }).click();
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('You are signed out of the demo’s identity provider.')).toBeVisible();
}

test('from the sign-in page over the company’s identity provider to a list, and out of both; an address that names the customer leads there, too', async ({
  page,
  context,
}) => {
  await test.step('comes in by the account name, and so does a tab that waits at the form', async () => {
    const waiting = await context.newPage();
    await waiting.goto(`${address()}/login`);
    await page.goto(`${address()}/login`);
    await page.getByRole('link', { name: 'Single Sign-On', exact: true }).click();
    await expect(page.getByText('Enter your email or Account Name to authenticate via SSO')).toBeVisible();
    await expect(page).toHaveTitle('Single Sign-On – Edge');
    await entry(page).fill(accountName);
    // In the page itself: the words are there for a moment only.
    await Promise.all([page.getByText('Logging in to Single Sign-On...').waitFor(), page.keyboard.press('Enter')]);
    await page.getByRole('button', { name: 'Sign in as Nina Newcomer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
    await expect(account(waiting)).toBeVisible();
    await waiting.close();
  });
  const tenant = tenantOf(page);

  await test.step('is out of both, and returns by the email address to what was asked for', async () => {
    const deep = `${tenant}/vacancies?page=1&perPage=50`;
    await logOut(page);
    await page.goto(deep);
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    // An account that the provider made is found by its address.
    await page.getByRole('link', { name: 'Single Sign-On', exact: true }).click();
    await entry(page).fill('Nina.Newcomer@northlight-training.example');
    await submit(page);
    await page.getByRole('button', { name: 'Sign in as Nina Newcomer' }).click();
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL(deep);
    await logOut(page);
  });

  await test.step('is led there by a customer’s id, and by an account with a redirect', async () => {
    await page.goto(`${address()}/login?customer_id=${tenant.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Sign in as Theo Trainer' }).waitFor();
    await page.goto(`${address()}/loginWithSSO?account_name=${accountName}&redirect=%2F`, { waitUntil: 'commit' });
    await expect(entry(page)).toHaveValue(accountName);
    await page.getByRole('button', { name: 'Sign in as Theo Trainer' }).click();
    await expect(account(page)).toBeVisible();
  });
});

test('somebody of another customer gets not in and loses nothing; whoever has a password enters it once, and then the company’s sign-in opens the account', async ({
  page,
}) => {
  await test.step('refuses somebody of another customer', async () => {
    await page.goto(`${address()}/loginWithSSO?account_name=${accountName}&redirect=%2Fregion%2Feu-west-1`);
    await page.getByRole('button', { name: 'Sign in as Sam Staff' }).click();
    await expect(page.getByText('You have no account yet')).toBeVisible();
    await expect(entry(page)).toHaveValue(accountName);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('redirect') === '/region/eu-west-1' && !searchParams.has('error'));
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === 'session')).toEqual([]);
  });

  const come = async () => {
    await page.goto(`${address()}/loginWithSSO?account_name=Northlight-Training&redirect=%2F`);
    // The one who administers the customer.
    await page
      .getByRole('button', { name: /^Sign in as / })
      .first()
      .click();
  };

  await test.step('connects the account of an administrator with its password', async () => {
    await come();
    await expect(page.getByRole('heading', { level: 1, name: 'Connect your account' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('Not-The-Passw0rd!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have 4 attempt(s) remaining.')).toBeVisible();
    await page.getByRole('button', { name: 'Email me a link instead' }).click();
    await expect(page.getByText(/^We’ve emailed a link to /)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Demo-Passw0rd!');
    await page.getByRole('button', { name: 'Connect and log in' }).click();
    await expect(account(page)).toBeVisible();
  });

  await test.step('asks for no password from then on', async () => {
    await logOut(page);
    await come();
    await expect(account(page)).toBeVisible();
  });
});
