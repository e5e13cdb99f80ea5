import { expect, type Page } from '@playwright/test';
import { expectAccessible, still } from './accessible.ts';
import { enter, test, total } from './steps.ts';

const grip = (page: Page, card: string) => page.getByRole('button', { name: `Move or resize ${card}` });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Layout saved' });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The titles of the first cards as Tab goes through them. */
const titles = (page: Page, count: number) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all, most) => all.slice(0, most).map(({ textContent }) => textContent), count);

/** Opens the dashboard with its cards where they stand at first. */
async function open(page: Page) {
  await enter(page, 'dashboard');
  await page.getByRole('heading', { level: 2, name: 'Applications per day' }).waitFor();
  if (await page.getByRole('button', { name: 'Reset layout' }).isEnabled()) await reset(page);
}

async function reset(page: Page) {
  await page.getByRole('button', { name: 'Reset layout' }).click();
  await expect.poll(() => titles(page, 1)).toEqual(['Chat Interview Completed']);
  await expect(saved(page)).toBeVisible();
}

async function keys(page: Page, ...all: string[]) {
  for (const key of all) await page.keyboard.press(key);
}

/** Drags a card by its title until its corner is where another's is. */
async function dragOnto(page: Page, name: string, other: string) {
  await card(page, name).waitFor();
  // A card grabbed while it slides would drop in another place.
  await page.evaluate(still);
  const [from, to] = [await card(page, name).boundingBox(), await card(page, other).boundingBox()];
  if (!from || !to) throw new Error(`${name} or ${other} is not on the page`);
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 26);
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 12 });
  await page.mouse.up();
}

test('cards are moved and resized by keyboard and by mouse, stay so after a reload, are put back and had back, and stand below each other on a phone', async ({
  page,
}) => {
  await open(page);

  await test.step('by its title: the others keep their places, and the layout is reset and had back', async () => {
    await dragOnto(page, 'Chat Interview Completed', 'Leakage Ratio');
    const moved = ['Leakage Ratio', 'Chat Interview Completion Ratio', 'Chat Interview Dropout Ratio', 'Chat Interview Completed'];
    await expect.poll(() => titles(page, 4)).toEqual(moved);
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reset layout' }).click();
    await expect(page.getByText('The cards are back in their original places.')).toBeVisible();
    await expect.poll(() => titles(page, 1)).toEqual(['Chat Interview Completed']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page, 4)).toEqual(moved);
    await expect(saved(page)).toBeVisible();
  });

  await test.step('on a narrow screen in the order of the layout, which stays as it is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(grip(page, 'Leakage Ratio')).toHaveCount(0);
    await expect.poll(() => titles(page, 2)).toEqual(['Leakage Ratio', 'Chat Interview Completion Ratio']);
    const sides = async (name: string) => {
      const box = await card(page, name).boundingBox();
      return [box?.x, box?.width];
    };
    await expect.poll(async () => (await sides('Leakage Ratio')).join()).toBe((await sides('Chat Interview Completion Ratio')).join());
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await grip(page, 'Leakage Ratio').waitFor();
    await expect.poll(async () => (await titles(page, 4)).at(-1)).toBe('Chat Interview Completed');
  });

  await test.step('by keyboard: a card tells where it is, and Escape puts it back', async () => {
    await reset(page);
    await grip(page, 'Median Time Taken').focus();
    await keys(page, 'Enter');
    await expect(said(page, 'Median Time Taken: column 7, row 5, 3 wide, 4 high. Arrow keys move it')).toBeAttached();
    await keys(page, 'ArrowRight');
    await expect(said(page, 'Median Time Taken: column 10, row 5, 3 wide, 4 high')).toBeAttached();
    await keys(page, 'ArrowRight');
    await expect(said(page, 'Median Time Taken is at the right edge.')).toBeAttached();
    await expectAccessible(page);
    await keys(page, 'Escape');
    await expect(said(page, 'Put back. Median Time Taken: column 7, row 5')).toBeAttached();
    await expect(grip(page, 'Median Time Taken')).toBeFocused();
    await keys(page, 'Enter', 'ArrowUp', 'Shift+ArrowDown', 'Enter');
    await expect(said(page, 'Kept. Median Time Taken: column 7, row 1, 3 wide, 5 high')).toBeAttached();
    await expect(grip(page, 'Median Time Taken')).toBeFocused();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    const kept = ['Chat Interview Completed', 'Chat Interview Completion Ratio', 'Median Time Taken', 'Leakage Ratio'];
    await expect.poll(() => titles(page, 4)).toEqual(kept);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('by its corner, never below its least size', async () => {
    await reset(page);
    const region = card(page, 'Chat Interview Completed');
    await page.evaluate(still);
    const before = await region.boundingBox();
    if (!before) throw new Error('The card is not on the page');
    await page.mouse.move(before.x + before.width - 8, before.y + before.height - 8);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width + 92, before.y + before.height + 66, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await region.boundingBox())?.height).toBe(before.height + 66);
    await expect.poll(async () => (await region.boundingBox())?.width).toBeGreaterThan(before.width + 60);
    const wide = await region.boundingBox();
    if (!wide) throw new Error('The card is not on the page');
    await page.mouse.move(wide.x + wide.width - 8, wide.y + wide.height - 8);
    await page.mouse.down();
    await page.mouse.move(wide.x + 60, wide.y + 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => region.boundingBox()).toEqual(before);
  });
});

