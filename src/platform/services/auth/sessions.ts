import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { relaySoon } from '../../auditRelay.ts';
import type { RequestContext } from '../../context.ts';
import { preparedRead } from '../../database/prepared.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { Region } from '../../regions.ts';
import { noteOfAccount } from './accountEntries.ts';
import { identities, sessions } from './identityTable.ts';
import type { SignedInBy } from './identityTable.ts';
import { mustAddFactor } from '../factors/mustAdd.ts';
import { customers } from '../customers/tenant.ts';
import { csrfToken, isCsrfToken } from '../../http/cookies.ts';
import { absoluteOf, endOf, endsAfterActivity, endsAfterRenewal, limitsOf } from './limits.ts';
import type { SessionLimits } from './limits.ts';
import { activityInterval, rotationGrace } from './lifetimes.ts';
import { findIdentityById, mayBeSignedIn } from './identities.ts';
import type { Identity } from './identities.ts';
import { keepKnownDevice, noteKnownDevice } from './knownDevices.ts';
import { mailNewDevice } from './newDevice.ts';
import { keyedHash, underEach } from './secret.ts';
import type { Keyed } from './secret.ts';
import { hashToken, newToken } from './tokens.ts';
import { keptUserAgent } from '../../../domain/userAgent.ts';

type SessionRow = typeof sessions.$inferSelect;

export interface FoundSession {
  session: SessionRow;
  identity: Identity;
  rootHierarchyId: string;
  rotated: boolean;
  /** Its person may do nothing else before a second factor is added. */
  mustAddFactor: boolean;
  limits: SessionLimits;
}

const sessionsByHash = preparedRead((db, value: (name: 'hash') => Placeholder) =>
  unscoped(db)
    .select(
      customers,
      {
        session: sessions,
        identity: identities,
        rootHierarchyId: customers.rootHierarchyId,
        mustAddFactor: mustAddFactor(db).mapWith(Boolean),
        idleMinutes: limitColumn('idle_minutes'),
        absoluteHours: limitColumn('absolute_hours'),
      },
      and(or(eq(sessions.tokenHash, value('hash')), eq(sessions.previousHash, value('hash'))), mayBeSignedIn(db)),
    )
    .innerJoin(identities, eq(identities.customerId, customers.id))
    .innerJoin(sessions, eq(sessions.identityId, identities.id)),
);

export async function findSession(db: Database, token: string | undefined, now: Date): Promise<FoundSession | null> {
  if (!token) return null;
  const hash = hashToken(token);
  const [row] = await sessionsByHash(db, { hash });
  if (!row) return null;
  const { session, identity, rootHierarchyId } = row;
  const isRestricted = row.mustAddFactor && session.signedInBy !== 'SSO';
  if (session.idleExpiresAt <= now || session.absoluteExpiresAt <= now) return null;
  const rotated = session.tokenHash !== hash;
  if (rotated && !isInGrace(session, now)) return null;
  const { idleMinutes, absoluteHours } = row;
  return { session, identity, rootHierarchyId, rotated, mustAddFactor: isRestricted, limits: { idleMinutes, absoluteHours } };
}

const limitColumn = (name: 'idle_minutes' | 'absolute_hours') =>
  sql<number | null>`(select ${sql.identifier(name)} from sign_in_rules where sign_in_rules.customer_id = ${customers.id})`;

export async function startSession(
  tx: Database,
  context: RequestContext,
  identity: Identity,
  signedInBy: SignedInBy = 'PASSWORD',
): Promise<Date> {
  const now = context.now();
  const token = newToken();
  for (const identityId of await endSession(tx, context.request.cookies['session'])) context.forget(identityId);
  const limits = await limitsOf(tx, identity.customerId);
  const absoluteExpiresAt = after(now, absoluteOf(limits));
  const ends = endsAfterActivity(now, absoluteExpiresAt, limits);
  const id = context.newId();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    identityId: identity.id,
    createdAt: now,
    ...ends,
    absoluteExpiresAt,
    address: context.request.ip,
    userAgent: keptUserAgent(context.request.userAgent),
    signedInBy,
    confirmedAt: now,
  });
  const maxAge = absoluteOf(limits) / 1000;
  context.setCookie('session', token, { maxAge, httpOnly: true });
  context.setCookie('csrf', csrfToken(context.settings, id), { maxAge, httpOnly: false });
  context.setCookie('region', identity.awsRegion, { maxAge, httpOnly: false });
  await mailNewDevice(tx, context, identity);
  await noteKnownDevice(context, identity.email);
  return ends.accessExpiresAt;
}

