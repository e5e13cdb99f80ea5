import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isSignedHead, signatureOf } from '../auditSeal.ts';
import { saveHead } from '../audit-chain/chain.ts';
import type { Settings } from '../context.ts';
import { sealedBy } from '../database/sealed.ts';
import type { Store } from '../database/stores.ts';
import { auditChains } from '../database/tables/auditChains.ts';
import type { Region } from '../regions.ts';
import { sealPlaces } from './places.ts';
import type { Keys, SealPlace } from './places.ts';

export interface Renewed {
  name: string;
  renewed: number;
  /** Still under a former secret: written meanwhile by a process that writes by it. */
  left: number;
  /** Opened by no known secret. */
  unreadable: number;
}

const atOnce = 200;

/** Brings what a store seals and signs under the current secret, row by row: it can be broken off at any moment and begun again. */
export async function renewStore(store: Store, settings: Settings, options: { adopts: boolean }): Promise<Renewed[]> {
  const results: Renewed[] = [];
  for (const place of sealPlaces.filter((each) => each.store === store.kind)) results.push(await renewPlace(store, settings, place));
  if (store.region) results.push(await renewHeads(store, settings, store.region, options));
  return results;
}

/** Seals name their key, so what is left is a count and no guess. */
const isOld = (settings: Settings, { seals }: SealPlace): SQL =>
  sql`(' ' || ${seals}) ~ ${`\\sv(1\\.|2\\.(?!${sealedBy(settings).split('.')[1] ?? ''}\\.))`}`;

async function renewPlace({ db }: Store, settings: Settings, place: SealPlace): Promise<Renewed> {
  const { name, table, keys, column, renewed: renewedValue } = place;
  const columns = Object.values(keys);
  const key = sql`(${sql.join(columns, sql`, `)})`;
  let [renewed, unreadable] = [0, 0];
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ ...keys, value: column })
      .from(table)
      .where(and(isOld(settings, place), after))
      .orderBy(...columns.map((each) => asc(each)))
      .limit(atOnce);
    for (const { value, ...rest } of rows) {
      const own = rest as unknown as Keys;
      const next = attempt(() => renewedValue(settings, own, value));
      if (next === undefined) {
        unreadable += 1;
        continue;
      }
      const isIt = Object.entries(keys).map(([each, of]) => eq(of, own[each] ?? ''));
      // Somebody may have entered another one meanwhile.
      const written = await db
        .update(table)
        .set({ [nameOf(table, column)]: next })
        .where(and(...isIt, eq(column, value)))
        .returning({ ...keys });
      renewed += written.length;
    }
    const last = rows.at(-1) as Keys | undefined;
    if (!last || rows.length < atOnce) break;
    const values = Object.keys(keys).map((each) => sql`${last[each]}`);
    after = sql`${key} > (${sql.join(values, sql`, `)})`;
  }
  const [old] = await db.select({ rows: count() }).from(table).where(isOld(settings, place));
  return { name, renewed, left: Math.max(0, (old?.rows ?? 0) - unreadable), unreadable };
}

const nameOf = (table: SealPlace['table'], column: SealPlace['column']): string => {
  const [name] = Object.entries(table).find(([, each]) => each === column) ?? [];
  if (!name) throw new Error(`A table without ${column.name}`);
  return name;
};

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The platform continues only a chain whose head it has signed.
 * @param adopts signs heads that no known secret signed, after a loss
 */
async function renewHeads(store: Store, settings: Settings, region: Region, { adopts }: { adopts: boolean }): Promise<Renewed> {
  const result: Renewed = { name: 'heads of audit chains', renewed: 0, left: 0, unreadable: 0 };
  const chains = await store.db.select({ customerId: auditChains.customerId }).from(auditChains);
  for (const { customerId } of chains)
    await store.transaction(async (tx) => {
      const [chain] = await tx.select().from(auditChains).where(eq(auditChains.customerId, customerId)).for('update');
      if (!chain || chain.signature === (await signatureOf({ settings }, { ...chain, region }))) return;
      if (!adopts && !(await isSignedHead({ settings }, { ...chain, region }))) {
        result.unreadable += 1;
        return;
      }
      await saveHead(tx, { settings }, region, chain);
      result.renewed += 1;
    });
  return result;
}
