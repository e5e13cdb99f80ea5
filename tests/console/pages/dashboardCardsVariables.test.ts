import { describe, expect, it } from 'vitest';
import { regionZones } from '../../../src/domain/regionZones.ts';
import { cards, toolOf } from '../../../src/console/pages/dashboard/cards.ts';
import { commonPeriod, periodBefore, trendVariablesOf, variablesOf } from '../../../src/console/pages/dashboard/cards/variables.ts';
import type { DashboardFilterState } from '../../../src/console/pages/dashboard/filter.ts';

const filter: DashboardFilterState = {
  departments: ['d1', 'd2'],
  vacancies: ['v1'],
  cohorts: ['c1'],
  submitted: { from: '2026-01-01', to: '2026-01-31' },
  consented: { from: '2026-02-01', to: '2026-02-28' },
  created: { from: '2026-03-01', to: '2026-03-31' },
  dropoutDays: 7,
  leakageDays: 9,
};
const month = { from: '2026-10-22', to: '2026-11-21' };
const sameWindows = { ...filter, submitted: month, consented: month, created: month };
const asked = (id: string, by = filter, zone = 'UTC') => {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(id);
  return variablesOf(card, by, zone);
};
const narrowed = { hierarchyIds: ['d1', 'd2'], externalVacancyIds: ['v1'] };

describe('what a card asks', () => {
  it('is filtered by departments, vacancies and cohorts, and is of chat interviews submitted in the window', () => {
    expect(asked('completed')).toEqual({
      filterAssessmentInput: {
        ...narrowed,
        externalCohortIds: ['c1'],
        product: ['FI'],
        submittedAtFrom: '2026-01-01T00:00:00.000Z',
        submittedAtTo: '2026-01-31T23:59:59.999Z',
      },
    });
  });

  it('has the window of consent and its threshold for the dropout ratio, and of creation under that name for the leakage ratio', () => {
    expect(asked('dropoutRatio')['filterAssessmentInput']).toMatchObject({
      consentedAtFrom: '2026-02-01T00:00:00.000Z',
      consentedAtTo: '2026-02-28T23:59:59.999Z',
      dropoutDayThreshold: 7,
    });
    expect(asked('leakageRatio')['filterAssessmentInput']).toMatchObject({
      consentedAtFrom: '2026-03-01T00:00:00.000Z',
      consentedAtTo: '2026-03-31T23:59:59.999Z',
      leakageDayThreshold: 9,
    });
    for (const id of ['dropoutRatio', 'leakageRatio']) expect(asked(id)['filterAssessmentInput']).not.toHaveProperty('submittedAtFrom');
  });

  it('has no product for the score distribution, and neither product nor cohorts by day', () => {
    expect(asked('scoreDistribution')['filterAssessmentInput']).not.toHaveProperty('product');
    expect(asked('applicationsByDay')).toEqual({
      filterApplicationInput: { ...narrowed, createdAtFrom: '2026-03-01T00:00:00.000Z', createdAtTo: '2026-03-31T23:59:59.999Z' },
    });
  });

  it('leaves the departments to the scope and the ends of a window open where none is chosen', () => {
    const open = { ...filter, departments: [], vacancies: [], cohorts: [], submitted: {}, consented: {}, created: { to: '2026-03-31' } };
    expect(asked('completed', open)).toEqual({ filterAssessmentInput: { product: ['FI'] } });
    expect(asked('applicationsByDay', open)).toEqual({ filterApplicationInput: { createdAtTo: '2026-03-31T23:59:59.999Z' } });
  });

  it.each(cards)('fills the one argument of $operation', (card) => {
    const [argument] = Object.keys(variablesOf(card, filter, 'UTC'));
    expect(toolOf(card).text).toContain(`$${argument}:`);
  });

  it.each([
    // A usual day, and those on which the clocks go forward and back.
    ['Australia/Sydney', '2026-07-01', '2026-06-30T14:00:00.000Z', '2026-07-01T13:59:59.999Z'],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z'],
    ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z'],
    ['Europe/Dublin', '2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-15T23:59:59.999Z'],
    ['Europe/Dublin', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['Europe/Dublin', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
    ['America/New_York', '2026-01-15', '2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  ])('in %s has all of %s, from its first to its last millisecond', (zone, day, from, to) => {
    const by = { ...filter, submitted: { from: day, to: day } };
    expect(asked('completed', by, zone)['filterAssessmentInput']).toMatchObject({ submittedAtFrom: from, submittedAtTo: to });
  });

  it.each(Object.values(regionZones))('in %s misses no moment of five years between one day and the next', (zone) => {
    let last: string | undefined;
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString().slice(0, 10);
      const { submittedAtFrom, submittedAtTo } = asked('completed', { ...filter, submitted: { from: text, to: text } }, zone)[
        'filterAssessmentInput'
      ] as Record<string, string>;
      if (last) expect(Date.parse(submittedAtFrom ?? '')).toBe(Date.parse(last) + 1);
      last = submittedAtTo;
    }
  });
});

describe('the comparison', () => {
  it('is requested once, of days, where the three windows are the same closed period', () => {
    expect(trendVariablesOf(sameWindows)).toEqual({
      filter: { ...narrowed, externalCohortIds: ['c1'], product: ['FI'], ...month, dropoutDayThreshold: 7, leakageDayThreshold: 9 },
    });
  });

  it('is not requested where they differ, are open, or run backwards', () => {
    expect(trendVariablesOf(filter)).toBeUndefined();
    const all = (window: object) => commonPeriod({ ...filter, submitted: window, consented: window, created: window });
    expect(all({ from: '2026-01-01' })).toBeUndefined();
    expect(all({})).toBeUndefined();
    expect(all({ from: '2026-02-01', to: '2026-01-01' })).toBeUndefined();
    expect(commonPeriod({ ...sameWindows, created: { ...month, to: '2026-11-20' } })).toBeUndefined();
  });

  it('is with as many days right before', () => {
    expect(periodBefore(month)).toEqual({ from: '2026-09-21', to: '2026-10-21' });
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });
});
