import { and, eq, gt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { passwordLinks } from './identityTable.ts';
import { hashToken, newToken } from './tokens.ts';

type Tools = Pick<RequestContext, 'now'>;

export async function makeToken(tx: Database, { now }: Tools, identityId: string, lifetime: number): Promise<string> {
  const createdAt = now();
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), identityId, createdAt, expiresAt });
  return token;
}

/** Link under the configured public address, never under the request's host. */
export const linkTo = ({ settings }: Pick<RequestContext, 'settings'>, token: string): string =>
  `${settings.publicUrl.replace(/\/+$/, '')}/resetPassword?token=${token}`;

/** Starts the sign-in at the company's identity provider. */
export const ssoLinkTo = ({ settings }: Pick<RequestContext, 'settings'>, accountName: string): string =>
  `${settings.publicUrl.replace(/\/+$/, '')}/loginWithSSO?account_name=${encodeURIComponent(accountName)}`;

export async function readToken(db: Database, { now }: Tools, token: string): Promise<string | null> {
  const isValid = and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, now()));
  const [link] = await db.select({ identityId: passwordLinks.identityId }).from(passwordLinks).where(isValid);
  return link?.identityId ?? null;
}

/** Uses up a token: one of two concurrent calls gets it. Returns its account; null if unknown, used or expired. */
export async function takeToken(tx: Database, { now }: Tools, token: string): Promise<string | null> {
  const [taken] = await tx
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, now())))
    .returning({ identityId: passwordLinks.identityId });
  return taken?.identityId ?? null;
}

export const dropTokens = async (tx: Database, identityIds: string[]): Promise<void> => {
  await tx.delete(passwordLinks).where(sql`${passwordLinks.identityId} = any(${sql.param(identityIds)}::text[])`);
};
