import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { startDnsServer, type DnsServer } from '../engine/dnsServer.ts';
import { openRegions, password, startPlatform } from './platform.ts';

export { password };

let here = '';
/** Where the platform of this worker is. */
export const address = (): string => here;

let dns: DnsServer | undefined;
/** The name server that the platform of this worker asks. */
export function nameServer(): DnsServer {
  if (!dns) throw new Error('The platform is not started');
  return dns;
}

/**
 * A page that fails its test on any script error or breach of the content security policy. Each worker has a platform of its own, so that
 * journeys that run at once cannot disturb each other.
 */
export const test = base.extend<{ page: Page }, { platform: string; own: string }>({
  /** A file that changes what others count on, an account of the demo above all, has a worker and a platform of its own: `test.use({ own: … })`. */
  own: ['', { option: true, scope: 'worker' }],
  platform: [
    // Playwright reads which fixtures are wanted off the first parameter, and this one wants none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Its resolver is a name server of the worker's own: no journey asks the real ones.
      dns = await startDnsServer();
      const { address: started, stop } = await startPlatform({ DNS_SERVERS: dns.address });
      await openRegions(started);
      here = started;
      await use(started);
      await stop();
      await dns.close();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
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

/** Fills in the sign-in form that is on the page. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Opens a path below the tenant of a demo account, signed in. */
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
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  expiresAt: string;
  tenant: string;
}
const signIns = new Map<string, SignIn>();
const enteredBy = new WeakMap<Page, string>();

/** Opens a path of a customer with a sign-in that the journeys of a file share: for those that are not about signing in. */
export async function enter(page: Page, path: string, customer = 'Northlight', email = 'staff@demo.example'): Promise<void> {
  const key = `${email} in ${customer}`;
  const known = signIns.get(key);
  if (known && !enteredBy.has(page)) {
    await page.context().addCookies(known.cookies);
    await page.goto(`${address()}/readyz`);
    await page.evaluate((end) => localStorage.setItem('session.expiresAt', end), known.expiresAt);
  }
  if (!known) {
    await page.goto(`${address()}/login`);
    await logIn(page, email);
    await signedIn(page);
    await switchTo(page, customer);
    signIns.set(key, { ...(await signInOf(page)), tenant: tenantOf(page) });
  }
  enteredBy.set(page, key);
  await page.goto(`${signIns.get(key)?.tenant}/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Keeps the sign-in of a page as it is at the end of its journey: the session may have been renewed under a new token. */
async function keepSignIn(page: Page): Promise<void> {
  const key = enteredBy.get(page);
  const known = key && signIns.get(key);
  if (!known || page.isClosed()) return;
  Object.assign(known, await signInOf(page));
  if (!known.expiresAt) signIns.delete(key);
}

const signInOf = async (page: Page): Promise<Pick<SignIn, 'cookies' | 'expiresAt'>> => ({
  cookies: await page.context().cookies(),
  expiresAt: await page.evaluate(() => localStorage.getItem('session.expiresAt') ?? '').catch(() => ''),
});

async function switchTo(page: Page, customer: string): Promise<void> {
  const own = page.getByRole('button', { name: `Customer: ${customer}`, exact: true });
  const current = page.getByRole('button', { name: /^Customer: / });
  // Who has one customer only has no switcher.
  if ((await current.count()) === 0 || (await own.count()) > 0) return;
  await current.click();
  await page.getByRole('combobox', { name: 'Search customers', exact: true }).fill(customer);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(customer, { exact: true }) })
    .first()
    .click();
  await own.waitFor();
}

/** Narrows the list that is open to what is typed, and waits until so many rows are left. */
export async function find(page: Page, text: string, rows = 1): Promise<void> {
  await page.getByRole('main').getByRole('search').getByRole('textbox').fill(text);
  // As many rows may have been there before: the address tells that what was typed is asked for.
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await settled(page).getByText(`1–${rows} of ${rows}`, { exact: true }).waitFor();
}

/** Chooses the option of a name in a field that offers some. */
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

/** The newest code that was mailed to somebody. */
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

/** The newest link of a kind that was mailed to somebody. */
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

/** What is in the clipboard once something that matches has been copied: it is written after the press. */
export async function copied(page: Page, wanted: RegExp): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(wanted);
  return read();
}

/** The page as long as none of its lists shows the rows of an earlier question, which stay until the next ones are there. */
const settled = (page: Page) => page.locator('body:not(:has([data-stale]))');

/** Waits until the list has been painted with this many rows in all. */
export const total = (page: Page) => settled(page).getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/);
