import { describe, expect, it } from 'vitest';
import { permittedPlan, permittedPlans } from '../../../src/engine/plan/permitted.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { plans } from '../../../src/generated/plans.ts';

const planOf = (name: string): Plan => plans.find((plan) => plan.name === name) ?? expect.fail(`no plan ${name}`);
const without = (...missing: string[]) => permittedPlan(planOf('applications'), (right) => !missing.includes(right));

describe('a plan for somebody without the rights of some fields', () => {
  it('is the same for whoever holds them', () => {
    expect(permittedPlan(planOf('applications'), () => true)).toBe(planOf('applications'));
    expect(permittedPlans(plans, () => true)).toBe(plans);
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
});
