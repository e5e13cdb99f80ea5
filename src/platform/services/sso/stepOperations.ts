import { and, eq, lt, sql } from 'drizzle-orm';
import { sessions } from '../auth/identityTable.ts';
import { ssoSteps } from './identityTable.ts';
import { rateLimited } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { operation, publicOperation } from '../../operation.ts';
import { findChallenge, openChallenge, renewCode } from '../auth/challenges.ts';
import { isRemembered } from '../auth/devices.ts';
import { deviceMinutes } from '../auth/lifetimes.ts';
import { markProviderSession, startProviderSession } from '../auth/providerSessions.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { administratorIds, event, factsOf, linkAccount } from './links.ts';
import { confirmLinkMail } from './mails.ts';
import { redirectOf } from './redirects.ts';
import { beginStep, dropStep, endedStep, endStep, findMailedStep, findStep, requireMailedStep, requireStep } from './steps.ts';

const store = 'identity';

const mostMails = 3;

export const getStep = publicOperation('IDPGetSSOStep', { store }, async (_, context) => {
  const step = await requireStep(context.tx, context);
  const { identity, customer } = await factsOf(context.tx, step);
  return {
    ...{ kind: step.kind, email: identity.email, customerName: customer.displayName, defaultAwsRegion: identity.awsRegion },
    ...{ minutesForRememberDevice: deviceMinutes, maySendMail: step.mails < mostMails },
  };
});

export const mailStep = publicOperation('IDPMailSSOStep', { store, recordsChangesOnly: true }, async (_, context) => {
  const { tx } = context;
  const step = await requireStep(tx, context);
  const { identity, customer } = await factsOf(tx, step);
  const counted = and(eq(ssoSteps.tokenHash, step.tokenHash), lt(ssoSteps.mails, mostMails));
  const token = newToken();
  const [taken] = await tx
    .update(ssoSteps)
    .set({ mails: sql`${ssoSteps.mails} + 1`, ...(step.kind === 'LINK' && { mailHash: hashToken(token) }) })
    .where(counted)
    .returning();
  if (!taken) throw rateLimited({ reason: 'TOO_MANY_MAILS' });
  if (step.kind === 'CODE') {
    const challenge = await findChallenge(tx, context);
    if (challenge?.identityId !== identity.id) throw endedStep();
    await renewCode(tx, context, challenge, identity);
  } else {
    const { publicUrl, brandName } = context.settings;
    const url = `${publicUrl.replace(/\/+$/, '')}/loginWithSSO?confirm=${token}`;
    const content = confirmLinkMail(url, brandName, customer.displayName);
    await queueMail(tx, context, { event, to: identity.email, customerId: step.customerId, content });
  }
  return { isMailSent: true };
});

/** Requires a session that its owner has just started by password or code: older sessions prove nothing. */
export const completeStep = operation(
  'IDPCompleteSSOStep',
  {
    store,
    recordsChangesOnly: true,
    prefetch: async (_, context) => administratorIds(context, await findStep((await context.stores.identity()).db, context)),
  },
  async (_, context) => {
    const { tx, session } = context;
    const step = await requireStep(tx, context);
    const [own] = await tx.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, session.id));
    if (step.identityId !== session.identityId || !own || own.createdAt < step.createdAt) throw endedStep();
    const facts = await factsOf(tx, step);
    if (step.kind === 'LINK') await linkAccount(context, step, facts, context.prefetched);
    await dropStep(tx, context);
    await markProviderSession(tx, context, session.id, step);
    return { redirect: redirectOf(context.settings, step.redirect) };
  },
);

/** In the browser of the sign-in it continues, with the second factor if enabled; elsewhere nobody is signed in. */
export const confirmStep = publicOperation(
  'IDPConfirmSSOStep',
  {
    store,
    recordsChangesOnly: true,
    prefetch: async ({ token }: { token: string }, context) =>
      administratorIds(context, await findMailedStep((await context.stores.identity()).db, token)),
  },
  async ({ token }, context) => {
    const { tx, settings } = context;
    const { step, isHere } = await requireMailedStep(tx, context, token);
    const facts = await factsOf(tx, step);
    await linkAccount(context, step, facts, context.prefetched);
    await endStep(tx, step);
    const { identity } = facts;
    const done = { isSignedIn: false, needsCode: false, expiresAt: null, redirect: null, defaultAwsRegion: identity.awsRegion };
    if (!isHere) return done;
    if (identity.mfaEnabled && !(await isRemembered(tx, context, identity.id))) {
      await openChallenge(tx, context, identity);
      const { customerId, configVersion: version, redirect } = step;
      await beginStep(tx, context, { kind: 'CODE', identityId: identity.id, config: { customerId, version }, subject: step, redirect });
      return { ...done, needsCode: true };
    }
    await dropStep(tx, context);
    const expiresAt = await startProviderSession(tx, context, identity, step);
    return { ...done, isSignedIn: true, expiresAt, redirect: redirectOf(settings, step.redirect) };
  },
);
