import { chromium, type Browser } from 'playwright-core';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

type State = { storage: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>; tenant: string };

export async function signIn(browser: Browser, address: string, email = 'staff@demo.example'): Promise<State> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address.replace('127.0.0.1', 'localhost'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Demo-Passw0rd!');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  const tenant = page.url().replace(/(\/customers\/[0-9a-f]{24}).*/, '$1');
  const storage = await context.storageState();
  await context.close();
  return { storage, tenant };
}
