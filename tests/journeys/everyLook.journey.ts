import { expect } from '@playwright/test';
import { arrive, inspectAll, looks, wear, type Findings } from './everyLook.ts';
import { routes, type Route } from './everyRoute.ts';
import { enter, tenantOf, test } from './steps.ts';

for (const look of looks)
  test(`no screen, nor what its buttons open, has a fault for assistive technology, ${look[1]} and ${look[0]} wide`, async ({
    page,
    browser,
  }) => {
    test.skip(!process.env['DEEP'], 'npm run test:deep has every screen in every look; npm test has each in one (everyScreen.journey.ts)');
    test.setTimeout(1_800_000);
    await enter(page, 'users', 'Acme', 'staff@demo.example');
    const tenant = tenantOf(page);
    const { routes: list } = await routes(page, tenant);
    const findings: Findings = { seen: [], faults: {} };
    const visit = async (on: typeof page, { path, name }: Route): Promise<void> => {
      await arrive(on, `${tenant}/${path}`);
      await inspectAll(on, name, findings);
    };
    await wear(page, look);
    const refused: Route[] = [];
    for (const route of list) {
      await visit(page, route);
      if ((await page.getByRole('heading', { name: 'No permission' }).count()) > 0) refused.push(route);
    }
    if (refused.length > 0) {
      const context = await browser.newContext();
      const admin = await context.newPage();
      await enter(admin, 'users', 'Acme', 'admin@acme.example');
      await wear(admin, look);
      for (const route of refused) await visit(admin, { ...route, name: `${route.name}, of an administrator` });
      await context.close();
    }
    expect(findings.faults, `${findings.seen.length} screens were seen`).toEqual({});
    expect(findings.seen.length).toBeGreaterThan(200);
  });
