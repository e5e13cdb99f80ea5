import { and, eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { keyId, secretsOf } from '../../database/sealed.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import type { Database } from '../../database/stores.ts';
import { keyedHash, underEach } from '../auth/secret.ts';
import type { Keyed } from '../auth/secret.ts';
import { recoveryCodes } from './identityTable.ts';

const amount = 10;
const length = 10;
/** Without letters that look like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces all codes of a person; the texts are known here alone. */
export async function renewRecoveryCodes(tx: Database, context: RequestContext, identityId: string): Promise<string[]> {
  const codes = Array.from({ length: amount }, newCode);
  const createdAt = context.now();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.identityId, identityId));
  const rows = await Promise.all(codes.map(async (code) => ({ identityId, codeHash: await hashOf(context, identityId, code), createdAt })));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Spends a code: of two calls at once, one finds it. */
export async function takeRecoveryCode(tx: Database, context: RequestContext, identityId: string, typed: string): Promise<boolean> {
  const code = normalCode(typed);
  if (!code) return false;
  const makers = underEach(context).flatMap((keyed) => [hashOf, unnamedHash].map((make) => make(keyed, identityId, code)));
  const hashes = await Promise.all(makers);
  const own = and(eq(recoveryCodes.identityId, identityId), isOneOf(recoveryCodes.codeHash, hashes));
  return (await tx.delete(recoveryCodes).where(own).returning({ codeHash: recoveryCodes.codeHash })).length > 0;
}

const half = length / 2;

function newCode(): string {
  const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
}

function normalCode(typed: string): string | null {
  const text = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return text.length === length ? `${text.slice(0, half)}-${text.slice(half)}` : null;
}

/** Names the key, so that codes of a former secret can be counted; older ones don't. */
const hashOf = async (context: Keyed, identityId: string, code: string): Promise<string> =>
  `${keyId(secretsOf(context.settings)[0])}.${await unnamedHash(context, identityId, code)}`;

const unnamedHash = async (context: Keyed, identityId: string, code: string): Promise<string> =>
  (await keyedHash(context, 'recovery code', `${identityId}\0${code}`)).toString('base64url');
