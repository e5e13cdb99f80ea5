import { sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { passwordRequests } from './identityTable.ts';
import { publicOperation } from '../../operation.ts';
import { decide } from '../../policy/accessScope.ts';
import { normalEmail, takeTry } from './attempts.ts';
import { findIdentity, signsInElsewhere } from './identities.ts';
import { archivedAccount, noAccount, singleSignOnAccount, tooManyTries } from './refusals.ts';
import { keyedHash } from './secret.ts';
import { mustUseSso } from '../factors/passwordStanding.ts';
import { causeNow } from '../../tracing/scope.ts';

export const recoveryChannel = 'password_recovery';

/** A job looks up the account afterwards: response and timing are the same for every address (decisions §5). */
export const forgetPassword = publicOperation(
  'AuthForgetPassword',
  { store: 'identity', form: 'auth/forgetPassword' },
  async ({ authForgetPasswordDto: { email } }, context) => {
    if (context.settings.accountDisclosure) await disclose(context, email);
    const { tx } = context;
    const { ip: address, userAgent } = context.request;
    // The job records requests of visitors; one by a signed-in user is recorded by its call.
    const from = context.session ? {} : { address, userAgent };
    await tx.insert(passwordRequests).values({ id: context.newId(), email: normalEmail(email), createdAt: context.now(), ...from });
    await noteSubject(context, email);
    await tx.execute(sql`select pg_notify(${recoveryChannel}, ${causeNow()})`);
    return { isVerifyEmailSuccess: true };
  },
);

/** A signed-in user requests another user's link: the audit entry names that user if the session may see them. */
async function noteSubject(context: PublicContext, email: string): Promise<void> {
  const { session } = context;
  if (!session) return;
  const found = await findIdentity(context.tx, email);
  if (!found) return;
  const { id, customerId, organizationId } = found.identity;
  const target = { region: found.identity.awsRegion, organization: organizationId, customer: customerId, path: [] };
  if (customerId !== session.customerId && !decide(session.statements, 'org:viewUser', target)) return;
  context.audit({ subjects: [id], customerId, organizationId, names: { [id]: found.identity.email } });
}

/** Specification's messages, which reveal accounts: for a few mistyped tries only. */
async function disclose(context: PublicContext, email: string): Promise<void> {
  const { tx } = context;
  const key = (await keyedHash(context, 'disclosure', context.request.ip)).toString('base64url');
  const now = context.now();
  const taken = await takeTry(tx, { key, accountHash: null, isCode: false }, now);
  if (taken.left === null) throw tooManyTries(Math.ceil((taken.lockedUntil.getTime() - now.getTime()) / 1000));
  const found = await findIdentity(tx, email);
  if (!found) throw noAccount();
  if (!found.active) throw archivedAccount();
  if (signsInElsewhere(found.identity) || (await mustUseSso(tx, found.identity))) throw singleSignOnAccount();
}
