import { packagesOf } from '../../../src/platform/demo/workflowStages.ts';
import type { Store } from '../../../src/platform/database/stores.ts';
import { vacancies } from '../../../src/platform/nouns/region.ts';
import type { Stage, StageTrigger } from '../../../src/platform/services/workflows/table.ts';
import type { VacancyRow } from '../../../src/platform/services/applications/applying.ts';
import { unused } from '../browser.ts';
import type { Running } from '../browser.ts';

export type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

export const scoreRule = (least = 65): StageTrigger => ({
  ...{ enabled: true, conditionOperator: 'and', action: { type: 'MOVE_STAGE' } },
  conditions: [{ onField: 'recommendationScore', onFieldType: 'number', comparisonOperator: 'gte', comparisonValue: least }],
});

export const yesRule = (): StageTrigger => ({
  ...{ enabled: true, conditionOperator: 'and', action: { type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } } },
  conditions: [{ onField: 'recommendation', onFieldType: 'string', comparisonOperator: 'contains', comparisonValue: ['YES'] }],
});

/** Writes a vacancy with these rules at the first of its stages. */
export async function insertVacancy(
  { platform, clock }: Running,
  home: Store,
  scope: Scope,
  triggers: StageTrigger[],
  products: Stage['product'][] = ['FI', 'SI'],
): Promise<VacancyRow> {
  const [id, now] = [platform.newId(), clock.now()];
  const packages = packagesOf(scope.customerId);
  const stages = products.map((product, index): Stage => {
    const found = packages.find((each) => each.product === product && each.language === 'en-US');
    if (!found) throw new Error('There is no such package');
    return {
      ...{ _id: `${unused()}-${index}`, name: `Stage ${index + 1}`, product, language: 'en-US', provider: 'PH' },
      ...{ externalAssessmentPackageId: found.externalId, assessmentPackageName: found.name, triggers: index === 0 ? triggers : [] },
    };
  });
  const made = { ...scope, id, externalVacancyId: unused(), title: `Barista ${unused()}`, stages, createdAt: now, updatedAt: now };
  const [row] = await home.db
    .insert(vacancies)
    .values({ ...made, workflowId: id, workflowName: 'Workflow' })
    .returning();
  if (!row) throw new Error('No vacancy was made');
  return row;
}
