import { randomBytes } from 'node:crypto';
import { eq, like, or } from 'drizzle-orm';
import type { Settings } from '../context.ts';
import { keyId, secretsOf, unseal } from './sealed.ts';
import type { Database, Store } from './stores.ts';
import { platformValues } from './tables/records.ts';

/** SECRET is not the one of the stores; the message says what to do. */
export class SecretError extends Error {
  constructor() {
    super(
      'SECRET is not the one that the stored secrets are sealed under. Set that one; to change it, name the former one in SECRET_PREVIOUS until “npm run renew-secret” is through. If it is lost: “npm run renew-secret -- --lost”.',
    );
    this.name = 'SecretError';
  }
}

/** Rows of `platform_values`: the generated secret, the first one's key id, one for each that something may be sealed under, and former ones, sealed. */
export const names = { generated: 'secret', first: 'first secret', used: 'used secret ', former: 'former secret ' };
export const formerPurpose = 'former secret';

type SecretSettings = Pick<Settings, 'secret' | 'secretPrevious' | 'firstSecret'>;

/** Completes the settings with the secrets that the identity store holds. Without SECRET, the first process generates one for all. */
export async function learnSecrets({ db }: Pick<Store, 'db'>, settings: SecretSettings, now: Date): Promise<void> {
  settings.secret ??= await generatedSecret(db, now);
  const stored = await storedSecrets(db);
  // A generated secret before SECRET was set.
  if (stored.generated !== undefined) remember(settings, stored.generated);
  learnFormer(settings, stored.former);
  const known = secretsOf(settings);
  if (!stored.used.every((id) => known.some((each) => keyId(each) === id))) throw new SecretError();
  await noteUse(db, settings.secret, now);
  const first = stored.first ?? (await storedSecrets(db)).first;
  settings.firstSecret = known.find((each) => keyId(each) === first);
}

async function noteUse(db: Database, secret: string, createdAt: Date): Promise<void> {
  const value = keyId(secret);
  await db
    .insert(platformValues)
    .values([names.first, names.used + value].map((name) => ({ name, value, createdAt })))
    .onConflictDoNothing();
}

/** After a loss: the stores take this secret, whatever they are sealed under. */
export async function adoptSecret({ db }: Pick<Store, 'db'>, secret: string, now: Date): Promise<void> {
  const { name } = platformValues;
  await db.delete(platformValues).where(or(eq(name, names.first), like(name, `${names.used}%`)));
  await noteUse(db, secret, now);
}

async function generatedSecret(db: Database, now: Date): Promise<string> {
  await db
    .insert(platformValues)
    .values({ name: names.generated, value: randomBytes(32).toString('base64url'), createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select({ value: platformValues.value }).from(platformValues).where(eq(platformValues.name, names.generated));
  if (!row) throw new Error('The secret was not kept');
  return row.value;
}

interface Stored {
  generated?: string | undefined;
  first?: string | undefined;
  /** Key ids. */
  used: string[];
  /** Sealed, by key id. */
  former: Map<string, string>;
}

async function storedSecrets(db: Database): Promise<Stored> {
  const { name, value } = platformValues;
  const rows = await db
    .select({ name, value })
    .from(platformValues)
    .where(or(eq(name, names.generated), eq(name, names.first), like(name, `${names.used}%`), like(name, `${names.former}%`)));
  const values = new Map(rows.map((row) => [row.name, row.value]));
  const former = rows.filter((row) => row.name.startsWith(names.former));
  return {
    generated: values.get(names.generated),
    first: values.get(names.first),
    used: rows.filter((row) => row.name.startsWith(names.used)).map((row) => row.value),
    former: new Map(former.map((row) => [row.name.slice(names.former.length), row.value])),
  };
}

/** Each may be sealed under another, where a renewal was broken off. */
function learnFormer(settings: SecretSettings, former: ReadonlyMap<string, string>): void {
  for (let size = 0; size !== secretsOf(settings).length;) {
    size = secretsOf(settings).length;
    for (const [id, sealed] of former) {
      try {
        remember(settings, unseal(settings, formerPurpose, id, sealed));
      } catch {
        // Under a secret that is not known; the comparison with the current one refuses the start.
      }
    }
  }
}

function remember(settings: SecretSettings, secret: string): void {
  const known = secretsOf(settings);
  if (!known.includes(secret)) settings.secretPrevious = [...known.slice(1), secret];
}
