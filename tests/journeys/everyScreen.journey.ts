import { expect, type Page } from '@playwright/test';
import { arrive, inspectPage, looks, settle, wear, type Findings, type Look } from './everyLook.ts';
import { go, routes, templates, type Route } from './everyRoute.ts';
import type { Grey } from './greyPicture.ts';
import { compareWithKept, leftovers, pin, standstill, take } from './kept.ts';
import { indistinct, lowWindow, onPaper } from './pageFaults.ts';
import { enter, tenantOf, test } from './steps.ts';

const [staff, ...others] = ['staff@demo.example', 'admin@acme.example', 'recruiter@acme.example', 'manager@acme.example'];

let known: Route[] | undefined;
async function all(page: Page): Promise<Route[]> {
  await enter(page, 'users', 'Acme', staff);
  if (known) return known;
  const { routes: found, absent } = await routes(page, tenantOf(page));
  // The demo's Acme has archived neither a group nor a workflow set, and nobody in it has a second factor.
  expect(absent.filter((name) => !name.endsWith(' archived') && !name.startsWith('own-factors '))).toEqual([]);
  return (known = found);
}

// Each takes long, and none changes anything: both workers take their part of them.
test.describe.configure({ mode: 'parallel' });
test.use({ environment: standstill });

const urlOf = (tenant: string, path: string): string => `${tenant}/${path}`.replace(/\/$/, '');

// Two walks, for two workers: all ways to look at a screen of staff while it is open. First, as others who sign in are in the audit log.
for (const half of [0, 1])
  test(`no screen of staff has a fault as it opens, beside its kept pictures, at 400 % zoom, with forced colours, on paper or for assistive technology: ${half ? 'second' : 'first'} half`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await pin(page);
    const list = (await all(page)).filter((_, index) => index % 2 === half);
    const tenant = tenantOf(page);
    const found: Record<string, unknown> = {};
    const assistive: Findings = { seen: [], faults: {} };
    for (const route of list) {
      const url = urlOf(tenant, route.path);
      // Grouped: Playwright scans all ungrouped steps of a test for each new one.
      await test.step(route.name, async () => {
        const faults = await seen(page, route, url, inTurn(route), assistive);
        faults.push(...(await printed(page, route, url)));
        if (faults.length > 0) found[route.name] = [...new Set(faults)];
      });
    }
    expect(found).toEqual({});
    expect(assistive.faults).toEqual({});
    expect(assistive.seen.length).toBeGreaterThan(40);
  });

test('no picture is kept of a screen that is there no more', () => {
  expect(leftovers(templates.map(({ name }) => name))).toEqual([]);
});

for (const role of others)
  test(`no route of ${role} waits for ever, names what has no value, loses the focus, or refuses twice`, async ({ page, browser }) => {
    test.setTimeout(400_000);
    await pin(page);
    const list = await all(page);
    const own = await (await browser.newContext()).newPage();
    await pin(own);
    await enter(own, 'users', 'Acme', role);
    const found: Record<string, unknown> = {};
    for (const { path, name } of list) {
      await test.step(name, async () => {
        const faults = await arrive(own, urlOf(tenantOf(own), path));
        if (faults.length > 0) found[name] = faults;
      });
    }
    expect(found).toEqual({});
  });

function inTurn({ name }: Route): Look[] {
  const first = looks[name.length % looks.length];
  const rank = (look: Look) => (look === first ? 0 : look[0] === first?.[0] ? 1 : 2);
  return looks.toSorted((one, other) => rank(one) - rank(other));
}

/** Opens a screen in the first look, and puts it into the others as it stands. */
async function seen(page: Page, route: Route, url: string, order: Look[], assistive: Findings): Promise<string[]> {
  const faults: string[] = [];
  const pictures: Grey[] = [];
  const picture = async (look: Look) => {
    pictures[looks.indexOf(look)] = await take(page, { whole: route.name === 'landing' });
  };
  for (const [turn, look] of order.entries()) {
    await wearTall(page, look);
    faults.push(...(turn === 0 ? await arrive(page, url) : await settle(page)));
    if (turn === 0) await inspectPage(page, route.name, assistive);
    await picture(look);
    // Once for each width, which the next look then leaves.
    if (turn % 2 === 1) faults.push(...(isWide(look) ? await withForcedColours(page) : await atFourTimesTheSize(page, route)));
  }
  if (route.name in unkept) return faults;
  const differing = compareWithKept(route.name, pictures);
  if (differing.length === 0) return faults;
  // A busy machine may draw late; a screen that differs still does.
  for (const look of order) {
    await wearTall(page, look);
    faults.push(...(await settle(page)));
    await picture(look);
  }
  return [...faults, ...compareWithKept(route.name, pictures)];
}

/** Screens that look different each time, with reasons. */
const unkept: Record<string, string> = {
  'own-sessions list': 'it shows who signed in meanwhile, in no fixed order',
  'background-jobs list': 'it shows the jobs of the stores that are open by then',
  'platform-health list': 'it shows figures of the moment',
  'dead-letters list': 'it shows what was given up in the stores that are open by then',
};

const isWide = ([width]: Look): boolean => width > 1000;

const wearTall = (page: Page, look: Look): Promise<void> => wear(page, look, isWide(look) ? 1350 : 1800);

/** A window of 320 × 256 shows three rows of a list, and nothing sticks to it. */
async function atFourTimesTheSize(page: Page, { list }: Route): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  await settle(page);
  const { sticking, rows, seen } = await page.evaluate(lowWindow);
  return list && seen < Math.min(3, rows) ? [...sticking, `shows ${seen} of ${rows} rows at 400 %`] : sticking;
}

async function withForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await settle(page);
  const faults = await page.evaluate(indistinct);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Paper gets the page without its tools: title, date, filter in words, and all rows and columns. */
async function printed(page: Page, { list }: Route, url: string): Promise<string[]> {
  // A4 on its side, within its margins; dark is the look that paper suits least.
  await page.setViewportSize({ width: 1047, height: 720 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  if (list) await go(page, `${url}?search=a`);
  await settle(page);
  const rows = await page.locator('main [data-id]').count();
  const searched = await page.locator('main [role=search]:not(form) input').count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const faults = await page.evaluate(onPaper);
  if (list && (await page.locator('main [data-id]').count()) !== rows) faults.push('has other rows on paper');
  if (list && searched > 0 && !(await page.locator('main').innerText()).includes('Search: “a”')) faults.push('names no filter on paper');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return faults;
}
