import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { entriesByDay, shownDays, step } from '../../../src/engine/screens/list/calendar/days.ts';

describe('the days of a calendar', () => {
  it('are whole weeks for a month, from the first weekday of the language', () => {
    const days = shownDays('month', '2026-11-15', 1);
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(shownDays('month', '2026-11-15', 0)[0]).toBe('2026-11-01');
  });

  it('are seven for a week, one for a day and those of the month for an agenda', () => {
    expect(shownDays('week', '2026-11-18', 1)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(shownDays('day', '2026-11-18', 1)).toEqual(['2026-11-18']);
    expect(shownDays('agenda', '2026-02-10', 1)).toHaveLength(28);
  });

  it('step to the next month from its first day, so that no short month is skipped', () => {
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(step('week', '2026-11-18', -1)).toBe('2026-11-11');
    expect(step('day', '2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('the entries of a calendar', () => {
  const times = (row: { from: unknown; until?: unknown }) => ({ from: row.from, until: row.until });
  const at = (day: number, hour = 9) =>
    dayjs(`2026-11-${String(day).padStart(2, '0')}T00:00`)
      .add(hour, 'hour')
      .toISOString();
  const days = [16, 17, 18].map((day) => `2026-11-${day}`);
  const countsOf = (rows: { from: unknown; until?: unknown }[]) => [...entriesByDay(rows, times, days).values()].map((each) => each.length);

  it('stand in the order of their start', () => {
    const rows = [{ from: at(16, 15) }, { from: at(16, 9) }, { from: at(16, 11), until: at(16, 16) }];
    expect(
      entriesByDay(rows, times, days)
        .get('2026-11-16')
        ?.map(({ start }) => start.hour()),
    ).toEqual([9, 11, 15]);
  });

  it('stand on each of their days, and say that they began before', () => {
    const found = entriesByDay([{ from: at(15, 22), until: at(17, 2) }], times, days);
    expect([...found.values()].map((each) => each.map(({ goesOn }) => goesOn))).toEqual([[true], [true], []]);
  });

  it('end before midnight where their end is midnight', () => {
    expect(countsOf([{ from: at(16, 22), until: at(17, 0) }])).toEqual([1, 0, 0]);
  });

  it('leave out what has no time, and take an end before the start for none', () => {
    expect(countsOf([{ from: null }, { from: 'soon' }, { from: at(17), until: at(16) }])).toEqual([0, 1, 0]);
  });
});
