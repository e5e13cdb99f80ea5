import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { address, enter, find, logIn, mailedCode, mailedLink, menuEntry, openAs, password, tenantOf, test } from './steps.ts';

// With sso.journey.ts: both change accounts of the demo.
test.use({ own: 'accounts' });

/** Asks the platform without a page, with the cookies of a context. */
async function ask<Result>(context: BrowserContext, query: string, variables: object = {}): Promise<Result> {
  const csrf = (await context.cookies()).find(({ name }) => name === 'csrf')?.value ?? '';
  const answer = await context.request.post(`${address()}/api/ap-southeast-2/graphql`, {
    headers: { origin: address(), 'x-csrf-token': csrf },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, Result>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}

const emailLogin = 'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { mfa } }';

interface Colleague {
  email: string;
  lose: () => Promise<unknown>;
  regain: () => Promise<unknown>;
}

/** A second administrator of Acme, whom its first one may take out of the group. */
async function newColleague(browser: Browser, page: Page): Promise<Colleague> {
  const admin = await browser.newContext();
  await ask(admin, emailLogin, { email: 'admin@acme.example', password });
  const me = await ask<{ organizationId: string; customerId: string; groupIds: string[]; customers: { rootHierarchyId: string }[] }>(
    admin,
    '{ AuthMe { organizationId customerId groupIds customers { rootHierarchyId } } }',
  );
  const { organizationId, customerId, groupIds } = me;
  const email = `colleague-${Math.random().toString(36).slice(2, 8)}@acme.example`;
  const user = {
    organizationId,
    customerId,
    hierarchyId: me.customers[0]?.rootHierarchyId,
    firstName: 'Cleo',
    lastName: 'League',
    email,
    groupIds,
  };
  const { _id } = await ask<{ _id: string }>(admin, 'mutation ($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id } }', {
    user,
  });
  const resetToken = /token=([\w-]+)/.exec(await mailedLink(page, email))?.[1];
  await ask(
    admin,
    'mutation ($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }',
    { password, resetToken },
  );
  const change = (what: string) =>
    ask(admin, `mutation ($param: GroupUsersParam!) { ORGGroup${what}Users(param: $param) { data { _id } } }`, {
      param: { groupId: groupIds[0], userIds: [_id] },
    });
  return { email, lose: () => change('Remove'), regain: () => change('Add') };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

/** All that this browser keeps where a script can read it. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('error', () => reject(opening.error));
            opening.addEventListener('success', () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([name]);
              const read = opening.result.transaction(stores);
              const found = stores.map((store) => read.objectStore(store).getAll());
              read.addEventListener('complete', () => resolve([name, ...found.map(({ result }) => result)]));
            });
          }),
      ),
    );
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      databases,
      cached,
    ]);
  });

async function expectNoneReadable(page: Page, secrets: readonly string[], where: string): Promise<void> {
  const found = await readable(page);
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')?.value;
  for (const secret of [...secrets, ...(session ? [session] : [])]) expect(found, where).not.toContain(secret);
}

test('twenty tabs whose access ends soon renew it once, and logging out in one takes the others along and leaves nothing behind', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, 'staff@demo.example', 'organisations');
  await page.getByRole('heading', { level: 1, name: 'Organisations' }).waitFor();
  const tenant = tenantOf(page);
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(`${tenant}/nowhere`);
    await tab.getByRole('button', { name: /^Account of / }).waitFor();
    return tab;
  };
  const tabs = [page];
  // A few at a time: on a slow machine nineteen at once take longer than each may wait.
  while (tabs.length < 20) tabs.push(...(await Promise.all(Array.from({ length: Math.min(4, 20 - tabs.length) }, open))));

  await test.step('renews once', async () => {
    const sent: string[] = [];
    context.on('request', (request) => {
      const name = /"query":"(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
      if (name) sent.push(name);
    });
    const count = (name: string) => sent.filter((each) => each === name).length;
    const lookAll = () => Promise.all(tabs.map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))));
    const before = (await context.cookies()).find(({ name }) => name === 'session')?.value;
    await page.evaluate(() => localStorage.setItem('session.expiresAt', new Date(Date.now() + 600_000).toISOString()));
    await lookAll();
    await expect
      .poll(() => page.evaluate(() => Date.parse(localStorage.getItem('session.expiresAt') ?? '') - Date.now() > 3_600_000))
      .toBe(true);
    // Each of them goes on with the new one.
    await lookAll();
    await expect.poll(() => count('AuthCheckToken')).toBeGreaterThanOrEqual(20);
    expect(count('AuthRefreshToken')).toBe(1);
    expect((await context.cookies()).find(({ name }) => name === 'session')?.value).not.toBe(before);
    for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('logs out everywhere, asks nobody, and leaves nothing to go back to', async () => {
    for (const tab of tabs.splice(3)) await tab.close();
    const [, other = page] = tabs;
    const prompts: string[] = [];
    other.on('dialog', (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept();
    });
    await menuEntry(other, 'Organisations').click();
    await other.getByRole('link', { name: 'Create New' }).click();
    await other.getByLabel('Unique Name').pressSequentially('half-typed');
    await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft ')))).toBe(true);
    await logOut(page);
    for (const tab of tabs) await tab.getByLabel('Email', { exact: true }).waitFor();
    for (const tab of [page, other]) {
      expect(await readable(tab)).not.toMatch(/half-typed|draft |session\.expiresAt|csrf=/);
      await tab.goBack();
      await tab.getByLabel('Email', { exact: true }).waitFor();
      await expect(tab.getByRole('table')).toHaveCount(0);
      await expect(tab.getByText('half-typed')).toHaveCount(0);
    }
    expect(prompts).toEqual([]);
  });
});

test('a right that is taken away under an open page is refused in words, and a form comes back for its author and nobody else', async ({
  page,
  browser,
}) => {
  const colleague = await newColleague(browser, page);

  await test.step('keeps what was typed without the right, and saves it with the right', async () => {
    await openAs(page, colleague.email, 'groups/create');
    await page.getByLabel('Group Name').fill('Typed under a right');
    await colleague.lose();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No permission: You can’t save this. We’ve kept what you typed.')).toBeVisible();
    await expect(page.getByLabel('Group Name')).toHaveValue('Typed under a right');
    // Another tab is denied its list, and the form in this one stays as it is.
    const other = await page.context().newPage();
    await other.goto(page.url().replace('/create', ''));
    await expect(other.getByText(/Nothing to see here|No permission/).first()).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
    await other.close();
    await colleague.regain();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User group created.')).toBeVisible();
  });

  await test.step('gives a form that its session left in the middle to its author alone', async () => {
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByLabel('Group Name').pressSequentially('Only for its author');
    // Drafts are stored when the page closes.
    await page.context().clearCookies();
    await page.reload();
    await logIn(page, 'admin@acme.example');
    await expect(page.getByLabel('Group Name')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
    await page.context().clearCookies();
    await page.reload();
    await logIn(page, colleague.email);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Group Name')).toHaveValue('Only for its author');
  });
});

test('a mailed code lets a person in and their device is remembered; nothing secret is kept where a script can read it', async ({
  page,
}) => {
  const email = 'mfa@acme.example';
  const secrets: string[] = ['Wrong-Passw0rd!', password];
  const look = (where: string) => expectNoneReadable(page, secrets, where);
  const submit = () => page.getByRole('button', { name: 'Log In' }).click();
  const isAskedForCode = () => page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const account = page.getByRole('button', { name: /^Account of / });

  await test.step('is refused with a wrong password and with a wrong code', async () => {
    await page.goto(`${address()}/login`);
    await logIn(page, email, 'Wrong-Passw0rd!');
    await page.getByText('Please check that your email and password are correct.').waitFor();
    await look('after a wrong password');
    await logIn(page, email);
    await isAskedForCode();
    await expect(page.getByRole('button', { name: /^Resend code in/ })).toBeDisabled();
    secrets.push(await mailedCode(page, email));
    await page.getByLabel('Code').fill(secrets.includes('000000') ? '111111' : '000000');
    await submit();
    await expect(page.getByText('Oops, please make sure to enter the correct code.')).toBeVisible();
  });

  await test.step('comes in with the newer code, and from then on without one', async () => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit();
    await isAskedForCode();
    secrets.push(await mailedCode(page, email, secrets.at(-1)));
    await page.getByLabel('Code').fill(secrets.at(-1) ?? '');
    await page.getByLabel('Remember this device for 14 days').check();
    await look('before the code is sent');
    await submit();
    await account.waitFor();
    await look('signed in');
    await logOut(page);
    await page.getByLabel('Email', { exact: true }).waitFor();
    await look('signed out');
    await logIn(page, email);
    await expect(account, 'the remembered device needs no code').toBeVisible();
    await logOut(page);
    await page.getByLabel('Email', { exact: true }).waitFor();
  });

  await test.step('sets a new password by a mailed link', async () => {
    await page.goto(`${address()}/forgetPassword`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    const link = await mailedLink(page, email);
    secrets.push(new URL(link).searchParams.get('token') ?? 'no token', 'Canary-Passw0rd!1');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('Canary-Passw0rd!1');
    await page.getByLabel('Repeat the new password').fill('Canary-Passw0rd!1');
    await look('on the page for a new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByLabel('Email', { exact: true }).waitFor();
    await look('after the new password');
    expect(page.url()).not.toContain('token');
  });
});

test('a form outlives a wish to leave, a network that is gone, a session that ends and an answer that is lost', async ({
  page,
  context,
}) => {
  const name = `long-lived-${Math.random().toString(36).slice(2, 8)}`;
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await enter(page, 'organisations/create');
  await page.getByLabel('Unique Name').fill(name);
  await expect.poll(() => readable(page)).toContain(name);

  await test.step('asks before it is left', async () => {
    await menuEntry(page, 'Customers').click();
    await expect(page.getByText('Are you sure you want to leave? Your unsaved contents will be discarded.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByLabel('Unique Name')).toHaveValue(name);
  });

  await test.step('says that the network is gone for as long as it is', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You’re offline/)).toBeHidden();
  });

  await test.step('goes on in place after a sign-in over it', async () => {
    await context.clearCookies({ name: 'session' });
    await page.getByLabel('Display Name').fill(name);
    await save();
    const dialog = page.getByRole('dialog', { name: 'Your session is expired!' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await expectNoneReadable(page, [password], 'in the dialog of the expired session');
    await dialog.getByRole('button', { name: /Confirm|Log In/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectNoneReadable(page, [password], 'signed in again');
    await expect(page.getByLabel('Unique Name')).toHaveValue(name);
  });

  await test.step('is saved again by the same button where the answer was lost, and is there once', async () => {
    const keys: (string | undefined)[] = [];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ORGCreateOrganization')) return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      // The request succeeds, but its response is lost: at the first try and at two retries.
      if (keys.length <= 3) return route.fetch().then(() => route.abort('connectionreset'));
      return route.fallback();
    });
    await save();
    await expect(page.getByText(/We got no response/)).toBeVisible();
    await expect(page.getByLabel('Unique Name')).toHaveValue(name);
    await save();
    await expect(page.getByText('Organisation is created.')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]]);
    await find(page, name);
  });
});
