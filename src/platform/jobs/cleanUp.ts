import { and, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Stores } from '../database/stores.ts';
import { idempotencyKeys, outbox } from '../database/tables/records.ts';
import { applicationNotes } from '../services/application-notes/table.ts';
import { loginAttempts, mfaChallenges, rateLimits, rememberedDevices, sessions } from '../services/auth/identityTable.ts';
import { factors, passkeyChallenges } from '../services/factors/identityTable.ts';
import { ssoAssertions, ssoRequests, ssoSteps, ssoTests } from '../services/sso/identityTable.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { limits } from '../../domain/limits.ts';
import { keyLifetime } from '../idempotency.ts';
import { sweep } from './sweep.ts';
import type { Sweep } from './sweep.ts';

const day = 24 * 3_600_000;
const interval = 3_600_000;

export const startCleanUp = ({ stores, log, now }: { stores: Stores; log: Logger; now: () => Date }): Sweep =>
  sweep(
    { stores, log },
    { name: 'CLEAN_UP', every: interval, stores: 'all', failure: 'expired rows could not be deleted' },
    async (store) => {
      const time = now();
      const old = new Date(time.getTime() - 7 * day);
      await store.db.delete(outbox).where(or(lt(outbox.sentAt, old), lt(outbox.failedAt, old)));
      await store.db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, new Date(time.getTime() - keyLifetime)));
      if (store.kind === 'region') await store.db.delete(smsOutbox).where(or(lt(smsOutbox.sentAt, old), lt(smsOutbox.failedAt, old)));
      // A deleted note can be brought back for a day.
      if (store.kind === 'region')
        await store.db.delete(applicationNotes).where(lt(applicationNotes.deletedAt, new Date(time.getTime() - day)));
      if (store.kind === 'region') await store.db.delete(webhookDeliveries).where(isOldDelivery(time));
      if (store.kind !== 'identity') return;
      await store.db.delete(sessions).where(or(lte(sessions.absoluteExpiresAt, time), lte(sessions.idleExpiresAt, time)));
      await store.db.delete(mfaChallenges).where(lte(mfaChallenges.expiresAt, time));
      await store.db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, time));
      await store.db.delete(factors).where(and(isNull(factors.confirmedAt), lt(factors.createdAt, new Date(time.getTime() - day))));
      await store.db.delete(ssoRequests).where(lte(ssoRequests.expiresAt, time));
      await store.db.delete(ssoSteps).where(lte(ssoSteps.expiresAt, time));
      await store.db.delete(ssoTests).where(lte(ssoTests.expiresAt, time));
      await store.db.delete(ssoAssertions).where(lte(ssoAssertions.expiresAt, time));
      await store.db.delete(rememberedDevices).where(lte(rememberedDevices.expiresAt, time));
      await store.db.delete(loginAttempts).where(lt(loginAttempts.lastTryAt, new Date(time.getTime() - 2 * day)));
      // The limiter uses the process's clock.
      await store.db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    },
  );

const isOldDelivery = (time: Date) =>
  and(lt(webhookDeliveries.createdAt, new Date(time.getTime() - limits.webhookLogDays * day)), ne(webhookDeliveries.status, 'WAITING'));
