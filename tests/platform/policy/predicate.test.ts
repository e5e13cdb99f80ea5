import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Store, Stores } from '../../../src/platform/database/stores.ts';
import { leadsThrough, accessPredicate } from '../../../src/platform/policy/predicate.ts';
import { decide, accessScope, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import { deep } from '../../support/caller.ts';
import { templateDir } from '../engine.ts';
import { action, customerOfRoot, mixtures, paths, places, policySet, seed } from './policies.ts';

const runs = deep ? 5000 : 100;
const rows = pgTable('policy_rows', {
  id: integer().notNull(),
  region: text(),
  organization: text(),
  customer: text(),
  department: text(),
});
const below = (ids: readonly string[]) =>
  sql`${rows.department} in (select policy_departments.id from policy_departments where ${leadsThrough(sql`path`, ids)})`;
const columns = {
  region: rows.region,
  organization: rows.organization,
  customer: rows.customer,
  hierarchy: { id: rows.department, below },
};
/** Every place, those with a null column among them, and mixtures that no tenant has. */
const all = [...places, ...mixtures];

let stores: Stores;
let store: Store;
const folder = mkdtempSync(join(tmpdir(), 'console-predicate-'));
beforeAll(async () => {
  stores = createStores({ dataDir: folder, templateDir });
  store = await stores.region('eu-west-1');
  await store.pool.query('create table policy_departments (id text primary key, path text not null)');
  await store.pool.query('create table policy_rows (id int, region text, organization text, customer text, department text)');
  for (const [id, path] of paths) await store.pool.query('insert into policy_departments values ($1, $2)', [id, `/${path.join('/')}/`]);
  for (const [id, { region, organization, customer, path }] of all.entries())
    await store.pool.query('insert into policy_rows values ($1, $2, $3, $4, $5)', [
      id,
      region,
      organization,
      customer,
      path.at(-1) ?? null,
    ]);
});
afterAll(async () => {
  await stores.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  `the condition of a query finds exactly the rows on which the action is allowed, for ${runs} policy sets`,
  { timeout: 300_000 },
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(policySet, action, fc.constantFrom('eu-west-1', 'us-east-1'), async (policies, asked, region) => {
        const statements = widenRoots(policies, customerOfRoot);
        const expected = all.flatMap((at, id) => (at.region === region && decide(statements, asked, at) ? [id] : []));
        const where = accessPredicate(accessScope(statements, asked, region), columns);
        const selected = await store.db.select({ id: rows.id }).from(rows).where(where).orderBy(rows.id);
        expect(selected.map(({ id }) => id)).toEqual(expected);
        found += expected.length;
      }),
      { numRuns: runs, seed },
    );
    console.info(`${runs} policy sets over ${all.length} rows select the ${found} rows that are allowed (seed ${seed})`);
  },
);
