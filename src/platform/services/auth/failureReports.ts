import { logFailure } from '../../database/outage.ts';
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { relaySoon } from '../../auditRelay.ts';
import type { Region } from '../../regions.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from './identityTable.ts';
import { woken } from '../../jobs/woken.ts';
import type { WokenJob } from '../../jobs/woken.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Tools } from '../../platform.ts';
import { noteOfAccount } from './accountEntries.ts';
import { failureChannel } from './failures.ts';
import { findIdentityById } from './identities.ts';
import type { Identity } from './identities.ts';
import { failureWindow } from './lifetimes.ts';
import { lockMail } from './mails.ts';

type Counter = typeof loginAttempts.$inferSelect;

export const startFailureReports = (platform: Tools): WokenJob =>
  woken({ log: platform.log, channel: failureChannel, interval: 5000, pause: 300 }, async (signal) => {
    const store = platform.stores.opened().find(({ kind }) => kind === 'identity');
    if (!store) return;
    const owed: Region[] = [];
    try {
      while (!signal.aborted && (await store.transaction((tx) => reportOne(tx, platform, owed))));
      await relaySoon(platform, owed);
    } catch (error) {
      if (!signal.aborted) logFailure(platform.log, error, { message: 'failed sign-ins could not be reported' });
    }
  });

async function reportOne(tx: Database, platform: Tools, owed: Region[]): Promise<boolean> {
  const now = platform.now();
  const isNewLock = sql`${loginAttempts.lockedUntil} is not null and ${loginAttempts.lockedUntil} is distinct from ${loginAttempts.reportedLock}`;
  const isDue = or(isNull(loginAttempts.reportedAt), lte(loginAttempts.reportedAt, new Date(now.getTime() - failureWindow)), isNewLock);
  const [counter] = await tx
    .select()
    .from(loginAttempts)
    .where(and(gt(loginAttempts.failures, 0), isNotNull(loginAttempts.identityId), isDue))
    .orderBy(loginAttempts.failedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!counter?.identityId) return false;
  const lockedUntil = counter.lockedUntil && counter.lockedUntil.getTime() !== counter.reportedLock?.getTime() ? counter.lockedUntil : null;
  await tx
    .update(loginAttempts)
    .set({ failures: 0, reportedAt: now, reportedLock: counter.lockedUntil })
    .where(eq(loginAttempts.emailHash, counter.emailHash));
  const found = await findIdentityById(tx, counter.identityId);
  if (!found?.active) return true;
  owed.push(...(await record(tx, platform, { counter, identity: found.identity, lockedUntil })));
  if (lockedUntil) await warnOwner(tx, platform, { counter, identity: found.identity, lockedUntil });
  return true;
}

interface Report {
  counter: Counter;
  identity: Identity;
  lockedUntil: Date | null;
}

function record(tx: Database, { now, newId, settings }: Tools, { counter, identity, lockedUntil }: Report): Promise<Region[]> {
  const { failures, failedAt, address, userAgent, isCode } = counter;
  const values = { failures, address, userAgent, ...(lockedUntil && { lockedUntil: lockedUntil.toISOString() }) };
  const failed = isCode ? 'AuthCodeFailed' : 'AuthSignInFailed';
  const writing = { now: () => failedAt ?? now(), newId, settings };
  return noteOfAccount(tx, writing, identity, {
    operation: lockedUntil ? 'AuthAccountLocked' : failed,
    ...{ values, from: { address, userAgent } },
  });
}

/** Warns the owner and explains how to sign in at once, since a stranger may have caused the lock. */
async function warnOwner(tx: Database, platform: Tools, { counter, identity, lockedUntil }: Report & { lockedUntil: Date }): Promise<void> {
  const minutes = Math.max(1, Math.round((lockedUntil.getTime() - (counter.failedAt ?? platform.now()).getTime()) / 60_000));
  const { brandName, publicUrl } = platform.settings;
  const content = lockMail({
    brandName,
    minutes,
    isCode: counter.isCode,
    address: counter.address,
    url: `${publicUrl.replace(/\/+$/, '')}/forgetPassword`,
  });
  await queueMail(tx, platform, { event: 'EDGE_USER_ACCOUNT_LOCKED', to: identity.email, customerId: identity.customerId, content });
}
