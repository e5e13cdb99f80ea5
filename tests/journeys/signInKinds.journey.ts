import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openApi } from '../../src/engine/server/api.ts';
import { signInWay, type Auth } from '../../src/package/auth.ts';
import { writeAnswers } from '../../src/package/buildStatic.ts';
import { staticAuth } from '../../src/package/staticAuth.ts';
import { startApi } from '../apis/start.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';
import { startProvider } from './oidcProvider.ts';
import { freePort } from './platform.ts';
import { startGuard, startHost } from './staticHost.ts';

const ends: (() => Promise<void> | void)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const rows = (page: Page) => page.getByRole('main').locator('tbody tr[data-id]');
const account = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Answers the provider's own pages. */
async function answerProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function providerAndApi(port: number) {
  const provider = await startProvider({ redirect: `http://localhost:${port}/` });
  const api = await startApi('relay');
  const guard = await startGuard(api.url, (authorization) => provider.accepts(authorization));
  ends.push(guard.stop, () => api.stop(), provider.stop);
  return { provider, api, guard };
}

/** As `build --static` writes a console without an `app`. */
async function buildStatic(endpoint: string, schemaOf: Awaited<ReturnType<typeof startApi>>, auth?: Auth): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'static-console-'));
  ends.push(() => rmSync(out, { recursive: true, force: true }));
  cpSync('dist/any', out, { recursive: true });
  const api = await openApi({ endpoint, headers: {}, schema: schemaOf.introspection });
  const way = signInWay(auth);
  const project = { ...{ root: '.', endpoint, headers: {}, resources: '.', brand: 'Example', port: 0, readOnly: false }, isStatic: true };
  const whole = { ...project, data: '.', vite: {}, ...(way && { way }) };
  await writeAnswers(out, api, whole, staticAuth(whole));
  return out;
}

test('a provider signs users in to a console: they return to their page, are renewed, refused and signed out, and no other answer counts', async ({
  page,
}) => {
  const port = await freePort();
  const { provider, guard } = await providerAndApi(port);
  const { address, stop } = await startConsole(guard.url, '--oidc', provider.issuer, '--client-id', 'console', '--port', String(port));
  ends.push(stop);

  await test.step('a refusal is said, and the next try opens the page that was asked for', async () => {
    await page.goto(`${address}/data/bikes?sort=price`);
    await page.getByRole('button', { name: /^Sign in at localhost/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Sign in at localhost/ }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('didn’t sign you in: End-User aborted interaction');
    await page.goto(`${address}/data/bikes?sort=price`);
    await page.getByRole('button', { name: /^Sign in at localhost/ }).click();
    await answerProvider(page, 'Ada');
    await expect(rows(page)).toHaveCount(30);
    expect(page.url()).toBe(`${address}/data/bikes?sort=price`);
    await expect(account(page, 'Account of Ada Adams')).toBeVisible();
    // The token reaches the API through the console's server, and the page's own cookie does not.
    expect(guard.seen.at(-1)?.authorization).toMatch(/^Bearer ./);
    expect(guard.seen.at(-1)?.cookie).toBeUndefined();
  });

  await test.step('an expired token is renewed unnoticed', async () => {
    const before = guard.seen.at(-1)?.authorization;
    provider.expire(before);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Stations' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect(guard.seen.at(-1)?.authorization).not.toBe(before);
  });

  await test.step('a session that cannot be renewed is begun again in a window of its own, and what was typed stays', async () => {
    await page.goto(`${address}/data/bikes/create`);
    await page.getByLabel('Model').fill('Typed before');
    await page.evaluate(() => {
      const [key = ''] = Object.keys(sessionStorage).filter((each) => each.startsWith('oidc.user:'));
      const { refresh_token: _, ...user } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      sessionStorage.setItem(key, JSON.stringify(user));
    });
    await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
    await page.getByLabel('Price').fill('12');
    await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
    await page.getByRole('combobox', { name: 'Station' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    provider.expire(guard.seen.at(-1)?.authorization);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await expectAccessible(page);
    const [opened] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: /^Sign in at/ }).click()]);
    await opened.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Model')).toHaveValue('Typed before');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Bike created.')).toBeVisible();
  });

  await test.step('signing out ends the session here and at the provider', async () => {
    await account(page, 'Account of Ada Adams').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByRole('button', { name: /^Sign in at localhost/ })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')))).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sign in at localhost/ })).toBeVisible();
  });

  await test.step('an answer that was not asked for, or comes from another issuer, signs nobody in', async () => {
    await page.goto(`${address}/?code=stolen&state=forged`);
    await expect(page.getByRole('alert')).toContainText('wasn’t started on this page, or it was used before');
    // The provider's answer is held back before the page reads it.
    await page.route('**/console.json', (route) => route.abort());
    await page.getByRole('button', { name: /^Sign in at localhost/ }).click();
    await answerProvider(page, 'Eve');
    await expect(page).toHaveURL(/[?&]code=/);
    const used = page.url();
    await page.unroute('**/console.json');
    await page.goto(used.replace(/iss=[^&]*/, `iss=${encodeURIComponent('https://other.example')}`));
    await expect(page.getByRole('alert')).toContainText('The response came from https://other.example');
    // The right issuer's own answer signs in once, and never twice.
    await page.goto(used);
    await expect(account(page, 'Account of Eve Adams')).toBeVisible();
    await page.goto(used);
    await expect(page.getByRole('alert')).toContainText('it was used before');
  });
});

