import { and, desc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { outbox } from '../../database/tables/records.ts';
import { badInput } from '../../errors.ts';
import { ownLogoOf } from './address.ts';
import { logos } from './tenant.ts';

const day = 24 * 3_600_000;
/** Uploaded pictures that nothing refers to yet: their forms may still be open. */
const mostUnused = 5;

/** A branding may refer to an uploaded picture only while its own customer has it. */
export async function requireLogo({ tx, region, settings }: OperationContext, customerId: string, address: string | null): Promise<void> {
  const named = ownLogoOf(settings, address);
  if (named === undefined) return;
  if (named !== 'other' && named.region === region && named.customerId === customerId) {
    const own = and(eq(logos.customerId, customerId), eq(logos.hash, named.hash));
    const [found] = await unscoped(tx).select(logos, { id: logos.id }, own).for('update');
    if (found) return;
  }
  throw badInput({ 'input.logoUrl': 'validation.branding.logoUrl.gone' }, { reason: 'LOGO_GONE' });
}

interface Use {
  customerId: string;
  /** Addresses that are in use. */
  used: readonly (string | null)[];
  /** Address that was in use before. */
  replaced?: string | null;
}

/** Removes pictures that neither the branding nor a waiting mail refers to: the replaced one, and those left over from abandoned forms. */
export async function removeUnused({ tx, settings, now }: OperationContext, { customerId, used, replaced = null }: Use): Promise<void> {
  const all = unscoped(tx);
  const hashOf = (address: string | null): string[] => {
    const named = ownLogoOf(settings, address);
    return named === undefined || named === 'other' ? [] : [named.hash];
  };
  const kept = used.flatMap(hashOf);
  const before = hashOf(replaced);
  const isUnused = and(eq(logos.customerId, customerId), ...(kept.length > 0 ? [notInArray(logos.hash, kept)] : []));
  const surplus = await all.select(logos, { id: logos.id }, isUnused).orderBy(desc(logos.createdAt), desc(logos.id)).offset(mostUnused);
  const waits = tx
    .select({ one: sql`1` })
    .from(outbox)
    .where(
      and(
        eq(outbox.customerId, customerId),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        sql`position(${logos.hash} in ${outbox.html}) > 0`,
      ),
    );
  const goes = or(
    lt(logos.createdAt, new Date(now().getTime() - day)),
    ...(before.length > 0 ? [inArray(logos.hash, before)] : []),
    ...(surplus.length > 0
      ? [
          inArray(
            logos.id,
            surplus.map(({ id }) => id),
          ),
        ]
      : []),
  );
  await all.remove(logos, and(isUnused, goes, sql`not exists ${waits}`));
}
