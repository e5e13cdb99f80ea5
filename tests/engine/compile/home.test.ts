import { describe, expect, it } from 'vitest';
import { home } from '../../../resources/home.ts';
import { homeProblems } from '../../../src/engine/compile/home.ts';
import { problemText } from '../../../src/engine/compile/problems.ts';
import type { HomePlan } from '../../../src/engine/plan/HomePlan.ts';
import { plans } from '../../../src/generated/plans.ts';
import { plan as emailForm } from '../../../src/generated/forms/notif/searchEmailEvents.ts';

const compiled = { plans, forms: { 'notif/searchEmailEvents': emailForm } };
const problemsOf = (plan: HomePlan) => homeProblems('resources/home.ts', plan, compiled).map(problemText);
const list = (part: Partial<HomePlan['lists'][number]>): HomePlan => ({ lists: [{ name: 'one', resource: 'applications', ...part }] });

describe('the work lists of the home page', () => {
  it.each([
    ['an unknown resource', list({ resource: 'aplications' }), 'R034', '“aplications”; did you mean “applications”?'],
    ['a resource without a list of its own', list({ resource: 'vacancy-applications' }), 'R038', '“vacancy-applications”'],
    ['an unknown filter', list({ query: { wrok: 'TO_REVIEW' } }), 'R035', '“wrok”; did you mean “work”?'],
    ['a choice that there is not', list({ query: { work: 'TO_REVEIW' } }), 'R021', '“TO_REVEIW”; did you mean “TO_REVIEW”?'],
    ['a field that no sort takes', list({ query: { sort: 'createdAd' } }), 'R021', '“createdAd”; did you mean “createdAt”?'],
    ['an unknown column', list({ columns: ['vacancyname'] }), 'R005', '“vacancyname”; did you mean “vacancyName”?'],
    [
      'a field that a log’s form lacks',
      list({ resource: 'email-events', query: { mailRecipent: 'a' } }),
      'R035',
      '“mailRecipent”; did you mean “mailRecipient”?',
    ],
    ['a step without settings or rows', { lists: [], steps: [{ name: 'one', resource: 'nothing' }] }, 'R034', '“nothing”'],
  ])('report %s', (_, plan, number, found) => {
    const problems = problemsOf(plan);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${number} resources/home\\.ts (lists|steps)\\.one`));
    expect(problems[0]).toContain(found);
  });

  it('report a name that is taken', () => {
    expect(problemsOf({ lists: [...list({}).lists, ...list({}).lists] })).toEqual([
      expect.stringMatching(/^R031 resources\/home\.ts lists\.one/),
    ]);
  });

  it('of the hiring console each have a text for their title, their rows and their absence', async () => {
    const { home: texts } = await import('../../../src/console/locales/later/home.ts');
    const { lists, steps } = (texts as { home: { lists: object; steps: object } }).home;
    expect(Object.keys(lists).sort()).toEqual(home.lists.map(({ name }) => name).sort());
    expect(Object.keys(steps).sort()).toEqual(home.steps?.map(({ name }) => name).sort());
  });
});
