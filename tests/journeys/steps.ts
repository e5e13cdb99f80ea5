import { expect, test as base, type Page } from '@playwright/test';

export const password = 'Demo-Passw0rd!';
export const address = (): string => process.env['CONSOLE_URL'] ?? 'http://localhost:4000';

/** A page that fails its test on any script error or breach of the content security policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/content security policy|hydration|Each child in a list|Encountered two children/i.test(message.text()))
        faults.push(message.text());
    });
    await use(page);
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
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  await page.goto(`${tenantOf(page)}/${path}`);
}

/** `…/region/{awsRegion}/customers/{customerId}` of the page's address. */
export function tenantOf(page: Page): string {
  const found = /^.*\/region\/[^/]+\/customers\/[0-9a-f]{24}/.exec(page.url());
  if (!found) throw new Error(`${page.url()} is below no tenant`);
  return found[0];
}

/** The newest code that was mailed to somebody. */
export async function mailedCode(page: Page, to: string, newerThan = ''): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await page.request.get(`${address()}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { data } = (await answer.json()) as { data: { text: string }[] };
    const code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0];
    if (code && code !== newerThan) return code;
    await page.waitForTimeout(100);
  }
  throw new Error(`no code was mailed to ${to}`);
}

/** Waits until the list has been painted with this many rows in all. */
export const total = (page: Page) => page.getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/);
