import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { address, openAs, tenantOf, test } from './steps.ts';

test.use({ own: 'sso' });

// The demo's customer Northlight Training signs in at the demo's identity provider, a real one at /dev/idp.
const accountName = 'northlight-training';

const entry = (page: Page) => page.getByPlaceholder('Enter your email or Account Name');
const submit = (page: Page) => page.getByRole('button', { name: 'Go to Single Sign-On' }).click();
const account = (page: Page) => page.getByRole('button', { name: /^Account of / });

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

test('from the link on the sign-in page over the company’s identity provider to a list, and out of both again', async ({
  page,
  context,
}) => {
  const waiting = await context.newPage();
  await waiting.goto(`${address()}/login`);
  await page.goto(`${address()}/login`);
  await page.getByRole('link', { name: 'Single Sign-On', exact: true }).click();
  await expect(page.getByText('Enter your email or Account Name to authenticate via SSO')).toBeVisible();
  await expect(page).toHaveTitle('Single Sign-On – Edge');
  await entry(page).fill(accountName);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logging in to Single Sign-On...')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as Nina Newcomer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Sets' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
  await expect(account(waiting), 'a tab that waits at the form is signed in with it').toBeVisible();
  await waiting.close();
  const deep = `${tenantOf(page)}/vacancies?page=1&perPage=50`;

  await logOut(page);
  await expect(page.getByText('You are signed out of the demo’s identity provider.')).toBeVisible();
  await page.goto(deep);
  await expect(page.getByLabel('Email')).toBeVisible();
  // What was asked for goes along, there and back; an account that the provider made is found by its address.
  await page.getByRole('link', { name: 'Single Sign-On', exact: true }).click();
  await entry(page).fill('Nina.Newcomer@northlight-training.example');
  await submit(page);
  await page.getByRole('button', { name: 'Sign in as Nina Newcomer' }).click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(deep);
});

test('a customer’s id leads there by itself, also with an account and a redirect', async ({ page, browser }) => {
  const staff = await browser.newPage();
  const { customerId } = await configured(staff);
  await staff.close();
  await page.goto(`${address()}/login?customer_id=${customerId}`);
  await page.getByRole('button', { name: 'Sign in as Theo Trainer' }).waitFor();
  await page.goto(`${address()}/loginWithSSO?account_name=${accountName}&redirect=%2F`);
  await expect(entry(page)).toHaveValue(accountName);
  await page.getByRole('button', { name: 'Sign in as Theo Trainer' }).click();
  await expect(account(page)).toBeVisible();
});

test('somebody of another customer gets not in, and is told so without losing what was asked for', async ({ page }) => {
  await page.goto(`${address()}/loginWithSSO?account_name=${accountName}&redirect=%2Fregion%2Feu-west-1`);
  await page.getByRole('button', { name: 'Sign in as Sam Staff' }).click();
  await expect(page.getByText("Your company's sign-in was not accepted")).toBeVisible();
  await expect(entry(page)).toHaveValue(accountName);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('redirect') === '/region/eu-west-1' && !searchParams.has('error'));
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'session')).toEqual([]);
});

test('whoever has a password enters it once, and from then on the company’s sign-in opens the account', async ({ page }) => {
  const come = async () => {
    await page.goto(`${address()}/loginWithSSO?account_name=Northlight-Training&redirect=%2F`);
    // The one who administers the customer.
    await page
      .getByRole('button', { name: /^Sign in as / })
      .first()
      .click();
  };
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
  await logOut(page);
  await expect(page.getByText('You are signed out of the demo’s identity provider.')).toBeVisible();
  await come();
  await expect(account(page)).toBeVisible();
});

test('a cancelled one sends nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.postData()?.includes('IDPAuthSSOLogin') && asked.push(request.url()));
  await page.goto(`${address()}/loginWithSSO`);
  await entry(page).fill(accountName);
  await submit(page);
  await page.getByRole('button', { name: 'Cancel SSO logging in' }).click();
  await expect(page.getByRole('button', { name: 'Go to Single Sign-On' })).toBeVisible();
  await expect(entry(page)).toBeFocused();
  // Longer than a submission waits.
  await page.waitForTimeout(1800);
  expect(asked).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/loginWithSSO');
});

test('nothing is sent with a wrong entry or a wrong redirect, and what is unknown or switched off says so', async ({ page, browser }) => {
  await page.goto(`${address()}/loginWithSSO?redirect=javascript:alert(1)`);
  await submit(page);
  await expect(page.getByText('Please enter your account name or email')).toBeVisible();
  await entry(page).fill('Not an account');
  await submit(page);
  await expect(page.getByText('Please enter the correct Account Name')).toBeVisible();
  await entry(page).fill(accountName);
  await submit(page);
  await expect(page.getByText('Please make sure your redirect url is valid')).toBeVisible();

  await page.goto(`${address()}/loginWithSSO?redirect=https://evil.example/&account_name=${accountName}`);
  await expect(page.getByText('Redirection to the address is blocked due to domain restriction.')).toBeVisible();

  await page.goto(`${address()}/loginWithSSO`);
  await entry(page).fill('globex');
  await submit(page);
  await expect(page.getByText("Account Name doesn't exist")).toBeVisible();
  await entry(page).fill('nobody.at.all@acme.example');
  await submit(page);
  await expect(page.getByText('SSO Not Enabled')).toBeVisible();

  const staff = await browser.newPage();
  const { customerId } = await configured(staff);
  await setEnabled(staff, customerId, false);
  try {
    await entry(page).fill(accountName);
    await submit(page);
    await expect(page.getByText("Account Name doesn't exist"), 'not the text of before').toHaveCount(0);
    await expect(page.getByText('Please contact support to enable SSO')).toBeVisible();
    await page.goto(`${address()}/login?customer_id=${customerId}`);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  } finally {
    await setEnabled(staff, customerId, true);
    await staff.close();
  }
});

/** Signs staff in on a page; answers the customer that has single sign-on. */
async function configured(page: Page): Promise<{ customerId: string }> {
  await openAs(page, 'staff@demo.example');
  const { AuthSearchCustomers } = await call<{ AuthSearchCustomers: { data: { customerId: string; uniqueName: string }[] } }>(
    page,
    `query { AuthSearchCustomers(searchText: "${accountName}") { data { customerId uniqueName } } }`,
  );
  const customerId = AuthSearchCustomers.data.find(({ uniqueName }) => uniqueName === accountName)?.customerId;
  if (!customerId) throw new Error(`there is no customer ${accountName}`);
  return { customerId };
}

async function setEnabled(page: Page, customerId: string, enabled: boolean): Promise<void> {
  const filter = { customerId, enableSapia: true };
  const { IDPGetSSOConfig: config } = await call<{ IDPGetSSOConfig: object }>(
    page,
    'query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { groupIds loginUrl logoutUrl publicCertificates } }',
    { filter },
  );
  await call(
    page,
    'mutation ($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) { IDPUpdateSSOConfig(update: $update, filter: $filter) { enabled } }',
    { filter, update: { ...config, enabled } },
  );
}

/** A call of the page’s own session. */
async function call<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.evaluate(
    async (body) => {
      const token = /(?:^|; )csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const response = await fetch('/api/ap-southeast-2/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    },
    { query, variables },
  );
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
  return answer.data as Data;
}
