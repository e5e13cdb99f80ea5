import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterParts, readFilter, writeFilter } from '../../../../src/console/pages/dashboard/filters/address.ts';
import { parseDays, validatePeriod } from '../../../../src/console/pages/dashboard/filters/parseDays.ts';
import { firstFilter, inPreset, periodOf, presetNames } from '../../../../src/console/pages/dashboard/filters/presets.ts';
import type { DashboardFilterState } from '../../../../src/console/pages/dashboard/filter.ts';
import { daysAfter } from '../../../../src/engine/screens/values/regionDays.ts';

const today = '2026-11-22';
const read = (query: string) => readFilter(new URLSearchParams(query), today);
const written = (filter: DashboardFilterState, others = '') => writeFilter(new URLSearchParams(others), filter, today).toString();

const id = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text === text.trim() && text !== '' && !/\p{Cc}/u.test(text));
const ids = fc.uniqueArray(id, { maxLength: 4 });
const day = fc.integer({ min: 0, max: 9000 }).map((back) => daysAfter(today, -back));
const period = fc
  .tuple(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }))
  .map(([one, other]) => (one !== undefined && other !== undefined && one > other ? { from: other, to: one } : { from: one, to: other }))
  .map(({ from, to }) => ({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }));
const days = fc.integer({ min: 0, max: 3650 });
const windows = fc.oneof(
  fc.constantFrom(...presetNames).map((name) => {
    const { preset, submitted, consented, created } = inPreset(firstFilter(today), name, today);
    return { ...(preset && { preset }), submitted, consented, created };
  }),
  period.map((each) => ({ submitted: each, consented: each, created: each })),
  fc.record({ submitted: period, consented: period, created: period }),
);
const filter = fc
  .tuple(fc.record({ departments: ids, vacancies: ids, cohorts: ids, dropoutDays: days, leakageDays: days }), windows)
  .map(([rest, dated]): DashboardFilterState => ({ ...rest, ...dated }));

describe('the filter in the address', () => {
  it('gives back every filter that was written into it', () => {
    fc.assert(
      fc.property(filter, (each) => {
        expect(read(written(each))).toEqual({ filter: each, unread: [] });
      }),
    );
  });

  it('is bare for what is counted at first, and leaves the parameters of others as they are', () => {
    expect(written(firstFilter(today))).toBe('');
    expect(read('')).toEqual({ filter: firstFilter(today), unread: [] });
    expect(written(firstFilter(today), 'period=last7days&card=completed&department=d1')).toBe('card=completed');
  });

  it('reads as people would say it', () => {
    const given = { ...inPreset(firstFilter(today), 'last7days', today), departments: ['d1', 'd2'], dropoutDays: 7 };
    expect(written(given)).toBe('department=d1&department=d2&period=last7days&dropout=7');
    const { preset: _, ...dated } = given;
    expect(written({ ...dated, created: { from: '2026-01-01' } })).toBe(
      'department=d1&department=d2&submitted=2026-11-16..2026-11-22&consented=2026-11-16..2026-11-22&created=2026-01-01..&dropout=7',
    );
  });

  it('reads anything at all without harm: there is always a filter that can be written and read again', () => {
    const part = fc.constantFrom(...filterParts);
    const junk = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('..', '2026-02-30..', '9999-12-31..', '2026-10-31..2026-10-01', '-1', '1e3', 'NaN', '99999999999999999999'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(part, junk)), (pairs) => {
        const found = readFilter(new URLSearchParams(pairs), today).filter;
        expect(read(written(found))).toEqual({ filter: found, unread: [] });
      }),
    );
  });

  it.each([
    ['period=yesterday', ['period']],
    ['period=2026-02-30..2026-03-01', ['period']],
    ['period=2026-10-31..2026-10-01', ['period']],
    ['period=2026-11-01..2026-11-23', ['period']],
    ['submitted=2026-11-01', ['submitted']],
    ['consented=1999-12-31..&created=%7B%7D', ['consented', 'created']],
    ['dropout=-1&leakage=3651', ['dropout', 'leakage']],
    ['dropout=five', ['dropout']],
    [`department=${'d'.repeat(201)}`, ['department']],
    ['cohort=a%00b', ['cohort']],
  ])('names what it cannot read, and counts it as at first: %s', (query, unread) => {
    expect(read(query)).toEqual({ filter: firstFilter(today), unread });
  });

  it('keeps what it can read next to what it cannot', () => {
    const { filter: found, unread } = read('period=nonsense&department=d1&dropout=0');
    expect(unread).toEqual(['period']);
    expect(found).toEqual({ ...firstFilter(today), departments: ['d1'], dropoutDays: 0 });
  });
});

describe('periods', () => {
  it.each([
    ['last7days', '2026-11-22', { from: '2026-11-16', to: '2026-11-22' }],
    ['last30days', '2026-11-22', { from: '2026-10-24', to: '2026-11-22' }],
    ['lastMonth', '2026-11-22', { from: '2026-10-22', to: '2026-11-22' }],
    ['lastMonth', '2026-03-31', { from: '2026-02-28', to: '2026-03-31' }],
    ['last3months', '2026-11-22', { from: '2026-08-22', to: '2026-11-22' }],
    ['thisYear', '2026-11-22', { from: '2026-01-01', to: '2026-11-22' }],
    ['allTime', '2026-11-22', {}],
  ] as const)('%s on %s', (name, at, expected) => {
    expect(periodOf(name, at)).toEqual(expected);
  });

  it.each([
    [{ from: '2026-02-30' }, { from: 'notADay' }],
    [{ from: '1999-12-31' }, { from: 'tooEarly' }],
    [{ to: '2026-11-23' }, { to: 'future' }],
    [{ from: '2026-11-02', to: '2026-11-01' }, { to: 'backwards' }],
    [{ from: '2026-11-22', to: '2026-11-22' }, {}],
    [{}, {}],
  ])('reports the errors of %j: %j', (period, errors) => {
    expect(validatePeriod(period, today)).toEqual(errors);
  });

  it.each([
    ['0', { days: 0 }],
    [' 3650 ', { days: 3650 }],
    ['3651', { error: 'tooMany' }],
    ['', { error: 'notANumber' }],
    ['-1', { error: 'notANumber' }],
    ['2.5', { error: 'notANumber' }],
  ])('%j as a number of days', (typed, judged) => {
    expect(parseDays(typed)).toEqual(judged);
  });
});
