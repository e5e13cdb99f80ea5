import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

test.use({ own: 'together' });

const customer = 'Acme';

test('two people at one list and one record see what the other changes, and each other; nothing moves by itself', async ({
  page: ada,
  browser,
}) => {
  const sam = await (await browser.newContext()).newPage();
  const tab = await ada.context().newPage();
  const streams = countStreams(ada, tab);
  await enter(ada, 'groups', customer, 'admin@acme.example');
  await enter(sam, 'groups/create', customer);
  await tab.goto(ada.url());
  await Promise.all([ada, tab].map((page) => page.getByRole('table').waitFor()));
  await expect.poll(() => streams.opened()).toBeGreaterThan(1);
  await expect.poll(() => streams.open()).toBe(1);

  await test.step('a new row is counted in both tabs of one connection, and shown when asked for', async () => {
    const rows = () => ada.getByRole('main').getByRole('row').allTextContents();
    const before = await rows();
    await sam.getByLabel('Group Name').fill('Aardvark keepers');
    await seenAfter(save(sam), ada.getByText('1 new'), 'a new row');
    await expect(tab.getByText('1 new')).toBeVisible();
    await expect.poll(() => streams.open()).toBe(1);
    expect(await rows()).toEqual(before);
    await expectAccessible(ada);
    await ada.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(ada.getByRole('link', { name: 'Aardvark keepers', exact: true })).toBeVisible();
    await expect(ada.getByText('1 new')).toHaveCount(0);
  });

  await test.step('both see each other at the record, and who edits it', async () => {
    await ada.getByRole('link', { name: 'Aardvark keepers', exact: true }).click();
    await ada.getByRole('heading', { name: 'Aardvark keepers', level: 1 }).waitFor();
    await sam.goto(ada.url());
    await expect(here(ada, 'Sam Staff is looking at this')).toBeAttached();
    await expect(here(sam, 'Ada Admin is looking at this')).toBeAttached();
    await sam.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(ada.getByText('Sam Staff is editing this').last()).toBeVisible();
    await expectAccessible(ada);
  });

  await test.step('a change is told by name, the page stays as it is, and one’s own change is no news', async () => {
    await sam.getByLabel('Group Description').fill('As Sam wants it.');
    await seenAfter(save(sam), ada.getByText('Sam Staff changed this record'), 'a changed record');
    await expect(ada.getByText('As Sam wants it.')).toHaveCount(0);
    await ada.getByRole('button', { name: 'Reload' }).click();
    await expect(ada.getByText('As Sam wants it.')).toBeVisible();
    await expect(ada.getByText('Sam Staff changed this record')).toHaveCount(0);
    await expect(sam.getByText('changed this record')).toHaveCount(0);
  });

  await test.step('a form keeps what was typed', async () => {
    await ada.getByRole('link', { name: 'Edit', exact: true }).click();
    const description = ada.getByLabel('Group Description');
    await expect(description).toHaveValue('As Sam wants it.');
    await description.fill('As Ada types it');
    await sam
      .getByRole('link', { name: /^Edit( Aardvark keepers)?$/ })
      .first()
      .click();
    await expect(ada.getByText('Sam Staff is editing this').last()).toBeVisible();
    await sam.getByLabel('Group Name').fill('Aardvark feeders');
    await seenAfter(save(sam), ada.getByText(/Sam Staff changed this record. We’ve kept what you typed/), 'a record in a form');
    await expect(description).toHaveValue('As Ada types it');
    await expectAccessible(ada);
  });

  await test.step('whoever leaves is gone, and the other tab goes on when the first one closes', async () => {
    await sam.goto('about:blank');
    await expect(ada.getByText('Sam Staff is editing this')).toHaveCount(0);
    await ada.close({ runBeforeUnload: false });
    await tab.getByRole('button', { name: 'Show', exact: true }).click();
    await enter(sam, 'groups/create', customer);
    await expect.poll(() => streams.open()).toBe(1);
    await sam.getByLabel('Group Name').fill('Aardvark walkers');
    await seenAfter(save(sam), tab.getByText(/1 new/), 'a new row in the tab that is left');
  });
  await sam.context().close();
});

const here = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** Saves a form, and says when the platform answered. */
async function save(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) => /mutation ORG(Create|Update)Group/.test(response.request().postData() ?? ''));
  await page.getByRole('button', { name: 'Save' }).click();
  await answered;
  return Date.now();
}

/** The time is a figure, as no test fails on one: `npm run bench -- live` measures it. */
async function seenAfter(saved: Promise<number>, notice: Locator, what: string): Promise<void> {
  const [begun, seen] = await Promise.all([saved, notice.waitFor().then(() => Date.now())]);
  console.log(`${what}: seen ${seen - begun} ms after it was saved`);
}

/** Streams that the pages of one browser have opened, and have open. */
function countStreams(...pages: Page[]) {
  const open = new Set<unknown>();
  let opened = 0;
  for (const page of pages) {
    const own = new Set<unknown>();
    page.on('request', (request) => {
      if (!request.postData()?.includes('subscription CommonWatch')) return;
      open.add(request);
      own.add(request);
      opened += 1;
    });
    const end = (request: unknown) => void open.delete(request);
    page
      .on('requestfailed', end)
      .on('requestfinished', end)
      .on('close', () => own.forEach(end));
  }
  return { open: () => open.size, opened: () => opened };
}
