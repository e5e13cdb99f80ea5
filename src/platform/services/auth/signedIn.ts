import { and, countDistinct, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/stores.ts';
import { identities, sessions } from './identityTable.ts';
import { mayBeSignedIn } from './identities.ts';

export async function countSignedIn(db: Database, at: Date): Promise<number> {
  const isLive = and(gt(sessions.idleExpiresAt, at), gt(sessions.absoluteExpiresAt, at), mayBeSignedIn(db));
  const [row] = await db
    .select({ people: countDistinct(sessions.identityId) })
    .from(sessions)
    .innerJoin(identities, eq(identities.id, sessions.identityId))
    .where(isLive);
  return row?.people ?? 0;
}
