import { expect, request, test as base, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { startDnsServer, type DnsServer } from '../support/dnsServer.ts';
import { openRegions, password, startPlatform } from './platform.ts';

export { password };

let here = '';
export const address = (): string => here;

let dns: DnsServer | undefined;
export function nameServer(): DnsServer {
  if (!dns) throw new Error('The platform is not started');
  return dns;
}

/**
 * A page that fails its test on any script error or breach of the content security policy. Each worker has a platform of its own, so that
 * journeys that run at once cannot disturb each other.
 */
export const test = base.extend<{ page: Page }, { platform: string; own: string; environment: Record<string, string> }>({
  /** A file that changes what others count on, an account of the demo above all, has a worker and a platform of its own: `test.use({ own: … })`. */
  own: ['', { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  platform: [
    async ({ environment }, use) => {
      // Its resolver is a name server of the worker's own: no journey asks the real ones.
      dns = await startDnsServer();
      const { address: started, stop } = await startPlatform({ DNS_SERVERS: dns.address, ...environment });
      await openRegions(started);
      here = started;
      await use(started);
      await stop();
      await dns.close();
    },
    // The console without extensions may have to be built first.
    { scope: 'worker', auto: true, timeout: 400_000 },
  ],
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/content security policy|hydration|Each child in a list|Encountered two children/i.test(message.text()))
        faults.push(message.text());
    });
    await use(page);
    await keepSignIn(page);
    expect(faults, 'script errors and breaches of the content security policy').toEqual([]);
  },
});

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function openAs(page: Page, email: string, path = 'customers'): Promise<void> {
  await page.goto(`${address()}/login`);
  await logIn(page, email);
  await signedIn(page);
  await page.goto(`${tenantOf(page)}/${path}`);
}

/** Waits until the console stands below a tenant: its frame may be there before its address is. */
export async function signedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  await page.waitForURL(belowTenant);
}

interface SignIn {
  at: number;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  expiresAt: string;
}
/** A sign-in of half an hour ago no longer covers dangerous operations; none of the journeys lasts longer than the rest, in ms. */
const confirmedLongEnough = 20 * 60_000;
const signIns = new Map<string, SignIn>();
const tenants = new Map<string, string>();
const enteredBy = new WeakMap<Page, string>();

/** Opens a path of a customer, signed in without the sign-in page; the journeys of a worker share the session of each account. */
export async function enter(page: Page, path: string, customer = 'Northlight', email = 'staff@demo.example'): Promise<void> {
  const known = signIns.get(email);
  const session = known && Date.now() - known.at < confirmedLongEnough ? known : await signInByCall(email);
  signIns.set(email, session);
  if (enteredBy.get(page) !== email) {
    await page.context().addCookies(session.cookies);
    await page.goto(`${address()}/readyz`);
    await page.evaluate((end) => localStorage.setItem('session.expiresAt', end), session.expiresAt);
  }
  enteredBy.set(page, email);
  await page.goto(`${await tenantNamed(page, customer)}/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Keeps the session of a page as it is at the end of its journey: it may have been renewed under a new token. */
async function keepSignIn(page: Page): Promise<void> {
  const email = enteredBy.get(page);
  const known = email && signIns.get(email);
  if (!known || page.isClosed()) return;
  const expiresAt = await page.evaluate(() => localStorage.getItem('session.expiresAt') ?? '').catch(() => '');
  Object.assign(known, { cookies: await page.context().cookies(), expiresAt });
  if (!expiresAt) signIns.delete(email);
}

async function signInByCall(email: string): Promise<SignIn> {
  const context = await request.newContext();
  const { expiresAt } = await call<{ expiresAt: string }>(context, loginText, { email, password });
  const { cookies } = await context.storageState();
  await context.dispose();
  return { at: Date.now(), cookies, expiresAt };
}

async function tenantNamed(page: Page, name: string): Promise<string> {
  const known = tenants.get(name);
  if (known) return known;
  const { value: token = '' } = (await page.context().cookies()).find((cookie) => cookie.name === 'csrf') ?? {};
  const send = <Result>(text: string) => call<Result>(page.request, text, { searchText: name }, { 'x-csrf-token': token });
  // A platform without extensions has no search of customers.
  const customers = await send<{ data: Customer[] }>(customersText).then(
    ({ data }) => data,
    async () => (await send<{ customers: Customer[] }>('{ AuthMe { customers { customerId customerDisplayName awsRegion } } }')).customers,
  );
  const found = customers.find(({ customerDisplayName }) => customerDisplayName === name);
  if (!found) throw new Error(`there is no customer ${name}`);
  const tenant = `${address()}/region/${found.awsRegion}/customers/${found.customerId}`;
  tenants.set(name, tenant);
  return tenant;
}

interface Customer {
  customerId: string;
  customerDisplayName: string;
  awsRegion: string;
}

const loginText = `mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { expiresAt } }`;
const customersText = `query ($searchText: String!) {
  AuthSearchCustomers(searchText: $searchText) { data { customerId customerDisplayName awsRegion } } }`;

async function call<Result>(
  from: APIRequestContext,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const options = { data: { query, variables }, headers: { origin: address(), ...headers } };
  const response = await from.post(`${address()}/api/ap-southeast-2/graphql`, options);
  const { data, errors } = (await response.json()) as { data?: Record<string, Result>; errors?: { message: string }[] };
  const [result] = Object.values(data ?? {});
  if (!result) throw new Error(errors?.[0]?.message ?? `HTTP ${response.status()}`);
  return result;
}

export async function find(page: Page, text: string, rows = 1): Promise<void> {
  await page.getByRole('main').getByRole('search').getByRole('textbox').fill(text);
  // The row count may not change, so waits for the address instead.
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await settled(page).getByText(`1–${rows} of ${rows}`, { exact: true }).waitFor();
}

export async function choose(page: Page, field: Locator, text: string, option: string | RegExp = text): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

const belowTenant = /^.*\/region\/[^/]+\/customers\/[0-9a-f]{24}/;

/** `…/region/{awsRegion}/customers/{customerId}` of the page's address. */
export function tenantOf(page: Page): string {
  const found = belowTenant.exec(page.url());
  if (!found) throw new Error(`${page.url()} is below no tenant`);
  return found[0];
}

export async function mailedCode(page: Page, to: string, newerThan = ''): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await page.request.get(`${address()}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    const code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0];
    if (code && code !== newerThan) return code;
    await page.waitForTimeout(100);
  }
  throw new Error(`no code was mailed to ${to}`);
}

export async function mailedLink(page: Page, to: string, newerThan = ''): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await page.request.get(`${address()}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    const link = /https?:\/\/\S+\/resetPassword\?\S+/.exec(data[0]?.text ?? '')?.[0];
    if (link && link !== newerThan) return link;
    await page.waitForTimeout(100);
  }
  throw new Error(`no link was mailed to ${to}`);
}

/** Waits for the clipboard, which is written after the click. */
export async function copied(page: Page, wanted: RegExp): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(wanted);
  return read();
}

/** The page as long as none of its lists shows the rows of an earlier question, which stay until the next ones are there. */
const settled = (page: Page) => page.locator('body:not(:has([data-stale]))');

/** Waits until the list has been painted with this many rows in all. */
export const total = (page: Page) => settled(page).getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/);

export const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
