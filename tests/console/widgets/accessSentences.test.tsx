import type { I18nProvider } from 'ra-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { rightsIn, type Sections } from '../../../src/domain/permissionLabels.ts';
import { emptyRule, type Rule } from '../../../src/domain/permissionRules.ts';
import { rights as contract } from '../../../src/generated/rights.ts';
import { administration, sections } from '../../../src/platform/services/policies/rights.ts';
import { rightKey, wordedRights } from '../../../src/console/access/rightWords.ts';
import { partWords, sentenceOf } from '../../../src/console/access/sentences.ts';

let i18n: I18nProvider;
beforeAll(async () => {
  i18n = await createConsoleI18n('en-GB', 'Edge');
  addTexts(later);
});
const translate = (key: string, args?: Record<string, unknown>): string => i18n.translate(key, args);

const departments: Record<string, string> = { d1: 'Sales', d2: 'Retail', d3: 'Operations', d4: 'Finance' };
const customers: Record<string, string> = { c1: 'Acme', c2: 'Beta', c3: 'Gamma', c4: 'Delta', c5: 'Epsilon' };

const at = (customerId: string, ...hierarchyIds: string[]) => ({ customerId, hierarchyIds });

function told(rights: string[], more: Partial<Rule> = {}, who = 'Recruiters'): string {
  const rule = { ...emptyRule(), actions: ['x'], customers: [at('c1', 'd1')], ...more };
  return sentenceOf(rule, { translate, who, rights, departmentName: (id) => departments[id], customerName: (id) => customers[id] });
}

const see = (noun: string) => [`apps:view${noun}List`, `apps:view${noun}`];
const create = 'apps:createVacancy';

