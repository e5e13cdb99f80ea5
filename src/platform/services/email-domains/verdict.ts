import type { emailDomains } from './identityTable.ts';
import type { Look } from './lookup.ts';

type Row = typeof emailDomains.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;

/** Time limits for missing records (specification 2 §9), and for unreachable zones beyond that. */
const [allowed, silence] = [72 * hour, 24 * hour];

/** A verified domain keeps working for a while without its records, then is disabled, since its mail would look forged. */
export function verdictOf(row: Pick<Row, 'startedAt' | 'lastSuccessAt' | 'isEnabled'>, look: Look, now: Date): Partial<Row> {
  const seen = { lastCheckedAt: now, errorType: look.error };
  // Keep nothing of a zone that is not proven to be the customer's, except its own names.
  const { soaRecord } = look;
  if (look.error === null)
    return { ...seen, ...(soaRecord && { soaRecord }), verificationStatus: 'SUCCESS', lastSuccessAt: now, dueAt: after(now, 24 * hour) };
  const wasRight = row.lastSuccessAt !== null && row.lastSuccessAt >= row.startedAt;
  const since = wasRight ? (row.lastSuccessAt ?? row.startedAt) : row.startedAt;
  const left = since.getTime() + allowed + (look.isCertain ? 0 : silence) - now.getTime();
  if (left <= 0) return { ...seen, verificationStatus: 'FAILED', dueAt: null, ...(row.isEnabled && { isEnabled: false, updatedAt: now }) };
  const isWaiting = look.isCertain && !wasRight;
  const pause = wasRight ? hour : pauseAfter(now.getTime() - since.getTime());
  // Schedule the last lookup for the exact end of the time.
  return { ...seen, verificationStatus: isWaiting ? 'PENDING' : 'TEMPORARY_FAILURE', dueAt: after(now, Math.min(pause, left)) };
}

/** Backoff: 30 seconds at first, ten minutes after an hour, an hour after six. */
const pauseAfter = (age: number): number => Math.min(Math.max(age / 6, minute / 2), hour);

const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause);
