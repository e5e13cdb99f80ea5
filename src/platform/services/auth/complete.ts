import type { PublicContext } from '../../context.ts';
import type { OutsideContext } from '../../operation.ts';
import { counterOf, forgetTries } from './attempts.ts';
import type { TryCounter } from './attempts.ts';
import type { Identity } from './identities.ts';
import type { SignedInBy } from './identityTable.ts';
import { resetLifetime } from './lifetimes.ts';
import { makeToken } from './links.ts';
import { passwordResetRequired, ssoRequired } from './refusals.ts';
import { startSession } from './sessions.ts';
import { holdStanding, passwordStanding } from '../factors/passwordStanding.ts';
import { findStep } from '../sso/steps.ts';

interface How {
  deviceId: string | undefined;
  by?: SignedInBy;
}

/** Starts the session, unless the password only allows setting an own one (decisions §2 “a new user's first password”). */
export async function signedIn(context: OutsideContext, tx: PublicContext['tx'], identity: Identity, { deviceId, by }: How): Promise<Date> {
  const counter = await counterOf(context, identity.email, { deviceId });
  await forgetTries(tx, counter);
  await holdStanding(tx, identity);
  const standing = await requirePasswordSignIn(context, tx, identity, counter);
  if (identity.forceReset) throw passwordResetRequired(await makeToken(tx, context, identity.id, resetLifetime));
  const { id: actorId, customerId, organizationId } = identity;
  const reason = standing === 'BREAK_GLASS' ? ({ reason: 'BREAK_GLASS' } as const) : {};
  await context.auditWithin(tx, { actorId, customerId, organizationId, ...reason });
  return startSession(tx, context, identity, by);
}

/** Refuses, after the proof, whose customer requires single sign-on; not within a sign-in that the identity provider began. */
export async function requirePasswordSignIn(
  context: PublicContext,
  tx: PublicContext['tx'],
  identity: Identity,
  counter: TryCounter,
): Promise<'FREE' | 'BREAK_GLASS' | 'SSO_STEP'> {
  const standing = await passwordStanding(tx, identity);
  if (standing.kind !== 'SSO_ONLY') return standing.kind;
  if ((await findStep(tx, context))?.identityId === identity.id) return 'SSO_STEP';
  await forgetTries(tx, counter);
  throw ssoRequired(standing.accountName);
}
