import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities, sessions } from '../../database/tables/accounts.ts';
import { customers } from '../../database/tenants.ts';
import { absoluteLifetime, accessLifetime, idleLifetime, rotationGrace } from './lifetimes.ts';
import { mayBeSignedIn } from './identities.ts';
import type { Identity } from './identities.ts';
import { keyedHash } from './secret.ts';
import { hashToken, newToken } from './tokens.ts';

type SessionRow = typeof sessions.$inferSelect;

export interface FoundSession {
  session: SessionRow;
  identity: Identity;
  rootHierarchyId: string;
  /** The call came with the token before the last rotation. */
  rotated: boolean;
}

/** The session of a token, whether or not its access has ended; null when it cannot be renewed either. */
export async function findSession(db: Database, token: string | undefined, now: Date): Promise<FoundSession | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const [row] = await unscoped(db)
    .select(
      customers,
      { session: sessions, identity: identities, rootHierarchyId: customers.rootHierarchyId },
      and(or(eq(sessions.tokenHash, hash), eq(sessions.previousHash, hash)), mayBeSignedIn(db)),
    )
    .innerJoin(identities, eq(identities.customerId, customers.id))
    .innerJoin(sessions, eq(sessions.identityId, identities.id));
  if (!row) return null;
  const { session, identity, rootHierarchyId } = row;
  if (session.idleExpiresAt <= now || session.absoluteExpiresAt <= now) return null;
  const rotated = session.tokenHash !== hash;
  if (rotated && (!session.rotatedAt || session.rotatedAt.getTime() + rotationGrace <= now.getTime())) return null;
  return { session, identity, rootHierarchyId, rotated };
}

/** Starts a session and sets its cookies; a session that the browser still had ends. Answers when the access ends. */
export async function startSession(tx: Database, context: RequestContext, identity: Identity): Promise<Date> {
  const now = context.now();
  const token = newToken();
  for (const identityId of await endSession(tx, context.request.cookies['session'])) context.forget(identityId);
  const accessExpiresAt = after(now, accessLifetime);
  await tx.insert(sessions).values({
    id: context.newId(),
    tokenHash: hashToken(token),
    identityId: identity.id,
    createdAt: now,
    accessExpiresAt,
    idleExpiresAt: after(now, idleLifetime),
    absoluteExpiresAt: after(now, absoluteLifetime),
  });
  const maxAge = absoluteLifetime / 1000;
  context.setCookie('session', token, { maxAge, httpOnly: true });
  context.setCookie('csrf', newToken(), { maxAge, httpOnly: false });
  context.setCookie('region', identity.awsRegion, { maxAge, httpOnly: false });
  return accessExpiresAt;
}

/**
 * Renews a session's access while idle time is left, under a new token; null when it must be signed in again. The next token follows
 * from the old one by a keyed hash: two tabs that renew at once, or a call whose answer was lost, come to the same token.
 */
export async function renewSession(tx: Database, context: RequestContext): Promise<Date | null> {
  const now = context.now();
  const token = context.request.cookies['session'];
  const found = await findSession(tx, token, now);
  if (!found || !token) return null;
  const { session } = found;
  const next = (await keyedHash(context, 'next session token', token)).toString('base64url');
  const end = session.absoluteExpiresAt;
  const accessExpiresAt = found.rotated ? session.accessExpiresAt : earlier(after(now, accessLifetime), end);
  if (!found.rotated) {
    const changed = await tx
      .update(sessions)
      .set({
        tokenHash: hashToken(next),
        previousHash: hashToken(token),
        rotatedAt: now,
        usedAt: now,
        accessExpiresAt,
        idleExpiresAt: earlier(after(now, idleLifetime), end),
      })
      // Of two renewals at the same moment the second finds the token changed, to the very one that it would have set.
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, hashToken(token))))
      .returning({ id: sessions.id });
    if (changed.length === 0) return renewSession(tx, context);
  }
  const maxAge = Math.ceil((end.getTime() - now.getTime()) / 1000);
  context.setCookie('session', next, { maxAge, httpOnly: true });
  context.setCookie('csrf', context.request.cookies['csrf'] ?? newToken(), { maxAge, httpOnly: false });
  return accessExpiresAt;
}

/** Ends the session of a token, if there is one; answers whose it was. */
export async function endSession(db: Database, token: string | undefined): Promise<string[]> {
  if (!token) return [];
  const hash = hashToken(token);
  const ended = await db
    .delete(sessions)
    .where(or(eq(sessions.tokenHash, hash), eq(sessions.previousHash, hash)))
    .returning({ identityId: sessions.identityId });
  return ended.map((session) => session.identityId);
}

/** Ends the sessions of everyone in these customers (decisions §6 «customer»). */
export async function endSessionsOfCustomers(tx: Database, customerIds: string[]): Promise<void> {
  const people = tx.select({ id: identities.id }).from(identities).where(inArray(identities.customerId, customerIds));
  await tx.delete(sessions).where(inArray(sessions.identityId, people));
}

/** Ends the sessions of these people. */
export async function endSessionsOf(tx: Database, identityIds: string[]): Promise<void> {
  await tx.delete(sessions).where(sql`${sessions.identityId} = any(${sql.param(identityIds)}::text[])`);
}

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