test('of two tabs the last one holds, and an arrangement that cannot be saved survives a reload and is saved when one tries again', async ({
  page,
  context,
}) => {
  // In the page itself: what is sent as a page is left goes past what Playwright intercepts.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, sent) =>
      sessionStorage.getItem('refused') && String(sent?.body).includes('CommonSavePageLayout')
        ? Promise.reject(new TypeError('refused'))
        : send(to, sent);
  });
  await open(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await dragOnto(other, 'Chat Interview Completed', 'Chat Interview Completion Ratio');
  await expect.poll(() => titles(other, 1)).toEqual(['Chat Interview Completion Ratio']);
  await expect(saved(other)).toBeVisible();
  await dragOnto(page, 'Chat Interview Completed', 'Leakage Ratio');
  await expect.poll(() => titles(page, 1)).toEqual(['Leakage Ratio']);
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect.poll(() => titles(other, 1)).toEqual(['Leakage Ratio']);
  await other.close();

  await reset(page);
  await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
  await dragOnto(page, 'Chat Interview Completed', 'Chat Interview Completion Ratio');
  await expect(said(page, 'Layout not saved')).toBeVisible();
  await expect.poll(() => titles(page, 2)).toEqual(['Chat Interview Completion Ratio', 'Chat Interview Completed']);
  await page.reload();
  await expect(said(page, 'Layout not saved')).toBeVisible();
  await expect.poll(() => titles(page, 2)).toEqual(['Chat Interview Completion Ratio', 'Chat Interview Completed']);
  await page.evaluate(() => sessionStorage.removeItem('refused'));
  await said(page, 'Layout not saved').getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page)).toBeVisible();
  await reset(page);
});

test('what is counted is narrowed by department and days, stays through a reload, and leads to as many applications', async ({ page }) => {
  await enter(page, 'dashboard?period=allTime');
  await page.getByRole('button', { name: /^Departments:/ }).click();
  await page.getByRole('combobox', { name: 'Departments' }).click();
  await page.getByRole('option').nth(1).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Period:/ }).click();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(page).toHaveURL(/department=[^&]+&period=thisYear$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Period: This year/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Departments: All' })).toHaveCount(0);
  await expectAccessible(page);

  const completed = card(page, 'Chat Interview Completed').getByRole('link', { name: /^View applications:/ });
  // The demo's applications have one chat interview each.
  const count =
    (await card(page, 'Chat Interview Completed')
      .getByText(/^[\d,]+$/)
      .textContent()) ?? '';
  const dashboard = page.url();
  await completed.click();
  await expect(total(page)).toHaveText(new RegExp(` of ${count}$`));
  await expect(page.getByText(/^From Discover Insights: Chat interviews completed, 1 Jan – /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(dashboard);

  const scores = card(page, 'Candidate Score Distribution');
  await scores.getByRole('button', { name: 'View as table' }).click();
  const bar = scores.getByRole('table').getByRole('link').first();
  const part = (await bar.textContent()) ?? '';
  await bar.click();
  await expect(total(page)).toHaveText(new RegExp(` of ${part}$`));
  await expect(page.getByText(/^From Discover Insights: .*score \d/)).toBeVisible();
});
