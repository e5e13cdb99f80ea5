import { describe, expect, it } from 'vitest';
import { nextTime } from '../../../src/platform/services/view-mails/times.ts';
import type { MailTimes } from '../../../src/platform/services/view-mails/times.ts';

const at = (times: Partial<MailTimes>, after: string) =>
  nextTime({ frequency: 'DAILY', weekday: null, hour: 8, zone: 'Europe/Dublin', ...times }, new Date(after)).toISOString();

describe('the time of a mailed view', () => {
  it('is the same hour of the clock before and after it is put forward or back', () => {
    expect(at({}, '2026-03-28T12:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
    expect(at({}, '2026-03-27T12:00:00Z')).toBe('2026-03-28T08:00:00.000Z');
    expect(at({}, '2026-10-24T12:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
    expect(at({}, '2026-10-23T12:00:00Z')).toBe('2026-10-24T07:00:00.000Z');
  });

  it('in an hour that the clock skips is an hour later', () => {
    expect(at({ hour: 1 }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(at({ hour: 2, zone: 'America/New_York' }, '2026-03-07T12:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
  });

  it('in an hour that comes twice is the first one, once', () => {
    const first = at({ hour: 1 }, '2026-10-24T12:00:00Z');
    expect(first).toBe('2026-10-25T00:00:00.000Z');
    expect(at({ hour: 1 }, first)).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is each day of a year once, at its hour, in zones of every kind', () => {
    for (const zone of ['Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kolkata']) {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      for (const hour of [0, 2, 23]) {
        let moment = '2026-01-01T12:00:00.000Z';
        const days = Array.from({ length: 365 }, () => (moment = at({ zone, hour }, moment)));
        const shown = days.map((each) => clock.format(new Date(each)).split(' '));
        expect(new Set(shown.map(([date]) => date)).size, `${zone} ${hour}`).toBe(365);
        const wrong = shown.filter(([, time]) => time !== `${String(hour).padStart(2, '0')}:00`);
        expect(wrong.length, `${zone} ${hour}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('of a weekly mail is its weekday there, also where it is another day in UTC', () => {
    expect(at({ frequency: 'WEEKLY', weekday: 1, zone: 'Australia/Sydney' }, '2026-11-27T00:00:00Z')).toBe('2026-11-29T21:00:00.000Z');
    expect(at({ frequency: 'WEEKLY', weekday: 7, hour: 23, zone: 'America/New_York' }, '2026-11-27T00:00:00Z')).toBe(
      '2026-11-30T04:00:00.000Z',
    );
  });

  it('comes after the moment that is given, never at it', () => {
    expect(at({}, '2026-06-01T07:00:00Z')).toBe('2026-06-02T07:00:00.000Z');
    expect(at({}, '2026-06-01T06:59:59.999Z')).toBe('2026-06-01T07:00:00.000Z');
  });
});
