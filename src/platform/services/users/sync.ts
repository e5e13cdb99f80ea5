import { and, asc, gt, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { platformValues } from '../../database/tables/records.ts';
import { groupMembers } from '../groups/tenant.ts';
import { users } from './tenant.ts';
import { sweep } from '../../jobs/sweep.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { changeTotals } from '../../database/totals.ts';
import type { Tools } from '../../platform.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { personTotal } from './totals.ts';

// Users span two stores: after a crash, a profile may lack its identity or disagree about the archive.

const interval = 15_000;
/** Maximum time between a write and its commit. */
const margin = 600_000;
const atOnce = 1000;
const mark = 'users settled until';

type Platform = Pick<Tools, 'stores' | 'now' | 'log'>;
type Profile = TenantRow<typeof users>;

export const startUserSync = (platform: Platform): Sweep =>
  sweep(
    platform,
    { name: 'USER_SYNC', every: interval, stores: 'regions', failure: 'users could not be synced', atOpening: true },
    (region) => syncRegion(platform, region),
  );

async function syncRegion({ stores, now }: Platform, region: Store): Promise<void> {
  const [begun, { db: directory, transaction: inDirectory }] = [now(), await stores.identity()];
  const [last] = await region.db
    .select()
    .from(platformValues)
    .where(isOneOf(platformValues.name, [mark]));
  const since = new Date((last ? new Date(last.value) : begun).getTime() - margin);
  for (let after: Profile | undefined; ;) {
    const changed = and(gte(users.updatedAt, after?.updatedAt ?? since), after && isAfter(after));
    const order = [asc(users.updatedAt), asc(users.id)];
    const profiles = await unscoped(region.db)
      .select(users, users, changed)
      .orderBy(...order)
      .limit(atOnce);
    const known = await statesOf(directory, profiles);
    const orphans = profiles.filter(({ id }) => !known.has(id));
    const unlike = profiles.filter(({ id, archivedAt }) => known.has(id) && known.get(id) !== (archivedAt !== null));
    if (orphans.length > 0) await inDirectory((tx) => removeOrphans(tx, region, orphans)).catch(unlessReleased);
    if (unlike.length > 0) await inDirectory((tx) => follow(tx, region, unlike, begun));
    after = profiles.at(-1);
    if (profiles.length < atOnce) break;
  }
  const value = begun.toISOString();
  await region.db
    .insert(platformValues)
    .values({ name: mark, value, createdAt: begun })
    .onConflictDoUpdate({ target: platformValues.name, set: { value } });
}

const isAfter = ({ updatedAt, id }: Profile) => or(gt(users.updatedAt, updatedAt), gt(users.id, id));

async function statesOf(directory: Database, profiles: Profile[]): Promise<Map<string, boolean>> {
  const ids = profiles.map(({ id }) => id);
  const rows = await directory.select({ id: identities.id, at: identities.archivedAt }).from(identities).where(isOneOf(identities.id, ids));
  return new Map(rows.map(({ id, at }) => [id, at !== null]));
}

class Released extends Error {}

function unlessReleased(error: unknown): void {
  if (!(error instanceof Released)) throw error;
}

/** Claims each address meanwhile, which waits for a creation still in progress in another process. */
async function removeOrphans(tx: Database, region: Store, orphans: Profile[]): Promise<void> {
  const claims = orphans.map((profile) => ({ ...identityOf(profile), awsRegion: region.region ?? 'ap-southeast-2' }));
  const claimed = await tx.insert(identities).values(claims).onConflictDoNothing().returning({ id: identities.id });
  const ids = claimed.map(({ id }) => id);
  await region.transaction(async (home) => {
    const all = unscoped(home);
    await all.remove(groupMembers, isOneOf(groupMembers.userId, ids));
    const removed = new Set(await all.remove(users, isOneOf(users.id, ids)));
    const gone = orphans.filter(({ id }) => removed.has(id));
    await changeTotals(
      home,
      gone.map(({ customerId, archivedAt }) => ({ scope: customerId, name: personTotal('users', archivedAt !== null), by: -1 })),
    );
  });
  throw new Released();
}

const identityOf = ({ id, email, organizationId, customerId, hierarchyId, userType, source, createdAt, updatedAt }: Profile) => ({
  ...{ id, email, organizationId, customerId, hierarchyId, userType, source, createdAt, updatedAt },
});

async function follow(tx: Database, region: Store, unlike: Profile[], now: Date): Promise<void> {
  const ids = unlike.map(({ id }) => id);
  const rows = await tx
    .select({ id: identities.id, archivedAt: identities.archivedAt })
    .from(identities)
    .where(isOneOf(identities.id, ids))
    .orderBy(identities.id)
    .for('update');
  await region.transaction(async (home) => {
    for (const { id, archivedAt } of rows) {
      const other = archivedAt ? isNull(users.archivedAt) : isNotNull(users.archivedAt);
      const written = await unscoped(home).update(users, { archivedAt, updatedAt: now }, and(isOneOf(users.id, [id]), other));
      const customer = unlike.find((profile) => profile.id === id)?.customerId;
      if (written.length === 0 || !customer) continue;
      await changeTotals(home, [
        { scope: customer, name: personTotal('users', archivedAt !== null), by: 1 },
        { scope: customer, name: personTotal('users', archivedAt === null), by: -1 },
      ]);
    }
  });
}