describe('rights', () => {
  const known = new Set([
    ...Object.values(contract)
      .filter((access) => Array.isArray(access))
      .flat(),
    ...rightsIn(sections as Sections),
    ...administration,
  ]);

  it('all have words, and no words are of a right that is none', () => {
    expect([...known].toSorted()).toEqual([...new Set(wordedRights)].toSorted());
    expect(new Set(wordedRights).size).toBe(wordedRights.length);
    for (const right of known) expect(translate(rightKey(right)), right).not.toMatch(/rights\.|\{\{/);
  });
});

describe('what a rule says', () => {
  it('is the sentence that a person would say', () => {
    expect(told([create, 'apps:archiveVacancy', ...see('Candidate')])).toBe(
      'Recruiters of Sales and below may create and archive vacancies, and see candidates.',
    );
    expect(told([create])).toBe('Recruiters of Sales and below may create vacancies.');
    expect(told([...see('Vacancy'), ...see('Candidate'), ...see('Application')])).toBe(
      'Recruiters of Sales and below may see vacancies, candidates and applications.',
    );
    expect(told(['edge:access', 'ti:access', ...see('Candidate')])).toBe(
      'Recruiters of Sales and below may use Edge and Talent Insights, and see candidates.',
    );
    expect(told(['apps:viewVacancyList'])).toBe('Recruiters of Sales and below may list vacancies.');
  });

  it('tells clauses apart that are lists themselves', () => {
    expect(told([create, 'apps:archiveVacancy', 'apps:restoreVacancy', ...see('Candidate')])).toBe(
      'Recruiters of Sales and below may create, archive and restore vacancies; and see candidates.',
    );
  });

  it('tells a whole section in one, and all of them as everything', () => {
    const section = (name: keyof typeof sections) => rightsIn({ [name]: sections[name] });
    expect(told(section('Vacancy & Application Management'))).toBe(
      'Recruiters of Sales and below may do everything about vacancies and applications.',
    );
    expect(told([...section('User Management'), ...section('ATS')])).toBe(
      'Recruiters of Sales and below may do everything about users and ATS templates and tenants.',
    );
    for (const all of [['*:*'], ['*'], [...wordedRights]]) expect(told(all)).toBe('Recruiters of Sales and below may do everything.');
    expect(told(['ats:*'])).toContain('do everything about ATS templates and tenants');
  });

  it('leaves out what one may see of one’s own where all may be seen', () => {
    expect(told(['ti:viewChatInsightsOwn'])).toContain('may see their own chat insights.');
    expect(told(['ti:viewChatInsightsOwn', 'ti:viewChatInsights'])).toContain('may see all chat insights.');
  });

  it('refuses where it denies', () => {
    expect(told([create], { effect: 'deny' })).toBe('Recruiters of Sales and below may not create vacancies, whatever else allows it.');
  });

  it('counts what has no name here', () => {
    expect(told([create, 'apps:fly', 'apps:swim'], { otherActions: ['apps:fly', 'x:*'] })).toBe(
      'Recruiters of Sales and below may create vacancies, and use 3 rights that have no name here.',
    );
    expect(told([create], { otherResources: ['prn:a:b:*:*:*:*'] })).toContain('in Sales and below, and 1 place that has no name here may');
  });

  it('says what is missing of a rule that grants nothing', () => {
    expect(told([], { customers: [] })).toBe('This rule grants nothing yet.');
    expect(told([])).toBe('This rule grants nothing yet: no access is chosen.');
    expect(told([create], { customers: [at('c1')] })).toBe('This rule grants nothing yet: no department is chosen.');
    expect(told([], { effect: 'deny' })).toBe('This rule denies nothing yet.');
  });

  it('is about the group where that has no name yet', () => {
    expect(told([create], {}, ' ')).toBe('The group of Sales and below may create vacancies.');
  });
});

describe('where it holds', () => {
  const where = (...of: ReturnType<typeof at>[]) =>
    / (.*) may create/.exec(told([create], { customers: of }).slice('Recruiters'.length))?.[1];

  it.each([
    [[at('c1', 'd1')], 'of Sales and below'],
    [[at('c1', 'd1', 'd2')], 'of Sales and Retail (and below)'],
    [[at('c1', 'd1', 'd2', 'd3')], 'of Sales, Retail and Operations (and below)'],
    [[at('c1', 'd1', 'd2', 'd3', 'd4', 'x', 'y')], 'of Sales, Retail and 4 more departments (and below)'],
    [[at('c1', 'd1', 'x')], 'of Sales and 1 more department (and below)'],
    [[at('c1', 'x', 'y')], 'of 2 departments that have no name here and below'],
    [[at('c1', 'Any')], 'in all of Acme'],
    [[at('Any', 'Any')], 'in every customer'],
    [[at('c1', 'Any'), at('c2', 'Any')], 'in all of Acme and Beta'],
    [[at('c1', 'Any'), at('c2', 'Any'), at('c3', 'Any'), at('c4', 'Any'), at('c5', 'Any')], 'in all of Acme, Beta and 3 more customers'],
    [[at('c1', 'd1'), at('c2', 'Any')], 'in Sales and below in Acme, and all of Beta'],
    [[at('c1', 'd1'), at('c2', 'd2')], 'of Sales and below in Acme, and Retail and below in Beta'],
    [[at('nobody', 'Any')], 'in 1 customer that has no name here'],
  ])('%j is %s', (of, expected) => expect(where(...of)).toBe(expected));

  const node = (name: string) => ({ _id: name, name });
  it.each([
    [{ whole: true, below: [], alone: [] }, 'all of Acme'],
    [{ whole: false, below: [node('Sales')], alone: [] }, 'Sales and below'],
    [{ whole: false, below: [], alone: [node('Head office')] }, 'Head office alone'],
    [{ whole: false, below: [node('Sales')], alone: [node('Head office')] }, 'Sales and below, and Head office alone'],
    [{ whole: false, below: [], alone: [] }, 'nowhere'],
  ])('of a part of somebody’s access: %j is %s', (place, expected) =>
    expect(partWords({ ...place, rights: [create] }, 'Acme', { translate })).toEqual({ what: 'Create vacancies', where: expected }),
  );
});

describe('any rule at all', () => {
  it('is reported without an empty word, an id or a right', () => {
    let seed = 7;
    const chance = (of: number) => (seed = (seed * 48271) % 2147483647) % of;
    const some = <T,>(all: readonly T[], most: number) => Array.from({ length: chance(most + 1) }, () => all[chance(all.length)] as T);
    const places = ['d1', 'd2', 'd3', 'd4', '64f0c0ffee64f0c0ffee64f0', 'Any'];
    for (let run = 0; run < 1000; run += 1) {
      const rule = {
        effect: chance(4) === 0 ? ('deny' as const) : ('allow' as const),
        otherActions: some(['apps:fly', 'zap:*'], 2),
        otherResources: some(['prn:a:b:*:*:*:*'], 1),
        customers: some([...Object.keys(customers), '64f0c0ffee64f0c0ffee64f1', 'Any'], 4).map((id) => at(id, ...some(places, 6))),
      };
      const rights = some([...wordedRights, 'apps:*', 'strange:thing', ...(chance(20) === 0 ? ['*:*'] : [])], chance(3) === 0 ? 80 : 6);
      const sentence = told(rights, rule);
      expect(sentence).toMatch(/^\S.*\S\.$/);
      expect(sentence).not.toMatch(/undefined|null|\{\{|access\.|64f0c0ffee|\w:\w|prn:|\s\s|\s[,;.]|,\s*,|Any/);
    }
  });
});
