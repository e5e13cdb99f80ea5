import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { confirmedFor } from '../../confirmed.ts';
import { openChallenge } from '../auth/challenges.ts';
import type { Identity } from '../auth/identities.ts';
import { sessions } from '../auth/identityTable.ts';
import { wrongCurrentPassword } from '../auth/refusals.ts';
import { rightPassword } from '../auth/rightPassword.ts';
import { requireRightCode } from './codes.ts';
import { requireOwn } from './own.ts';
import { finishAssertion, startAssertion } from './passkeys.ts';
import { methodsToConfirm } from './proofs.ts';
import { methodOff } from './refusals.ts';

const options = { store: 'identity', peopleOnly: true } as const;

export const getConfirmation = operation('AuthGetConfirmation', options, async (_, context) =>
  asConfirmation(context.tx, context, await requireOwn(context.tx, context.session)),
);

export const mailConfirmation = operation('AuthMailConfirmation', options, async (_, context) => {
  const { tx, session } = context;
  const identity = await requireOwn(tx, session);
  if (!(await methodsToConfirm(tx, identity)).includes('EMAIL')) throw methodOff();
  await openChallenge(tx, context, identity);
  return asConfirmation(tx, context, identity);
});

export const startPasskeyConfirmation = operation(
  'AuthStartPasskeyConfirmation',
  { ...options, recordsChangesOnly: true },
  async (_, context) => ({ options: await startAssertion(context.tx, context, context.session.identityId) }),
);

/** Wrong proofs count as tries to sign in. */
export const confirm = operation('AuthConfirm', { ...options, outside: true }, async ({ input }, context) => {
  const { session, within } = context;
  const { password, code, response } = input;
  if ([password, code, response].filter((proof) => proof?.trim()).length !== 1)
    throw badInput({}, { message: 'Send one proof.', reason: 'ONE_PROOF' });
  const identity = await within((tx) => requireOwn(tx, session));
  if (password) {
    await within((tx) => requirePassword(tx, identity));
    await rightPassword(context, identity.email, password, wrongCurrentPassword);
  }
  return within(async (tx) => {
    if (code) await requireRightCode(tx, context, identity, code);
    if (response) await finishAssertion(tx, context, identity.id, response);
    await tx.update(sessions).set({ confirmedAt: context.now() }).where(eq(sessions.id, session.id));
    context.forget(identity.id);
    const { id, email, customerId, organizationId } = identity;
    await context.auditWithin(tx, { subjects: [id], customerId, organizationId, names: { [id]: email } });
    return asConfirmation(tx, context, identity, context.now());
  });
});

/** A password alone proves nothing more where a second factor is at hand. */
async function requirePassword(tx: Database, identity: Identity): Promise<void> {
  if (!(await methodsToConfirm(tx, identity)).includes('PASSWORD')) throw methodOff();
}

async function asConfirmation(tx: Database, { session }: OperationContext, identity: Identity, at = session.confirmedAt) {
  const methods = await methodsToConfirm(tx, identity);
  return { _id: identity.id, methods, confirmedUntil: new Date((at ?? new Date(0)).getTime() + confirmedFor) };
}
