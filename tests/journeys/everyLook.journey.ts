import { expect, type Page } from '@playwright/test';
import { arrive, inspectAll, inspectPage, looks, wear, type Findings } from './everyLook.ts';
import { routes, type Route } from './everyRoute.ts';
import { enter, tenantOf, test } from './steps.ts';

/** In the deep run every screen is seen in each look, with all that its buttons open; else every address in one look, by turns. */
const deep = Boolean(process.env['DEEP']);

let known: Route[] | undefined;
async function all(page: Page): Promise<Route[]> {
  await enter(page, 'users', 'Acme', 'staff@demo.example');
  return (known ??= (await routes(page, tenantOf(page))).routes);
}

const visit = async (page: Page, tenant: string, { path, name }: Route, findings: Findings): Promise<void> => {
  await arrive(page, `${tenant}/${path}`);
  await (deep ? inspectAll : inspectPage)(page, name, findings);
};

for (const [turn, look] of looks.entries())
  test(`no screen has a fault for assistive technology, ${look[1]} and ${look[0]} wide`, async ({ page, browser }) => {
    test.setTimeout(deep ? 1_800_000 : 400_000);
    const list = (await all(page)).filter((_, index) => deep || index % looks.length === turn);
    const tenant = tenantOf(page);
    const findings: Findings = { seen: [], faults: {} };
    await wear(page, look);
    const refused: Route[] = [];
    for (const route of list) {
      await visit(page, tenant, route, findings);
      if ((await page.getByRole('heading', { name: 'No permission' }).count()) > 0) refused.push(route);
    }
    if (refused.length > 0) {
      const context = await browser.newContext();
      const admin = await context.newPage();
      await enter(admin, 'users', 'Acme', 'admin@acme.example');
      await wear(admin, look);
      for (const route of refused) await visit(admin, tenant, { ...route, name: `${route.name}, of an administrator` }, findings);
      await context.close();
    }
    expect(findings.faults, `${findings.seen.length} screens were seen`).toEqual({});
    expect(findings.seen.length).toBeGreaterThan(deep ? 200 : 20);
  });
