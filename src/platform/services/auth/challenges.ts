import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { mfaChallenges } from './identityTable.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Identity } from './identities.ts';
import { challengeLifetime, codeLifetime, maxWrongCodes } from './lifetimes.ts';
import { codeMail } from './mails.ts';
import { keyedHash, underEach } from './secret.ts';
import type { Keyed } from './secret.ts';
import { hashToken, newToken } from './tokens.ts';

type Challenge = typeof mfaChallenges.$inferSelect;

/**
 * Opens a challenge after a correct password, bound to the browser by a cookie.
 * @param mails false if the person completes it in another way first
 */
export async function openChallenge(tx: Database, context: RequestContext, identity: Identity, mails = true): Promise<void> {
  const now = context.now();
  const token = newToken();
  const id = context.newId();
  const code = mails ? newCode() : undefined;
  await tx.insert(mfaChallenges).values({
    id,
    tokenHash: hashToken(token),
    identityId: identity.id,
    ...(code && { codeHash: await codeHash(context, id, code), codeExpiresAt: new Date(now.getTime() + codeLifetime) }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + challengeLifetime),
  });
  if (code) await mailCode(tx, context, identity, code, false);
  context.setCookie('mfa', token, { maxAge: challengeLifetime / 1000, httpOnly: true });
}

export async function findChallenge(db: Database, context: RequestContext): Promise<Challenge | null> {
  const token = context.request.cookies['mfa'];
  if (!token) return null;
  const [row] = await db
    .select()
    .from(mfaChallenges)
    .where(
      and(
        eq(mfaChallenges.tokenHash, hashToken(token)),
        gt(mfaChallenges.expiresAt, context.now()),
        lt(mfaChallenges.tries, maxWrongCodes),
      ),
    );
  return row ?? null;
}

/** Replaces the code of a challenge; wrong tries still count. */
export async function renewCode(tx: Database, context: RequestContext, challenge: Challenge, identity: Identity): Promise<void> {
  const code = newCode();
  await tx
    .update(mfaChallenges)
    .set({ codeHash: await codeHash(context, challenge.id, code), codeExpiresAt: new Date(context.now().getTime() + codeLifetime) })
    .where(eq(mfaChallenges.id, challenge.id));
  await mailCode(tx, context, identity, code, challenge.codeHash !== null);
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'ended';

/**
 * Takes the try before comparing, so that parallel calls share the same five.
 * @param takeOther spends a code of another kind; false if it is none
 */
export async function tryCode(
  tx: Database,
  context: RequestContext,
  challenge: Challenge,
  code: string,
  takeOther: () => Promise<boolean> = async () => false,
): Promise<CodeVerdict> {
  const [taken] = await tx
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(and(eq(mfaChallenges.id, challenge.id), lt(mfaChallenges.tries, maxWrongCodes)))
    .returning();
  if (!taken) return 'ended';
  if (!(await takeOther())) {
    if (taken.codeExpiresAt && taken.codeExpiresAt <= context.now()) return 'expired';
    const inputs = await Promise.all(underEach(context).map((keyed) => codeHash(keyed, challenge.id, code.trim())));
    const { codeHash: right } = taken;
    const isRight = right !== null && inputs.some((input) => timingSafeEqual(Buffer.from(input), Buffer.from(right)));
    if (!isRight) return taken.tries >= maxWrongCodes ? 'ended' : 'wrong';
  }
  await tx.delete(mfaChallenges).where(eq(mfaChallenges.identityId, challenge.identityId));
  return 'right';
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const codeHash = async (context: Keyed, challengeId: string, code: string) =>
  (await keyedHash(context, 'mfa code', `${challengeId}\0${code}`)).toString('base64url');

async function mailCode(tx: Database, context: RequestContext, identity: Identity, code: string, resent: boolean): Promise<void> {
  await queueMail(tx, context, {
    event: resent ? 'EDGE_USER_RESEND_MFA_CODE' : 'EDGE_USER_EMAIL_MFA_CODE',
    to: identity.email,
    customerId: identity.customerId,
    content: codeMail(code, context.settings.brandName, resent),
  });
}
