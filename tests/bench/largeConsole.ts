import type { Page } from 'playwright-core';
import type { Pool } from 'pg';
import type { Running } from '../platform/browser.ts';
import { startPlatform } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillApplications } from './bulkApplications.ts';
import { launch, signIn } from './chromium.ts';
import { measureTasks } from './frames.ts';
import { startServer } from './server.ts';

const [cards, fields] = [5000, 2000];

/** Tasks of the hiring console on large data, at full speed: a board of 5,000 cards, and an audit entry of 2,000 changed fields. */
export async function reportConsole(): Promise<void> {
  const cluster = await startPostgres();
  const database = { DATABASE_URL: cluster.database('large') };
  const running = startPlatform(database);
  await fillGround(running);
  await running.close();
  const server = await startServer(['dist/server/server.js'], 4186, { ...database, DEMO: 'on' });
  const browser = await launch();
  try {
    const { storage, tenant } = await signIn(browser, server.address, 'admin@acme.example');
    const context = await browser.newContext({ locale: 'en-GB', storageState: storage, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const { measured, report } = measureTasks(browser, page);
    await page.goto(`${tenant}/applications`);
    await rows(page);
    await measured('a list of 25, as reference', () => page.goto(`${tenant}/applications`).then(() => rows(page)));
    await measured(`a board of ${cards} cards`, async () => {
      await page.goto(`${tenant}/applications?as=board.status`);
      await page.locator('main li[data-index]').first().waitFor();
    });
    await page.locator('main li[data-index]').first().hover();
    await measured('60 turns of the wheel in a column', async () => {
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 3000);
    });
    await page.goto(`${tenant}/audit-log`);
    const expand = page.locator('tbody button[aria-expanded]').first();
    await expand.waitFor();
    await measured(`an audit entry of ${fields} fields expanded`, () => expand.click());
    const listed = await page.locator('dt').count();
    if (listed < fields) throw new Error(`only ${listed} fields are listed`);
    await page.mouse.move(700, 500);
    await measured('60 turns of the wheel in it', async () => {
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 1000);
    });
    report('large data in the hiring console, CPU ms of the page’s thread (goal: no task over 50)');
  } finally {
    await browser.close();
    await server.stop();
    cluster.stop();
  }
}

async function fillGround(running: Running): Promise<void> {
  const admin = await running.browser().as('admin@acme.example');
  const { customerId } = await admin.get<{ customerId: string }>('{ AuthMe { customerId } }');
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const until = running.clock.now();
  await fillApplications(pool, { customerId, applications: cards, inOneVacancy: cards, until });
  await changeManyFields(pool, customerId, until);
}

/** Adds a copy of an entry as the newest one, with many fields. */
async function changeManyFields(pool: Pool, customerId: string, at: Date): Promise<void> {
  const names = Array.from({ length: fields }, (_, index) => `field${index}`);
  const valuesOf = (text: string) => JSON.stringify(Object.fromEntries(names.map((name) => [name, `${text} of ${name}`])));
  const id = 'f'.repeat(24);
  await pool.query(
    `insert into audit_entries (customer_id, id, at, operation, actor_id, organization_id, region, subjects, subject_count, fields)
     select customer_id, $2, $3, operation, actor_id, organization_id, region, subjects, subject_count, $4
     from audit_entries where customer_id = $1 and jsonb_array_length(fields) > 0 and jsonb_array_length(subjects) = 1 limit 1`,
    [customerId, id, at, JSON.stringify(names)],
  );
  await pool.query(
    `insert into audit_values (customer_id, entry_id, subject_id, name, before, "values")
     select customer_id, id, subjects ->> 0, 'Large', $3, $4 from audit_entries where customer_id = $1 and id = $2`,
    [customerId, id, valuesOf('Value'), valuesOf('New value')],
  );
}

const rows = (page: Page) => page.locator('tbody tr a').first().waitFor({ timeout: 60_000 });
