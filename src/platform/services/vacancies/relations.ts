import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import type { Relation } from '../../database/relations.ts';
import { relation } from '../../database/scoped.ts';
import type { Scoped } from '../../database/scoped.ts';
import { vacancies, vacancyManagers } from './tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import type { Stage } from '../workflows/table.ts';
import type { Row } from '../../lists/list.ts';

export const vacancyColumns = {
  _id: vacancies.id,
  customerId: vacancies.customerId,
  externalVacancyId: vacancies.externalVacancyId,
  title: vacancies.title,
  description: vacancies.description,
  hierarchyId: vacancies.hierarchyId,
  jobRequisitionId: vacancies.jobRequisitionId,
  applicationCount: vacancies.applicationCount,
  version: vacancies.version,
  createdAt: vacancies.createdAt,
  updatedAt: vacancies.updatedAt,
  archivedAt: vacancies.archivedAt,
  roleFamilyId: vacancies.roleFamilyId,
  roleFamilyName: vacancies.roleFamilyName,
  locationAddress: vacancies.locationAddress,
  locationLat: vacancies.locationLat,
  locationLng: vacancies.locationLng,
  workflowId: vacancies.workflowId,
  stages: vacancies.stages,
};

/** Columns that the fields made of them need. */
export const vacancyNeeds = {
  managers: ['customerId'],
  roleFamily: ['roleFamilyId', 'roleFamilyName'],
  location: ['locationAddress', 'locationLat', 'locationLng'],
  workflow: ['customerId', 'workflowId', 'hierarchyId', 'stages'],
  genericAssessmentLinks: ['stages'],
};

const managersPart = relation(vacancyManagers, {
  columns: {
    externalId: vacancyManagers.externalId,
    email: vacancyManagers.email,
    firstName: vacancyManagers.firstName,
    lastName: vacancyManagers.lastName,
    type: vacancyManagers.type,
  },
  own: [
    [vacancyManagers.customerId, 'customerId'],
    [vacancyManagers.vacancyId, '_id'],
  ],
  many: true,
  order: vacancyManagers.position,
});

const workflowPart = relation(workflows, {
  columns: {
    name: workflows.name,
    isDefault: workflows.isDefault,
    organizationId: workflows.organizationId,
    customerId: workflows.customerId,
    defaultLanguage: workflows.defaultLanguage,
    version: workflows.version,
    createdAt: workflows.createdAt,
    updatedAt: workflows.updatedAt,
    archivedAt: workflows.archivedAt,
  },
  own: [
    [workflows.customerId, 'customerId'],
    [workflows.id, 'workflowId'],
  ],
  many: false,
});

export const vacancyRelations = (requested: ReadonlySet<string>): Record<string, Relation> => ({
  ...(requested.has('managers') && { managers: managersPart }),
  ...(requested.has('workflow') && { workflow: workflowPart }),
});

interface VacancyColumns {
  roleFamilyId: string | null;
  roleFamilyName: string | null;
  locationAddress: string | null;
  locationLat: number | null;
  locationLng: number | null;
  workflowId: string;
  workflow: object | null;
  hierarchyId: string;
  stages: Stage[];
}

/** Makes fields of the contract from the columns of rows. */
export function addVacancyParts(rows: Row[], requested: ReadonlySet<string>, { settings, region }: OperationContext): void {
  const apply = `${settings.publicUrl}/apply/${region}`;
  for (const row of rows) {
    const { workflow, workflowId, hierarchyId, stages, ...part } = row as unknown as VacancyColumns;
    const { locationAddress: address, locationLat: lat, locationLng: lng } = part;
    if (requested.has('roleFamily'))
      row['roleFamily'] = part.roleFamilyId === null ? null : { _id: part.roleFamilyId, name: part.roleFamilyName };
    if (requested.has('location'))
      row['location'] = address === null ? null : { address, coordinate: lat === null || lng === null ? null : { lat, lng } };
    // Stages are fixed when the vacancy is saved (spec 3 §4); the session may not access the workflow's department.
    if (requested.has('workflow')) row['workflow'] = workflow && { ...workflow, _id: workflowId, hierarchyId, stages };
    if (requested.has('genericAssessmentLinks')) row['genericAssessmentLinks'] = stages.map((stage) => genericLink(apply, row._id, stage));
  }
}

/** The vacancy with all that the call asks for, in one statement; undefined if there is none. */
export async function readVacancy(
  context: OperationContext,
  within: Scoped,
  { customerId, where }: { customerId: string; where?: SQL | undefined },
) {
  const requested = context.requestedFields('');
  const found = await within.rows(vacancies, { columns: vacancyColumns, where, relations: vacancyRelations(requested), customerId });
  addVacancyParts(found, requested, context);
  return found[0] as unknown as ResultOf<'AppsGetVacancyById'> | undefined;
}

const genericLink = (address: string, vacancyId: string, { _id: stageId, externalAssessmentPackageId, assessmentPackageName }: Stage) => ({
  stageId,
  assessmentLink: `${address}/${vacancyId}/${stageId}`,
  externalAssessmentPackageId,
  assessmentPackageName,
});
