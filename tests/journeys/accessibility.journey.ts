import { expect, type Page } from '@playwright/test';
import { faultsOf, still } from './accessible.ts';
import { address, enter, logIn, tenantOf, test } from './steps.ts';

type Opener = (page: Page) => Promise<unknown>;

type Look = [width: number, colorScheme: 'light' | 'dark'];
const opposites: Look[] = [
  [1440, 'light'],
  [390, 'dark'],
];
// Colours depend on the scheme and order on the width, so both of each are seen in two looks; the other two are seen when all is.
const looks: Look[] = process.env['DEEP'] ? [...opposites, [1440, 'dark'], [390, 'light']] : opposites;

const row = (page: Page) => page.getByRole('main').getByRole('checkbox').nth(1).waitFor();
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

// States that an address alone does not show; everyScreen.journey.ts has the addresses.
test('no dialog and no half-filled form has a serious or critical fault for assistive technology', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, 'users', 'Northlight Training');
  const tenant = tenantOf(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await row(page);
  for (const [name, open] of Object.entries<Opener>({
    export: press('Export'),
    columns: press('Columns'),
    filters: press('Filters'),
    'the search': () => page.keyboard.press('Control+k'),
    'the shortcuts': () => page.keyboard.press('Shift+?'),
    'add user': async () => {
      await menu.getByRole('link', { name: 'Groups' }).click();
      await page.getByRole('main').getByRole('table', { name: 'Groups' }).getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Users' }).click();
      await press('Add user')(page);
    },
  })) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await page.getByRole('dialog').waitFor();
    await inLooks(page, name, (look) => expectNoSidewaysScroll(page, look));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const [path, fill] of Object.entries<Opener>({
    'groups/create': wrong,
    'vacancies/create': vacancyWithPeople,
    'workflow-sets/workflows/create': workflowOfTwoStages,
  })) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${tenant}/${path}`);
    await fill(page);
    await inLooks(page, path, async (look) => {
      await expect.soft(page.getByRole('heading', { level: 1 }), `${look} has one h1`).toHaveCount(1);
      await expectNoSidewaysScroll(page, look);
    });
  }
});

test('nor has sign-in, the way to a new password, or single sign-on', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await page.getByLabel('Email', { exact: true }).waitFor();
  await inLooks(page, 'sign-in');
  await logIn(page, 'nobody.else@acme.example', 'wrong');
  await page.getByText('Please check that your email and password are correct.').waitFor();
  await inLooks(page, 'a refused sign-in');
  await page.goto(`${address()}/forgetPassword`);
  await page.getByLabel('Email', { exact: true }).waitFor();
  await inLooks(page, 'a forgotten password');
  await page.goto(`${address()}/resetPassword?token=none`);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Repeat the new password').fill('shorter');
  await page.getByRole('button', { name: 'Set password' }).click();
  await inLooks(page, 'a new password');

  await page.goto(`${address()}/loginWithSSO`);
  const entry = page.getByPlaceholder('Enter your email or Account Name');
  await entry.fill('Not an account');
  await entry.press('Enter');
  await page.getByText('Please enter the correct Account Name').waitFor();
  await inLooks(page, 'single sign-on');
  // Without an answer it goes on logging in.
  await page.route('**/graphql', () => undefined);
  await entry.fill('globex');
  await entry.press('Enter');
  await page.getByText('Logging in to Single Sign-On...').waitFor();
  await inLooks(page, 'logging in to single sign-on');
  await page.getByRole('button', { name: 'Cancel SSO logging in' }).click();
  await page.unroute('**/graphql');
  await entry.press('Enter');
  await page.getByText("Account Name doesn't exist").waitFor();
  await inLooks(page, 'a refused single sign-on');
});

async function inLooks(page: Page, name: string, also?: (look: string) => Promise<void>): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(still);
    const look = `${name}, ${colorScheme}, ${width} wide`;
    expect.soft(await faultsOf(page, ['serious', 'critical']), look).toEqual([]);
    await also?.(look);
  }
}

async function wrong(page: Page): Promise<void> {
  await page.getByLabel('Group Description').fill('No name.');
  await press('Save')(page);
  await page.getByText('Please enter group name').waitFor();
}

async function vacancyWithPeople(page: Page): Promise<void> {
  await press('Add hiring manager')(page);
  await press('Add recruiter')(page);
  await press('Save')(page);
  await page.getByText('Please enter vacancy name').waitFor();
}

async function workflowOfTwoStages(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Chat Interview' }).check();
  // It pushes the button down.
  await page.getByRole('combobox', { name: 'Assessment package' }).first().waitFor();
  await press('Add Stage')(page);
  await page.getByRole('switch', { name: 'Auto-progress to the next stage' }).check();
}

const expectNoSidewaysScroll = (page: Page, look: string) =>
  expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${look} does not scroll sideways` })
    .toBeLessThanOrEqual(0);
