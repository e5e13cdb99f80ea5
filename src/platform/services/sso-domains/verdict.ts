import type { SsoDomainProblem } from '../../../generated/types.ts';
import type { SsoDomain } from './list.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a verified domain stays so without its record, and longer while nobody answers; how long a record is waited for. */
const [grace, silence, patience] = [3 * day, 7 * day, 14 * day];

type Row = Pick<SsoDomain, 'state' | 'lastFoundAt' | 'startedAt' | 'verifiedAt'>;

export function verdictOf(row: Row, problem: SsoDomainProblem | null, now: Date): Partial<SsoDomain> {
  const seen = { lastCheckedAt: now, problem };
  if (problem === null) {
    const verifiedAt = row.state === 'VERIFIED' ? row.verifiedAt : now;
    return { ...seen, state: 'VERIFIED', lastFoundAt: now, verifiedAt, dueAt: after(now, day) };
  }
  if (row.state === 'VERIFIED') {
    const since = (row.lastFoundAt ?? row.startedAt).getTime();
    const isLost = now.getTime() - since > (problem === 'DNS_FAILED' ? silence : grace);
    return { ...seen, ...(isLost && { state: 'LOST', startedAt: now }), dueAt: after(now, hour) };
  }
  const age = now.getTime() - row.startedAt.getTime();
  return { ...seen, dueAt: age > patience ? null : after(now, Math.min(Math.max(age / 6, minute / 2), hour)) };
}

const after = (now: Date, pause: number): Date => new Date(now.getTime() + pause);
