import { expect, type Page, type Response } from '@playwright/test';
import { reduced } from '../support/reducedPlans.ts';
import { arrive } from './everyLook.ts';
import { routes, templatesOf } from './everyRoute.ts';
import { address, logIn, tenantOf, test } from './steps.ts';

// The console alone, in front of a second process that serves the contract without extensions, its introspection off.
test.use({ own: 'elsewhere', environment: { PLATFORM_EXTENSIONS: 'none' } });

/** Errors and refusals of the platform. */
function listen(page: Page): () => string[] {
  const faults: string[] = [];
  const note = async (answer: Response): Promise<void> => {
    if (!answer.url().includes('/api/')) return;
    const text = await answer.text().catch(() => '');
    const { errors = [] } = text.startsWith('{') ? (JSON.parse(text) as { errors?: { message: string }[] }) : {};
    const sent = /(?:query|mutation|subscription) (\w+)/.exec(answer.request().postData() ?? '')?.[1];
    if (answer.status() >= 400 || errors.length > 0) faults.push(`${sent}: ${answer.status()} ${errors[0]?.message ?? ''}`);
  };
  page.on('response', (answer) => void note(answer));
  return () => faults.splice(0);
}

test('every screen of the specifications stands without the extensions, and asks for nothing that the platform lacks', async ({ page }) => {
  test.setTimeout(1_500_000);
  const refused = listen(page);
  await page.goto(`${address()}/login`);
  await logIn(page, 'admin@acme.example');
  await page.waitForURL(/\/customers\//);
  const tenant = tenantOf(page);
  const { routes: list } = await routes(page, tenant, templatesOf(reduced.plans));
  const found: Record<string, string[]> = {};
  for (const { path, name } of list) {
    const faults = await arrive(page, `${tenant}/${path}`);
    const alerts = await page.locator('[role=alert].MuiAlert-colorError, .MuiSnackbar-root').allTextContents();
    const all = [...faults, ...alerts, ...refused()];
    if (all.length > 0) found[name] = all;
  }
  expect(found, `${list.length} screens were seen`).toEqual({});
  expect(list.length).toBeGreaterThan(80);
});
