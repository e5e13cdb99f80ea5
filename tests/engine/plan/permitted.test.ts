import { describe, expect, it } from 'vitest';
import { permittedPlan, permittedPlans } from '../../../src/engine/plan/permitted.ts';
import type { BreakdownPlan } from '../../../src/engine/plan/BreakdownPlan.ts';
import type { Choice, Plan } from '../../../src/engine/plan/Plan.ts';
import { offeredFilters } from '../../../src/engine/screens/list/offeredFilters.ts';
import { plans } from '../../../src/generated/plans.ts';

const planOf = (name: string): Plan => plans.find((plan) => plan.name === name) ?? expect.fail(`no plan ${name}`);
const without = (...missing: string[]) => permittedPlan(planOf('applications'), (right) => !missing.includes(right));

describe('a plan for somebody without the rights of some fields', () => {
  it('is the same for whoever holds them', () => {
    expect(permittedPlan(planOf('applications'), () => true)).toBe(planOf('applications'));
    expect(permittedPlans(plans, { holds: () => true, can: () => true })).toBe(plans);
  });

  it('has no column, detail, order, filter or search by what is hidden', () => {
    const plan = without('apps:viewCandidate');
    expect(plan.columns.filter(({ path }) => path.includes('personalInformation') || path.includes('location'))).toEqual([]);
    expect(plan.details.filter(({ path }) => path.includes('personalInformation'))).toEqual([]);
    expect(plan.columns.map(({ sortBy }) => sortBy)).not.toContain('firstName');
    expect(plan.search).toBe(false);
    expect(plan.columns.map(({ path }) => path)).toContain('vacancyName');
  });

  it('names a record whose name is hidden by its id, which opens it', () => {
    const plan = without('apps:viewCandidate');
    expect(plan.title).toBe('_id');
    expect(plan.columns.filter(({ path }) => path === '_id')).toHaveLength(1);
    expect(plan.columns.find(({ primary }) => primary)).toMatchObject({
      path: '_id',
      label: 'resources.applications.fields.candidate_personalInformation_firstName',
    });
  });

  it('keeps everything else', () => {
    const plan = without('apps:viewScores');
    expect(plan.columns).toEqual(planOf('applications').columns);
    expect(plan.title).toBe(planOf('applications').title);
    const scored = permittedPlan(planOf('vacancy-applications'), (right) => right !== 'apps:viewScores');
    expect(scored.filters.map(({ name }) => name)).not.toContain('resultList');
    expect(scored.columns.flatMap(({ sortBy }) => sortBy ?? [])).not.toContain('recommendationScore');
  });

  it('offers no filter whose records the user may not read, and still understands a link that sets it', () => {
    const without = permittedPlans(plans, { holds: () => true, can: (operation) => operation !== 'ORGGetGroups' });
    const unoffered = without.flatMap(({ name, filters }) =>
      filters.filter(({ offered }) => offered === false).map((each) => `${name} ${each.name}`),
    );
    expect(unoffered).toEqual(['users groupIds', 'access-grants groupIds']);
    const users = without.find(({ name }) => name === 'users') ?? expect.fail('no users');
    expect(offeredFilters(users, {}).map(({ name }) => name)).not.toContain('groupIds');
    expect(offeredFilters(users, { groupIds: ['1'] }).map(({ name }) => name)).toContain('groupIds');
  });

  it('has no choice that would be refused, in filters and in groups', () => {
    const plan = planOf('applications');
    const marked = <Named extends { choices?: Choice[] }>(each: Named): Named => ({
      ...each,
      ...(each.choices && {
        choices: each.choices.map((choice, index) => (index === 1 ? { ...choice, rights: ['apps:viewScores'] } : choice)),
      }),
    });
    const breakdown: BreakdownPlan = {
      dimensions: [
        { field: 'resultList', label: '', rights: ['apps:viewScores'] },
        marked({
          field: 'status',
          label: '',
          choices: [
            { id: 'a', label: '' },
            { id: 'b', label: '' },
          ],
        }),
      ],
      first: { by: [{ field: 'resultList' }], chart: 'table' },
    };
    const permitted = permittedPlan({ ...plan, filters: plan.filters.map(marked), breakdown }, (right) => right !== 'apps:viewScores');
    const status = permitted.filters.find(({ name }) => name === 'applicationStatusList');
    expect(status?.choices?.map(({ id }) => id)).not.toContain('APPS_APPLICATION_LONGLISTED');
    expect(permitted.breakdown).toMatchObject({
      dimensions: [{ field: 'status', choices: [{ id: 'a' }] }],
      first: { by: [{ field: 'status' }] },
    });
  });

  it('names the fields of a log’s search that take a right', () => {
    expect(planOf('emails').formRights).toEqual({ mailRecipient: ['apps:viewCandidate'] });
    expect(planOf('sms-events').formRights).toEqual({ phoneNumber: ['apps:viewCandidate'] });
  });
});
