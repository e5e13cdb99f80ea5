import { and, asc, inArray } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { vacancies, vacancyManagers } from './tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import type { Stage } from '../workflows/table.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';

const kept = {
  _id: vacancies.id,
  customerId: vacancies.customerId,
  hierarchyId: vacancies.hierarchyId,
  roleFamilyId: vacancies.roleFamilyId,
  roleFamilyName: vacancies.roleFamilyName,
  locationAddress: vacancies.locationAddress,
  locationLat: vacancies.locationLat,
  locationLng: vacancies.locationLng,
  workflowId: vacancies.workflowId,
  workflowName: vacancies.workflowName,
  stages: vacancies.stages,
};

type VacancyColumns = Pick<
  { [Key in keyof typeof kept]: (typeof kept)[Key]['_']['data'] },
  '_id' | 'customerId' | 'hierarchyId' | 'workflowId' | 'workflowName' | 'stages'
> & {
  roleFamilyId: string | null;
  roleFamilyName: string | null;
  locationAddress: string | null;
  locationLat: number | null;
  locationLng: number | null;
};

const ownParts = ['roleFamily', 'location', 'workflow', 'genericAssessmentLinks'];
export const vacancyParts = ['managers', ...ownParts];

export async function addVacancyParts(rows: Row[], requested: ReadonlySet<string>, context: OperationContext): Promise<void> {
  const ids = rows.map((row) => row._id);
  const customerIds = customersOf(rows);
  if (requested.has('managers')) {
    const managers = await managersOf(context, customerIds, ids);
    for (const row of rows) row['managers'] = managers.get(row._id);
  }
  if (!ownParts.some((field) => requested.has(field))) return;
  const own = and(inArray(vacancies.customerId, customerIds), inArray(vacancies.id, ids));
  const parts = new Map((await unscoped(context.tx).select(vacancies, kept, own)).map((part) => [part._id, part]));
  const found = requested.has('workflow') ? await workflowsOf(context, [...parts.values()]) : new Map<string, object>();
  for (const row of rows) {
    const part = parts.get(row._id);
    if (part) Object.assign(row, partsOf(part, found.get(part.workflowId), context));
  }
}

async function managersOf({ tx }: OperationContext, customerIds: string[], ids: string[]): Promise<Map<string, object[]>> {
  const { customerId, vacancyId, externalId, email, firstName, lastName, type } = vacancyManagers;
  const rows = await unscoped(tx)
    .select(
      vacancyManagers,
      { vacancyId, externalId, email, firstName, lastName, type },
      and(inArray(customerId, customerIds), inArray(vacancyId, ids)),
    )
    .orderBy(asc(vacancyId), asc(vacancyManagers.position));
  const managers = new Map<string, object[]>(ids.map((id) => [id, []]));
  for (const row of rows) managers.get(row.vacancyId)?.push(row);
  return managers;
}

async function workflowsOf({ tx }: OperationContext, parts: VacancyColumns[]): Promise<Map<string, object>> {
  const customerIds = [...new Set(parts.map((part) => part.customerId))];
  const workflowIds = [...new Set(parts.map((part) => part.workflowId))];
  const rows = await unscoped(tx).select(
    workflows,
    workflows,
    and(inArray(workflows.customerId, customerIds), inArray(workflows.id, workflowIds)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function partsOf(part: VacancyColumns, workflow: object | undefined, { settings, region }: OperationContext): object {
  const { locationAddress: address, locationLat: lat, locationLng: lng, stages } = part;
  return {
    roleFamily: part.roleFamilyId === null ? null : { _id: part.roleFamilyId, name: part.roleFamilyName },
    location: address === null ? null : { address, coordinate: lat === null || lng === null ? null : { lat, lng } },
    // Stages are fixed when the vacancy is saved (spec 3 §4); the session may not access the workflow's department.
    workflow: workflow ? { ...workflow, _id: part.workflowId, hierarchyId: part.hierarchyId, stages } : null,
    genericAssessmentLinks: stages.map((stage) => genericLink(`${settings.publicUrl}/apply/${region}`, part._id, stage)),
  };
}

const genericLink = (address: string, vacancyId: string, { _id: stageId, externalAssessmentPackageId, assessmentPackageName }: Stage) => ({
  stageId,
  assessmentLink: `${address}/${vacancyId}/${stageId}`,
  externalAssessmentPackageId,
  assessmentPackageName,
});
