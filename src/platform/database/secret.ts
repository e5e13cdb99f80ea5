import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Store } from './stores.ts';
import { platformValues } from './tables/records.ts';

/** Generated key of keyed hashes, shared by all processes: the first writes it, all read it. */
export async function keptSecret({ db }: Store, now: Date): Promise<string> {
  await db
    .insert(platformValues)
    .values({ name: 'secret', value: randomBytes(32).toString('base64url'), createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select({ value: platformValues.value }).from(platformValues).where(eq(platformValues.name, 'secret'));
  if (!row) throw new Error('The secret was not kept');
  return row.value;
}