test('static files alone are a console: any host serves them, and the page calls the API itself', async ({ page }) => {
  const port = await freePort();
  const { provider, api, guard } = await providerAndApi(port);

  await test.step('with a token: list, record and change', async () => {
    const open = await startGuard(api.url, (authorization) => authorization === 'Bearer right');
    ends.push(open.stop);
    const host = await startHost(await buildStatic(open.url, api, 'token'));
    await page.goto(`${host.address}/data/bikes`);
    await page.getByLabel('Token').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Who are you?');
    await page.getByLabel('Token').fill('right');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(rows(page)).toHaveCount(30);
    expect(page.url()).toBe(`${host.address}/data/bikes`);
    await expect(account(page, 'Account: Signed in')).toBeVisible();
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Model').fill('Changed from files');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Bike saved.')).toBeVisible();
    expect(api.store.rows('bikes').some(({ model }) => model === 'Changed from files')).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Changed from files' })).toBeVisible();
    await account(page, 'Account: Signed in').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Token')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await host.stop();
  });

  await test.step('without a sign-in: an API that forbids calls of other sites is said to', async () => {
    const closed = await startGuard(api.url, () => true, false);
    ends.push(closed.stop);
    const host = await startHost(await buildStatic(closed.url, api));
    await page.goto(`${host.address}/data/bikes`);
    await expect(page.getByText('doesn’t let this page call it')).toBeVisible();
    await host.stop();
  });

  await test.step('with a provider: its token goes from the page to the API', async () => {
    const folder = await buildStatic(guard.url, api, { oidc: { authority: provider.issuer, clientId: 'console' } });
    const host = await startHost(folder, port);
    ends.push(host.stop);
    await page.goto(`${host.address}/data/stations`);
    await page.getByRole('button', { name: /^Sign in at localhost/ }).click();
    await answerProvider(page, 'Ada');
    await expect(rows(page).first()).toBeVisible();
    expect(page.url()).toBe(`${host.address}/data/stations`);
    await expect(account(page, 'Account of Ada Adams')).toBeVisible();
    // Each resource's plan is a file of its own, and no file has the schema.
    const files = readdirSync(join(folder, 'console/resources'));
    expect(files.toSorted()).toEqual(['bikes.json', 'rentals.json', 'riders.json', 'stations.json']);
    for (const name of files) expect(readFileSync(join(folder, 'console/resources', name), 'utf8'), name).not.toContain('__schema');
  });
});