/** The token is a keyed hash of the old one, so concurrent renewals agree. Right after a rotation only the access is prolonged. */
export async function renewSession(tx: Database, context: RequestContext): Promise<Date | null> {
  const now = context.now();
  const token = context.request.cookies['session'];
  if (!token) return null;
  const found = await findSession(tx, token, now);
  if (!found) return endReused(context, token);
  const { session } = found;
  // Check the anti-forgery token here too, since an expired access leaves the session unknown to the router.
  if (!isCsrfToken(context.settings, session.id, context.request.csrf)) return null;
  const follows = async (keyed: Keyed) => (await keyedHash(keyed, 'next session token', token)).toString('base64url');
  let next = await follows(context);
  // Another process may have rotated it under a former secret.
  if (found.rotated)
    for (const keyed of underEach(context)) if (hashToken(await follows(keyed)) === session.tokenHash) next = await follows(keyed);
  const end = session.absoluteExpiresAt;
  const renewed = endsAfterRenewal(now, session, found.limits);
  const accessExpiresAt = found.rotated ? session.accessExpiresAt : renewed.accessExpiresAt;
  const rotates = !found.rotated && !isInGrace(session, now);
  if (!found.rotated) {
    const rotation = rotates ? { tokenHash: hashToken(next), previousHash: hashToken(token), rotatedAt: now } : {};
    const changed = await tx
      .update(sessions)
      .set({ ...rotation, ...renewed })
      // The second of two concurrent renewals finds the same token already set.
      .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, hashToken(token))))
      .returning({ id: sessions.id });
    if (changed.length === 0) return renewSession(tx, context);
    // Cache entries of the old token must not outlive its grace period.
    context.forget(session.identityId);
  }
  const maxAge = Math.ceil((end.getTime() - now.getTime()) / 1000);
  context.setCookie('session', rotates || found.rotated ? next : token, { maxAge, httpOnly: true });
  context.setCookie('csrf', csrfToken(context.settings, session.id), { maxAge, httpOnly: false });
  await keepKnownDevice(context, found.identity.email);
  return accessExpiresAt;
}

/** Counts idle time anew; null without a session. */
export async function noteActivity(tx: Database, context: RequestContext): Promise<{ expiresAt: Date; endsAt: Date | null } | null> {
  const now = context.now();
  const found = await findSession(tx, context.request.cookies['session'], now);
  if (!found) return null;
  const { session, limits } = found;
  const ends = endsAfterActivity(now, session.absoluteExpiresAt, limits);
  const isNoted = ends.idleExpiresAt.getTime() - session.idleExpiresAt.getTime() < activityInterval;
  if (isNoted) return { expiresAt: session.accessExpiresAt, endsAt: endOf(session, limits) };
  await tx.update(sessions).set(ends).where(eq(sessions.id, session.id));
  context.forget(session.identityId);
  return { expiresAt: ends.accessExpiresAt, endsAt: endOf({ ...session, ...ends }, limits) };
}

/** An old token used after the grace period means that somebody holds a copy, and nobody can tell who. */
async function endReused(context: RequestContext, token: string): Promise<null> {
  const store = await context.stores.identity();
  const owed = await store.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.previousHash, hashToken(token)), lte(sessions.rotatedAt, after(context.now(), -rotationGrace))))
      .returning({ identityId: sessions.identityId });
    const regions: Region[] = [];
    for (const { identityId } of ended) {
      context.forget(identityId);
      const owner = await findIdentityById(tx, identityId);
      if (owner) regions.push(...(await noteOfAccount(tx, context, owner.identity, { operation: 'AuthSessionReused' })));
    }
    return regions;
  });
  void relaySoon(context, owed);
  return null;
}

export async function endSession(db: Database, token: string | undefined): Promise<string[]> {
  if (!token) return [];
  const hash = hashToken(token);
  const ended = await db
    .delete(sessions)
    .where(or(eq(sessions.tokenHash, hash), eq(sessions.previousHash, hash)))
    .returning({ identityId: sessions.identityId });
  return ended.map((session) => session.identityId);
}

export async function endSessionsOfCustomers(tx: Database, customerIds: string[]): Promise<void> {
  const people = tx.select({ id: identities.id }).from(identities).where(inArray(identities.customerId, customerIds));
  await tx.delete(sessions).where(inArray(sessions.identityId, people));
}

export async function endSessionsOf(tx: Database, identityIds: string[]): Promise<void> {
  await tx.delete(sessions).where(sql`${sessions.identityId} = any(${sql.param(identityIds)}::text[])`);
}

export async function endOtherSessions(tx: Database, { identityId, id }: { identityId: string; id: string }): Promise<{ id: string }[]> {
  return tx
    .delete(sessions)
    .where(and(eq(sessions.identityId, identityId), ne(sessions.id, id)))
    .returning({ id: sessions.id });
}

export const graceEnd = ({ rotatedAt }: SessionRow): Date => after(rotatedAt ?? new Date(0), rotationGrace);

const isInGrace = (session: SessionRow, now: Date): boolean => graceEnd(session) > now;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
