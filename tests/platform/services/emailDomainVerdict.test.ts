import { describe, expect, it } from 'vitest';
import type { VerificationErrorType } from '../../../src/generated/types.ts';
import { verdictOf } from '../../../src/platform/services/email-domains/verdict.ts';

// The verdict on a domain by its age (specification 2 §4, §9: 72 hours).

const hour = 3_600_000;
const startedAt = new Date('2026-03-02T00:00:00Z');
const after = (hours: number) => new Date(startedAt.getTime() + hours * hour);

const judged = (hours: number, error: VerificationErrorType | null, { right, on = false }: { right?: number; on?: boolean } = {}) => {
  const row = { startedAt, isEnabled: on, lastSuccessAt: right === undefined ? null : after(right) };
  const look = { found: [], error, isCertain: error !== 'DNS_SERVER_ERROR', soaRecord: null };
  const { verificationStatus, dueAt, isEnabled } = verdictOf(row, look, after(hours));
  return [verificationStatus, dueAt && (dueAt.getTime() - after(hours).getTime()) / hour, isEnabled];
};

describe('a domain that was never right', () => {
  it.each([
    [0, 'TYPE_NOT_FOUND', 'PENDING', 30 / 3600],
    [1, 'TYPE_NOT_FOUND', 'PENDING', 1 / 6],
    [6, 'INVALID_VALUE', 'PENDING', 1],
    [71.5, 'HOST_NOT_FOUND', 'PENDING', 0.5],
    [72, 'HOST_NOT_FOUND', 'FAILED', null],
    [72, 'DNS_SERVER_ERROR', 'TEMPORARY_FAILURE', 1],
    [95, 'DNS_SERVER_ERROR', 'TEMPORARY_FAILURE', 1],
    [96, 'DNS_SERVER_ERROR', 'FAILED', null],
    [80, null, 'SUCCESS', 24],
  ] as const)('after %d hours with %s is %s, and looked at again after %d hours', (hours, error, status, pause) => {
    expect(judged(hours, error)).toEqual([status, pause, undefined]);
  });

  it('was right in an earlier try, which counts for nothing', () => {
    expect(judged(1, 'HOST_NOT_FOUND', { right: -1 })[0]).toBe('PENDING');
    expect(judged(72, 'HOST_NOT_FOUND', { right: -1 })[0]).toBe('FAILED');
  });
});

describe('a domain that was right', () => {
  it.each([
    [124, 'HOST_NOT_FOUND', 'TEMPORARY_FAILURE', 1, undefined],
    [171.75, 'INVALID_VALUE', 'TEMPORARY_FAILURE', 0.25, undefined],
    [172, 'INVALID_VALUE', 'FAILED', null, false],
    [172, 'DNS_SERVER_ERROR', 'TEMPORARY_FAILURE', 1, undefined],
    [196, 'DNS_SERVER_ERROR', 'FAILED', null, false],
  ] as const)('at 100 hours is at %d with %s %s', (hours, error, status, pause, on) => {
    expect(judged(hours, error, { right: 100, on: true })).toEqual([status, pause, on]);
  });
});
