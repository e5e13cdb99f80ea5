import type { Browser } from 'playwright-core';
import type { Subject } from './peers/subjects.ts';
import { changed, opened, seen, slow, until, watch } from './steps.ts';

export type Walk = Record<(typeof steps)[number]['step'], number>;

export const steps = [
  { step: 'signInPage', what: 'sign-in page', goal: 0.47 },
  { step: 'signIn', what: 'sign in to rows, after 2 s at the form', goal: 0.6 },
  { step: 'firstPaint', what: 'first list, cold: first paint', goal: '' },
  { step: 'cold', what: 'first list, cold: rows', goal: 0.6 },
  { step: 'blocking', what: 'its blocking time', goal: 0.2 },
  { step: 'requests', what: 'its requests before rows', goal: '≤ 8' },
  { step: 'next', what: 'next page', goal: 0.3 },
  { step: 'sort', what: 'sort', goal: 0.5 },
  { step: 'filter', what: 'filter', goal: 0.6 },
  { step: 'record', what: 'open a record', goal: '' },
  { step: 'edit', what: 'open an edit form', goal: 0.25 },
  { step: 'repeat', what: 'repeat visit to rows', goal: 0.5 },
] as const;

export async function walk(browser: Browser, subject: Subject): Promise<Walk> {
  const { list, row } = subject;
  const password = 'input[type=password]';
  const first = await browser.newContext({ locale: 'en-GB' });
  const guest = await first.newPage();
  await slow(guest);
  await watch(guest, [password]);
  await guest.goto(list, { waitUntil: 'commit' });
  const signInPage = await seen(guest, password);
  await guest.locator(subject.emailField).fill(subject.email);
  await guest.locator(password).fill('Demo-Passw0rd!');
  await guest.waitForTimeout(2000);
  const signInTime = await changed(guest, row, 'button[type=submit]');
  const storageState = await first.storageState();
  await first.close();

  const context = await browser.newContext({ locale: 'en-GB', storageState });
  const page = await context.newPage();
  await slow(page);
  await watch(page, [row]);
  const visit = async () => {
    await page.goto('about:blank');
    await page.goto(list, { waitUntil: 'commit' });
    const time = await seen(page, row);
    await page.waitForTimeout(2000);
    return time;
  };
  const cold = await visit();
  const { blocking, requests, firstPaint } = await until(page, row);
  const next = await changed(page, row, subject.next);
  const sort = await changed(page, row, subject.sort);
  await page.waitForTimeout(500);
  const filter = await changed(page, row, subject.search, 'park');
  const repeat = await visit();
  const record = await opened(page, subject.record, subject.recordShown);
  await visit();
  const edit = await opened(page, subject.edit, 'form input[name=firstName]');
  await context.close();
  return { signInPage, signIn: signInTime, firstPaint, cold, blocking, requests, next, sort, filter, record, edit, repeat };
}
