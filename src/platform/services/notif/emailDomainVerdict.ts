import type { emailDomains } from '../../database/tables/emailDomains.ts';
import type { Look } from './emailDomainLook.ts';

type Row = typeof emailDomains.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;

/** How long records may be missing (specification 2 §9), and how much longer nobody may be able to say whether they are. */
const [allowed, silence] = [72 * hour, 24 * hour];

/**
 * What a look makes of a domain. While it is set up, what is missing or wrong is waited for, and what nobody could say is a failure for now.
 * A domain that was verified stays in use for as long while its records are gone, since mistakes in a zone are mended; then it is switched off:
 * mail under a name that nobody vouches for would be taken for a forgery.
 */
export function judge(row: Pick<Row, 'startedAt' | 'lastSuccessAt' | 'isEnabled'>, look: Look, now: Date): Partial<Row> {
  const seen = { lastCheckedAt: now, errorType: look.error };
  // Of a zone that is not proven to be the customer's nothing is kept that its own names would not say.
  const { soaRecord } = look;
  if (look.error === null)
    return { ...seen, ...(soaRecord && { soaRecord }), verificationStatus: 'SUCCESS', lastSuccessAt: now, dueAt: after(now, 24 * hour) };
  const wasRight = row.lastSuccessAt !== null && row.lastSuccessAt >= row.startedAt;
  const since = wasRight ? (row.lastSuccessAt ?? row.startedAt) : row.startedAt;
  const left = since.getTime() + allowed + (look.isCertain ? 0 : silence) - now.getTime();
  if (left <= 0) return { ...seen, verificationStatus: 'FAILED', dueAt: null, ...(row.isEnabled && { isEnabled: false, updatedAt: now }) };
  const isWaiting = look.isCertain && !wasRight;
  const pause = wasRight ? hour : pauseAfter(now.getTime() - since.getTime());
  // The last look of all is at the end of the time, not up to an hour behind it.
  return { ...seen, verificationStatus: isWaiting ? 'PENDING' : 'TEMPORARY_FAILURE', dueAt: after(now, Math.min(pause, left)) };
}

/** Half a minute at first, ten minutes after an hour, an hour after six. */
const pauseAfter = (age: number): number => Math.min(Math.max(age / 6, minute / 2), hour);

const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause);
