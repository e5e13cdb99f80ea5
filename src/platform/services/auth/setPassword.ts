import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { attemptKey, forgetAllTries } from './attempts.ts';
import type { Identity } from './identities.ts';
import { identities, mfaChallenges, rememberedDevices } from './identityTable.ts';
import { dropTokens } from './links.ts';

/** All but the sessions, of which the caller ends all, or all others. */
export async function setPassword(tx: Database, context: RequestContext, { id, email }: Identity, passwordHash: string): Promise<void> {
  const now = context.now();
  await tx.update(identities).set({ passwordHash, passwordUpdatedAt: now, forceReset: false, updatedAt: now }).where(eq(identities.id, id));
  await dropTokens(tx, [id]);
  await tx.delete(mfaChallenges).where(eq(mfaChallenges.identityId, id));
  await tx.delete(rememberedDevices).where(eq(rememberedDevices.identityId, id));
  await forgetAllTries(tx, await attemptKey(context, email));
  context.forget(id);
}
