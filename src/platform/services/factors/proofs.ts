import { and, eq, isNotNull } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { ProofMethod } from '../../../generated/values.ts';
import { signsInElsewhere } from '../auth/identities.ts';
import type { Identity } from '../auth/identities.ts';
import { factors, recoveryCodes } from './identityTable.ts';
import { mustUseSso } from './passwordStanding.ts';
import { signInRules } from './tenant.ts';

interface Facts {
  own: ReadonlySet<'APP' | 'PASSKEY'>;
  hasRecoveryCodes: boolean;
  mayMail: boolean;
  isRequired: boolean;
}

/** Ways to complete a sign-in after the password, the best one first; none where the password is enough. */
export async function methodsToSignIn(tx: Database, identity: Identity): Promise<ProofMethod[]> {
  const facts = await factsOf(tx, identity);
  if (facts.own.size === 0) return facts.isRequired || identity.mfaEnabled ? ['EMAIL'] : [];
  return methodsOf(facts);
}

/** Ways to prove in a session that it is still the same person. */
export async function methodsToConfirm(tx: Database, identity: Identity): Promise<ProofMethod[]> {
  const facts = await factsOf(tx, identity);
  const hasPassword = identity.passwordHash !== null && !signsInElsewhere(identity) && !(await mustUseSso(tx, identity));
  if (facts.own.size === 0) return [hasPassword ? 'PASSWORD' : 'EMAIL'];
  return methodsOf(facts);
}

const methodsOf = ({ own, hasRecoveryCodes, mayMail }: Facts): ProofMethod[] => [
  ...(own.has('PASSKEY') ? (['PASSKEY'] as const) : []),
  ...(own.has('APP') ? (['APP'] as const) : []),
  ...(hasRecoveryCodes ? (['RECOVERY_CODE'] as const) : []),
  ...(mayMail ? (['EMAIL'] as const) : []),
];

async function factsOf(tx: Database, { id, customerId, userType }: Identity): Promise<Facts> {
  const rows = await tx
    .select({ kind: factors.kind })
    .from(factors)
    .where(and(eq(factors.identityId, id), isNotNull(factors.confirmedAt)));
  const [rules] = await unscoped(tx).select(signInRules, signInRules, eq(signInRules.customerId, customerId));
  return {
    own: new Set(rows.map(({ kind }) => kind)),
    hasRecoveryCodes: rows.length > 0 && (await tx.$count(recoveryCodes, eq(recoveryCodes.identityId, id))) > 0,
    mayMail: rules?.mailedCodes ?? true,
    isRequired: rules?.secondFactorFor.includes(userType) ?? false,
  };
}
