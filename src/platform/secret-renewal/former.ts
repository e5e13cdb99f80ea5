import { and, eq, like, not } from 'drizzle-orm';
import { formerPurpose, names } from '../database/secret.ts';
import { keyId, seal, secretsOf } from '../database/sealed.ts';
import type { Secrets } from '../database/sealed.ts';
import type { Store } from '../database/stores.ts';
import { platformValues } from '../database/tables/records.ts';
import { recoveryCodes } from '../services/factors/identityTable.ts';

// Former secrets, sealed under the current one: hashes and chains of before can't be made anew, and go on being verified.

/** First of all steps, so that a renewal that is broken off loses nothing. */
export async function storeFormer({ db }: Store, secrets: Secrets, now: Date): Promise<void> {
  for (const secret of secretsOf(secrets).slice(1)) {
    const id = keyId(secret);
    const value = seal(secrets, formerPurpose, id, secret);
    await db
      .insert(platformValues)
      .values({ name: `${names.former}${id}`, value, createdAt: now })
      .onConflictDoUpdate({ target: platformValues.name, set: { value } });
  }
}

/** Last of all steps: from here on SECRET alone is enough. */
export async function finishRenewal({ db }: Store, secrets: Secrets): Promise<void> {
  const [current] = secretsOf(secrets);
  const id = keyId(current);
  await db.delete(platformValues).where(and(like(platformValues.name, `${names.used}%`), not(eq(platformValues.value, id))));
  // A generated one would lie next to what it opens.
  const isFormer = and(eq(platformValues.name, names.generated), not(eq(platformValues.value, current)));
  await db.delete(platformValues).where(isFormer);
  await db.delete(platformValues).where(eq(platformValues.name, `${names.former}${id}`));
}

/** Accepts nothing of former secrets any more. Answers how many recovery codes that ends. */
export async function forgetFormer({ db }: Store, secrets: Secrets): Promise<number> {
  const id = keyId(secretsOf(secrets)[0]);
  const { name, value } = platformValues;
  const [first] = await db.select({ value }).from(platformValues).where(eq(name, names.first));
  const { codeHash } = recoveryCodes;
  const isOwn = like(codeHash, `${id}.%`);
  // Codes without a key are of the first secret.
  const ended = first?.value === id ? and(not(isOwn), like(codeHash, '%.%')) : not(isOwn);
  const codes = await db.delete(recoveryCodes).where(ended).returning({ codeHash });
  await db.delete(platformValues).where(like(name, `${names.former}%`));
  await db.update(platformValues).set({ value: id }).where(eq(name, names.first));
  return codes.length;
}
