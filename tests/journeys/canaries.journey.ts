import { expect, type BrowserContext, type Page } from '@playwright/test';
import { standIn } from '../platform/reporting/standIn.ts';
import { startPlatform } from './platform.ts';
import { address, logIn, mailedLink, openAs, password, test } from './steps.ts';

const chatScript = `window.chatStarted = true;
  const frame = document.createElement('iframe'); frame.id = 'chat'; frame.src = new URL('/frame', document.currentScript.src); document.body.append(frame);
  fetch(new URL('/hello', document.currentScript.src), { method: 'POST', body: 'hello' });`;

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of / });

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).waitFor();
}

test('errors, page views and the chat go to the configured hosts, and the chat is on the sign-in pages alone', async ({ browser }) => {
  const [sentry, analytics] = [await standIn(), await standIn()];
  const chat = await standIn({ body: chatScript, headers: { 'content-type': 'text/javascript' } });
  const { address: there, stop } = await startPlatform({
    SENTRY_DSN: sentry.dsn(),
    ANALYTICS_URL: `${analytics.origin}/take`,
    CHAT_SCRIPT_URL: `${chat.origin}/widget.js`,
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  const breaches: string[] = [];
  page.on('console', (message) => /content security policy/i.test(message.text()) && breaches.push(message.text()));
  const policies: [string, string][] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document' && answer.url().startsWith(there))
      policies.push([new URL(answer.url()).pathname, answer.headers()['content-security-policy'] ?? '']);
  });
  const hasChat = () => page.evaluate(() => 'chatStarted' in window);
  try {
    await page.goto(`${there}/region/ap-southeast-2/customers/000000000000000000000000/users?search=mary`);
    await page.locator('iframe#chat').waitFor({ state: 'attached' });
    await expect.poll(() => chat.received.map(({ method, path }) => `${method} ${path}`)).toContain('POST /hello');
    // The chat learns only the host.
    for (const { headers } of chat.received) expect(new URL(String(headers.referer ?? there)).pathname).toBe('/');
    await logIn(page, 'admin@acme.example');
    await accountButton(page).waitFor();
    expect(await hasChat()).toBe(false);
    await expect(page.locator('iframe')).toHaveCount(0);
    const [signIn, console] = [policies[0]?.[1] ?? '', policies.at(-1)?.[1] ?? ''];
    expect(signIn).toContain(`script-src 'self' ${chat.origin};`);
    expect(signIn).toContain(`frame-src ${chat.origin};`);
    expect(console).not.toContain(chat.origin);
    expect(console).toContain(`connect-src 'self' ${sentry.origin} ${analytics.origin};`);
    const me = await page.evaluate(async () => {
      setTimeout(() => {
        throw new Error('no row for mary@acme.example with Bearer abc.def');
      });
      const csrf = /csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const body = JSON.stringify({ query: '{ AuthMe { _id } }' });
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
      const answer = await fetch('/api/ap-southeast-2/graphql', { method: 'POST', headers, body });
      return ((await answer.json()) as { data: { AuthMe: { _id: string } } }).data.AuthMe._id;
    });
    await expect.poll(() => sentry.received.length).toBeGreaterThan(0);
    const [event] = await sentry.events();
    expect(event?.exception?.values[0]?.value).toBe('no row for [email] with Bearer [removed]');
    expect(event?.user).toEqual({ id: me });
    expect(event?.request?.url).toMatch(new RegExp(`^${there}/region/ap-southeast-2/customers/:id`));
    expect(sentry.received[0]?.body).not.toMatch(/mary|abc\.def|acme\.example|Ada/);
    const told = () => analytics.received.map(({ body }) => body).join('\n');
    await expect.poll(told).toMatch(/"page":"\/login"[^]*"page":"\/region\/ap-southeast-2\/customers\/:id\//);
    expect(told()).not.toMatch(/[0-9a-f]{24}|mary|@/);
    for (const { headers } of [...analytics.received, ...sentry.received])
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    await logOut(page);
    await page.locator('iframe#chat').waitFor({ state: 'attached' });
    expect(breaches).toEqual([]);
  } finally {
    await context.close();
    await stop();
    for (const service of [sentry, analytics, chat]) await service.close();
  }
});

test('where nothing is configured nobody else is asked, and no secret is in an address or, after logout, in the browser’s storage', async ({
  page,
  context,
}) => {
  const secrets = new Map([['the password', password]]);
  const asked: string[] = [];
  const hosts = new Set<string>();
  context.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
    hosts.add(new URL(request.url()).origin);
  });
  await page.goto(`${address()}/forgetPassword`);
  await page.getByLabel('Email', { exact: true }).fill('recruiter@acme.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  const link = await mailedLink(page, 'recruiter@acme.example');
  secrets.set('the token of a link', new URL(link).searchParams.get('token') ?? '');
  asked.length = 0;
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Zebra-Quokka-1!');
  secrets.set('a password that was not sent', 'Zebra-Quokka-1!');
  // The link itself is fetched once; nothing after it knows the token.
  const fetched = asked.findIndex((each) => each.includes(link));
  expect(fetched, 'the link is fetched').toBeGreaterThanOrEqual(0);
  asked.splice(fetched, 1);
  await openAs(page, 'admin@acme.example', 'groups/create');
  await page.getByLabel('Group Name').fill('Zebra draft of a group');
  secrets.set('a draft', 'Zebra draft');
  await page.evaluate(() => console.error(new Error('nothing of this is told')));
  for (const { name, value } of await context.cookies()) if (['session', 'csrf'].includes(name)) secrets.set(`the cookie ${name}`, value);
  expect(secrets.size).toBe(6);
  const whileSignedIn = await storageOf(page, context);
  for (const name of ['the password', 'the token of a link', 'a password that was not sent', 'the cookie session'])
    expect(whileSignedIn.storage, name).not.toContain(secrets.get(name));
  await logOut(page);
  const { storage, cookies } = await storageOf(page, context);
  for (const [name, secret] of secrets) {
    expect(secret.length, name).toBeGreaterThan(8);
    expect(storage, `${name} in storage`).not.toContain(secret);
    expect(cookies, `${name} in cookies`).not.toContain(secret);
    expect(
      asked.filter((each) => each.includes(secret) || each.includes(encodeURIComponent(secret))),
      `${name} in addresses`,
    ).toEqual([]);
  }
  // Nothing that tells who was here.
  expect(storage).not.toMatch(/acme\.example|Ada|[0-9a-f]{24}/);
  expect([...hosts]).toEqual([address()]);
});

/** Everything that this browser keeps of the address. */
async function storageOf(page: Page, context: BrowserContext): Promise<{ storage: string; cookies: string }> {
  const storage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases, caches, history.state]);
  });
  return { storage, cookies: JSON.stringify(await context.cookies()) };
}
