import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities, sessions } from '../../database/tables/accounts.ts';
import { customers } from '../../database/tenants.ts';
import { csrfToken, sameSecret } from '../../http/cookies.ts';
import { absoluteLifetime, accessLifetime, idleLifetime, rotationGrace } from './lifetimes.ts';
import { mayBeSignedIn } from './identities.ts';
import type { Identity } from './identities.ts';
import { keepKnownDevice, noteKnownDevice } from './knownDevices.ts';
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
  if (rotated && !isInGrace(session, now)) return null;
  return { session, identity, rootHierarchyId, rotated };
}

/** Starts a session and sets its cookies; a session that the browser still had ends. Answers when the access ends. */
export async function startSession(tx: Database, context: RequestContext, identity: Identity): Promise<Date> {
  const now = context.now();
  const token = newToken();
  for (const identityId of await endSession(tx, context.request.cookies['session'])) context.forget(identityId);
  const accessExpiresAt = after(now, accessLifetime);
  const id = context.newId();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    identityId: identity.id,
    createdAt: now,
    accessExpiresAt,
    idleExpiresAt: after(now, idleLifetime),
    absoluteExpiresAt: after(now, absoluteLifetime),
  });
  const maxAge = absoluteLifetime / 1000;
  context.setCookie('session', token, { maxAge, httpOnly: true });
  context.setCookie('csrf', csrfToken(context.settings, id), { maxAge, httpOnly: false });
  context.setCookie('region', identity.awsRegion, { maxAge, httpOnly: false });
  await noteKnownDevice(context, identity.email);
  return accessExpiresAt;
}

/**
 * Renews a session's access while idle time is left, under a new token; null when it must be signed in again. The next token follows
 * from the old one by a keyed hash: two tabs that renew at once, or a call whose answer was lost, come to the same token. Right after a
 * change of tokens only the access is prolonged, since the one before the last would be refused to calls that are still under way.
 */
export async function renewSession(tx: Database, context: RequestContext): Promise<Date | null> {
  const now = context.now();
  const token = context.request.cookies['session'];
  if (!token) return null;
  const found = await findSession(tx, token, now);
  if (!found) return endReused(tx, context, token);
  const { session } = found;
  // Check the anti-forgery token here too, since an expired access leaves the session unknown to the router.
  if (!sameSecret(csrfToken(context.settings, session.id), context.request.csrf)) return null;
  const next = (await keyedHash(context, 'next session token', token)).toString('base64url');
  const end = session.absoluteExpiresAt;
  const accessExpiresAt = found.rotated ? session.accessExpiresAt : earlier(after(now, accessLifetime), end);
  const rotates = !found.rotated && !isInGrace(session, now);
  if (!found.rotated) {
    const rotation = rotates ? { tokenHash: hashToken(next), previousHash: hashToken(token), rotatedAt: now } : {};
    const changed = await tx
      .update(sessions)
      .set({ ...rotation, accessExpiresAt, idleExpiresAt: earlier(after(now, idleLifetime), end) })
      // Of two renewals at the same moment the second finds the token changed, to the very one that it would have set.
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, hashToken(token))))
      .returning({ id: sessions.id });
    if (changed.length === 0) return renewSession(tx, context);
    // What is remembered of the old token is not to outlive its grace.
    context.forget(session.identityId);
  }
  const maxAge = Math.ceil((end.getTime() - now.getTime()) / 1000);
  context.setCookie('session', rotates || found.rotated ? next : token, { maxAge, httpOnly: true });
  context.setCookie('csrf', csrfToken(context.settings, session.id), { maxAge, httpOnly: false });
  await keepKnownDevice(context, found.identity.email);
  return accessExpiresAt;
}

/**
 * A browser replaces its token when it renews, and never renews with an old one: who does so long after holds a copy, or the browser does.
 * Nobody can tell which, so that the session ends for both. (A renewal whose answer was lost comes to this, too, if it is not repeated
 * within the grace: whoever it was signs in again, in place.)
 */
async function endReused(tx: Database, context: RequestContext, token: string): Promise<null> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.previousHash, hashToken(token)), lte(sessions.rotatedAt, after(context.now(), -rotationGrace))))
    .returning({ identityId: sessions.identityId });
  for (const { identityId } of ended) context.forget(identityId);
  return null;
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

/** Until when the token before the last rotation passes. */
export const graceEnd = ({ rotatedAt }: SessionRow): Date => after(rotatedAt ?? new Date(0), rotationGrace);

const isInGrace = (session: SessionRow, now: Date): boolean => graceEnd(session) > now;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
