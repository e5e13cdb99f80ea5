import { and, eq, gt } from 'drizzle-orm';
import type { PublicContext, RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { ssoSteps } from './identityTable.ts';
import { badInput } from '../../errors.ts';
import { stepReasons } from '../../../domain/ssoReasons.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import type { ProviderNames } from './logout/sessions.ts';
import type { SsoConfig } from './read.ts';

export type SsoStep = typeof ssoSteps.$inferSelect;

const cookie = 'sso_step';

/** Same lifetime as a challenge, since a mail may take a while. */
const stepLifetime = 60 * 60_000;

interface Waiting {
  kind: SsoStep['kind'];
  identityId: string;
  config: Pick<SsoConfig, 'customerId' | 'version'>;
  subject: ProviderNames;
  redirect: string;
  /** Mapped values of the groups' claim, for groups that change with the link. */
  groups?: string[] | null;
}

export async function beginStep(
  tx: Database,
  context: RequestContext,
  { kind, identityId, config, subject, redirect, groups = null }: Waiting,
): Promise<string> {
  await dropStep(tx, context);
  const token = newToken();
  const createdAt = context.now();
  const { issuer, nameId, nameFormat, sessionIndex, endSessionUrl, idToken } = subject;
  await tx.insert(ssoSteps).values({
    ...{ tokenHash: hashToken(token), kind, customerId: config.customerId, identityId, configVersion: config.version },
    ...{ issuer, nameId, nameFormat, sessionIndex, endSessionUrl, idToken, groups },
    ...{ redirect, createdAt, expiresAt: new Date(createdAt.getTime() + stepLifetime) },
  });
  context.setCookie(cookie, token, { maxAge: stepLifetime / 1000, httpOnly: true });
  return `/loginWithSSO?step=${kind.toLowerCase()}`;
}

export async function requireStep(tx: Database, context: PublicContext): Promise<SsoStep> {
  const own = ownStep(context);
  const [step] = own ? await tx.select().from(ssoSteps).where(own).for('update') : [];
  if (!step) throw endedStep();
  return step;
}

export async function requireMailedStep(tx: Database, context: PublicContext, token: string): Promise<{ step: SsoStep; isHere: boolean }> {
  const mailed = and(eq(ssoSteps.mailHash, hashToken(token)), gt(ssoSteps.expiresAt, context.now()));
  const [step] = token ? await tx.select().from(ssoSteps).where(mailed).for('update') : [];
  if (step?.kind !== 'LINK') throw endedStep();
  const own = context.request.cookies[cookie];
  return { step, isHere: own !== undefined && hashToken(own) === step.tokenHash };
}

export async function findStep(db: Database, context: Pick<RequestContext, 'request' | 'now'>): Promise<SsoStep | undefined> {
  const own = ownStep(context);
  return own && (await db.select().from(ssoSteps).where(own))[0];
}

export const findMailedStep = async (db: Database, token: string): Promise<SsoStep | undefined> =>
  (
    await db
      .select()
      .from(ssoSteps)
      .where(eq(ssoSteps.mailHash, hashToken(token)))
  )[0];

export async function dropStep(tx: Database, context: RequestContext): Promise<void> {
  const own = ownStep(context);
  if (own) await tx.delete(ssoSteps).where(own);
  if (context.request.cookies[cookie] !== undefined) context.setCookie(cookie, '', { maxAge: 0, httpOnly: true });
}

export const endStep = async (tx: Database, { tokenHash }: SsoStep): Promise<void> => {
  await tx.delete(ssoSteps).where(eq(ssoSteps.tokenHash, tokenHash));
};

function ownStep({ request, now }: Pick<RequestContext, 'request' | 'now'>) {
  const token = request.cookies[cookie];
  return token ? and(eq(ssoSteps.tokenHash, hashToken(token)), gt(ssoSteps.expiresAt, now())) : undefined;
}

/** The same error in every case, so that it does not reveal whether a step ended, is done, or belongs to another browser. */
export const endedStep = () => badInput({}, { message: 'Please start signing in again.', reason: stepReasons.ended });
