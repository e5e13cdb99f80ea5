import { eq, sql } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import type { Database, Store } from '../database/stores.ts';
import { platformValues } from '../database/tables/records.ts';
import type { Tools } from '../platform.ts';
import { hashPassword } from '../services/auth/passwords.ts';
import { demoPassword } from './accounts.ts';
import { seedAtsSecrets } from './atsTenants.ts';
import { demoCustomers, demoOrganizations } from './directory.ts';
import { seedIdentities } from './seedIdentities.ts';
import { seedRegion } from './seedRegion.ts';
import { defaultSizes } from './sizes.ts';
import type { DemoSizes } from './sizes.ts';
import { seedSso } from './ssoSeed.ts';

interface Recipe extends DemoSizes {
  base: Date;
}

export async function seedNewStore(store: Store, isNew: boolean, tools: Tools, sizes: DemoSizes = defaultSizes): Promise<void> {
  if (!tools.settings.demo) return;
  if (store.kind === 'identity') {
    if (isNew || (await isEmpty(store.db))) await seedStore(store, { ...sizes, base: midnight(tools.now()) });
    if (await readRecipe(store.db)) await seedSso(store, tools);
    return;
  }
  const recipe = await readRecipe((await tools.stores.identity()).db);
  if (!recipe) return;
  await seedStore(store, recipe);
  await seedAtsSecrets(store.db, tools);
}

/** Adds demo data up to larger sizes; returns the new parameters, or null if other data exist. */
export async function growDemo(tools: Pick<Tools, 'stores' | 'now'>, sizes: DemoSizes, regions: readonly Region[]): Promise<Recipe | null> {
  const identity = await tools.stores.identity();
  const old = await readRecipe(identity.db);
  if (!old && !(await isEmpty(identity.db))) return null;
  const customers = Math.max(sizes.customers, old?.customers ?? 0);
  const recipe: Recipe = {
    base: old?.base ?? midnight(tools.now()),
    customers,
    // The share of each customer never shrinks, so that regions opened later miss nobody.
    users: Math.max(sizes.users, old ? Math.ceil((old.users / old.customers) * customers) : 0),
    ...moreVacancies(sizes, old),
  };
  await seedStore(identity, recipe);
  for (const region of regions) await seedStore(await tools.stores.region(region), recipe);
  return recipe;
}

function moreVacancies(sizes: DemoSizes, old: Recipe | null): Pick<DemoSizes, 'vacancies' | 'applications'> {
  const vacancies = Math.max(sizes.vacancies, old?.vacancies ?? 0);
  const each = old && old.vacancies > 0 ? old.applications / old.vacancies : 0;
  return { vacancies, applications: Math.max(sizes.applications, Math.ceil(each * vacancies)) };
}

async function seedStore(store: Store, recipe: Recipe): Promise<void> {
  // All users share one hash: the password is public, and a thousand hashes would take ten seconds.
  const passwordHash = store.region ? '' : await hashPassword(demoPassword);
  await store.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo data of ' || current_schema()))`);
    const done = await readRecipe(tx);
    if (done && sameSizes(done, recipe)) return;
    const organizations = demoOrganizations(recipe.base);
    const customers = demoCustomers(recipe.base, recipe.customers);
    if (store.region) await seedRegion(tx, customers, recipe, store.region);
    else await seedIdentities(tx, organizations, customers, { ...recipe, passwordHash });
    await writeRecipe(tx, recipe);
  });
}

const sameSizes = (one: Recipe, other: Recipe) =>
  (['customers', 'users', 'vacancies', 'applications'] as const).every((size) => one[size] === other[size]);

async function readRecipe(db: Database): Promise<Recipe | null> {
  const [row] = await db.select().from(platformValues).where(eq(platformValues.name, 'demo data'));
  if (!row) return null;
  const kept = JSON.parse(row.value) as Omit<DemoSizes, 'vacancies'> & { vacancies?: number; base: string };
  return { ...kept, vacancies: kept.vacancies ?? 0, base: new Date(kept.base) };
}

const writeRecipe = (tx: Database, recipe: Recipe) =>
  tx
    .insert(platformValues)
    .values({ name: 'demo data', value: JSON.stringify(recipe), createdAt: recipe.base })
    .onConflictDoUpdate({ target: platformValues.name, set: { value: sql`excluded.value` } });

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from organizations limit 1`);
  return rows.length === 0;
}

const midnight = (time: Date) => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
