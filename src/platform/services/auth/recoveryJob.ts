import { relaySoon } from '../../auditRelay.ts';
import { logFailure } from '../../database/outage.ts';
import { and, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Database, Store } from '../../database/stores.ts';
import { identities, passwordLinks, passwordRequests, recoveryMails } from './identityTable.ts';
import { woken } from '../../jobs/woken.ts';
import type { WokenJob } from '../../jobs/woken.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { Tools } from '../../platform.ts';
import type { Region } from '../../regions.ts';
import { noteOfAccount } from './accountEntries.ts';
import { recoveryChannel } from './forgottenPassword.ts';
import { findIdentity, signsInElsewhere } from './identities.ts';
import type { Identity } from './identities.ts';
import { recoveryMailMemory, recoveryMailsAtMost, resetLifetime } from './lifetimes.ts';
import { linkTo, makeToken, ssoLinkTo } from './links.ts';
import { archivedMail, resetMail, singleSignOnMail, ssoRequiredMail } from './mails.ts';
import { passwordStanding } from '../factors/passwordStanding.ts';

const pollInterval = 5_000;
/** Delay, plus up to as much again at random: the next call cannot measure the work. */
const pause = 300;
const day = 24 * 3_600_000;

export const startRecoveryJob = (platform: Tools): WokenJob =>
  woken({ log: platform.log, channel: recoveryChannel, interval: pollInterval, pause }, async (signal) => {
    const store = platform.stores.opened().find(({ kind }) => kind === 'identity');
    if (!store) return;
    try {
      const owed: Region[] = [];
      while (!signal.aborted && (await store.transaction((tx) => workOne(tx, platform, owed))));
      await relaySoon(platform, owed);
      await removeExpired(store, platform.now());
    } catch (error) {
      if (!signal.aborted) logFailure(platform.log, error, { message: 'forgotten passwords could not be processed' });
    }
  });

async function workOne(tx: Database, platform: Tools, owed: Region[]): Promise<boolean> {
  const next = tx
    .select({ id: passwordRequests.id })
    .from(passwordRequests)
    .orderBy(passwordRequests.createdAt, passwordRequests.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [request] = await tx.delete(passwordRequests).where(inArray(passwordRequests.id, next)).returning();
  if (!request) return false;
  const found = await findIdentity(tx, request.email);
  if (!found || !(await mayBeMailed(tx, platform, found.identity.id))) return true;
  const { identity } = found;
  const { address, userAgent } = request;
  if (address)
    owed.push(...(await noteOfAccount(tx, platform, identity, { operation: 'AuthForgetPassword', from: { address, userAgent } })));
  await queueMail(tx, platform, {
    event: 'EDGE_USER_RESET_PASSWORD',
    to: identity.email,
    customerId: identity.customerId,
    content: await mailFor(tx, platform, identity, found.active),
  });
  return true;
}

async function mailFor(tx: Database, platform: Tools, identity: Identity, active: boolean): Promise<MailContent> {
  const { brandName } = platform.settings;
  if (!active) return archivedMail(brandName);
  if (signsInElsewhere(identity)) return singleSignOnMail(brandName);
  const standing = await passwordStanding(tx, identity);
  if (standing.kind === 'SSO_ONLY') return ssoRequiredMail(ssoLinkTo(platform, standing.accountName), brandName);
  return resetMail(linkTo(platform, await makeToken(tx, platform, identity.id, resetLifetime)), brandName);
}

/** Limits mails per hour; locks the person's row, so that processes count one after the other. */
async function mayBeMailed(tx: Database, { now, newId }: Tools, identityId: string): Promise<boolean> {
  const since = new Date(now().getTime() - recoveryMailMemory);
  await tx.select({ id: identities.id }).from(identities).where(eq(identities.id, identityId)).for('update');
  const recent = await tx.$count(recoveryMails, and(eq(recoveryMails.identityId, identityId), gt(recoveryMails.createdAt, since)));
  if (recent >= recoveryMailsAtMost) return false;
  await tx.insert(recoveryMails).values({ id: newId(), identityId, createdAt: now() });
  return true;
}

async function removeExpired({ db }: Store, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now));
  await db.delete(recoveryMails).where(lt(recoveryMails.createdAt, new Date(now.getTime() - day)));
}
