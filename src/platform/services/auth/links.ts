import { and, eq, gt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { passwordLinks } from '../../database/tables/accounts.ts';
import { hashToken, newToken } from './tokens.ts';

type Tools = Pick<RequestContext, 'now'>;

/** Makes a token to set a password with, good for one use and so long; only its hash is kept. */
export async function makeToken(tx: Database, { now }: Tools, identityId: string, lifetime: number): Promise<string> {
  const createdAt = now();
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), identityId, createdAt, expiresAt });
  return token;
}

/** The address that is mailed: under the configured public one, never under what a request says it came to. */
export const linkTo = ({ settings }: Pick<RequestContext, 'settings'>, token: string): string =>
  `${settings.publicUrl.replace(/\/+$/, '')}/resetPassword?token=${token}`;

/** Returns the account of a valid token without using it; null otherwise. */
export async function readToken(db: Database, { now }: Tools, token: string): Promise<string | null> {
  const isValid = and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, now()));
  const [link] = await db.select({ identityId: passwordLinks.identityId }).from(passwordLinks).where(isValid);
  return link?.identityId ?? null;
}

/** Takes a token: of two calls at the same moment one gets it. Answers whose it was; null when it is unknown, used or expired. */
export async function takeToken(tx: Database, { now }: Tools, token: string): Promise<string | null> {
  const [taken] = await tx
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, now())))
    .returning({ identityId: passwordLinks.identityId });
  return taken?.identityId ?? null;
}

/** Makes all links of these people worthless. */
export const dropTokens = async (tx: Database, identityIds: string[]): Promise<void> => {
  await tx.delete(passwordLinks).where(sql`${passwordLinks.identityId} = any(${sql.param(identityIds)}::text[])`);
};
