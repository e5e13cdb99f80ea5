import { expect, type Page } from '@playwright/test';
import { faultsOf, still } from './accessible.ts';
import { address, enter, logIn, tenantOf, test } from './steps.ts';

type Screen = [name: string, path: string, ready: (page: Page) => Promise<unknown>];

type Look = [width: number, colorScheme: 'light' | 'dark'];
const opposites: Look[] = [
  [1440, 'light'],
  [390, 'dark'],
];
// Colours depend on the scheme and order on the width, so both of each are seen in two looks; the other two are seen when all is.
const looks: Look[] = process.env['DEEP'] ? [...opposites, [1440, 'dark'], [390, 'light']] : opposites;

const row = (page: Page) => page.getByRole('main').getByRole('checkbox').nth(1).waitFor();
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const opened = (page: Page) => page.getByRole('dialog').waitFor();

// What an address alone does not show; every address is in everyScreen.journey.ts.
const forms: Screen[] = [
  ['create a group, with what is missing', 'groups/create', wrong],
  ['create a vacancy, with people and what is missing', 'vacancies/create', vacancyWithPeople],
  ['create a workflow of two stages', 'workflow-sets/workflows/create', workflowOfTwoStages],
];

const dialogs: Screen[] = [
  ['export', 'users', over(press('Export'))],
  ['columns', 'users', over(press('Columns'))],
  ['filters', 'users', over(press('Filters'))],
  ['the palette', 'users', over((page) => page.keyboard.press('Control+k'))],
  ['the shortcuts', 'users', over((page) => page.keyboard.press('Shift+?'))],
  ['add user', 'groups', async (page) => (await tab('Users')(page), await press('Add user')(page), await opened(page))],
];

for (const [kind, screens] of Object.entries({ forms, dialogs }))
  test(`none of the console's ${kind} has a serious or critical fault for assistive technology, light or dark, wide or narrow`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await enter(page, 'customers', 'Northlight Training');
    const tenant = tenantOf(page);
    for (const [name, path, ready] of screens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${tenant}/${path}`);
      await ready(page);
      await inLooks(page, name, async (look) => {
        if (kind !== 'dialogs') await expect.soft(page.getByRole('heading', { level: 1 }), `${look} has one h1`).toHaveCount(1);
        await expect.soft
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
            message: `${look} does not scroll sideways`,
          })
          .toBeLessThanOrEqual(0);
      });
    }
  });

test('nor has sign-in, nor the way to a new password', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await page.getByLabel('Email').waitFor();
  await inLooks(page, 'sign-in');
  await logIn(page, 'nobody.else@acme.example', 'wrong');
  await page.getByText('Please check that your email and password are correct.').waitFor();
  await inLooks(page, 'a refused sign-in');
  await page.goto(`${address()}/forgetPassword`);
  await page.getByLabel('Email').waitFor();
  await inLooks(page, 'a forgotten password');
  await page.goto(`${address()}/resetPassword?token=none`);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Repeat the new password').fill('shorter');
  await page.getByRole('button', { name: 'Set password' }).click();
  await inLooks(page, 'a new password');
});

test('nor has single sign-on', async ({ page }) => {
  await page.goto(`${address()}/loginWithSSO`);
  const entry = page.getByPlaceholder('Enter your email or Account Name');
  await entry.fill('Not an account');
  await entry.press('Enter');
  await page.getByText('Please enter the correct Account Name').waitFor();
  await inLooks(page, 'single sign-on');
  // Nobody answers, so that it goes on logging in.
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

/** Looks at what is on the screen in light and dark, wide and narrow, without loading it again. */
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
  await press('Add Stage')(page);
  await page.getByRole('switch', { name: 'Auto-progress to the next stage' }).check();
}

async function record(page: Page): Promise<void> {
  await row(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('tabpanel', { name: 'Overview' }).getByRole('term').first().waitFor();
}

function tab(name: string) {
  return async (page: Page): Promise<void> => {
    await record(page);
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
  };
}

/** What lies over a list, once the list is there. */
function over(open: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<void> => {
    await row(page);
    await open(page);
    await opened(page);
  };
}
