import { and, eq } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { assessments as table } from './table.ts';
import type { Stage } from '../workflows/table.ts';
import { assessmentPackages } from '../assessment-packages/tenant.ts';
import { assessments } from './tenant.ts';
import type { candidates } from '../candidates/tenant.ts';
import { notify } from '../notifications/notify.ts';
import { atOnce } from '../applications/history.ts';
import type { ApplicationRow, ApplyingContext, VacancyRow } from '../applications/applying.ts';
import { assessmentLink } from './link.ts';

type Of = Pick<ApplicationRow, 'customerId' | 'organizationId' | 'hierarchyId' | 'id'>;
type CandidateRow = TenantRow<typeof candidates>;
type Contact = Pick<CandidateRow, 'email' | 'phoneNumber' | 'firstName' | 'lastName'>;

export async function makeAssessments(
  tx: Database,
  context: ApplyingContext,
  { vacancy, stage, rows }: { vacancy: VacancyRow; stage: Stage; rows: readonly Of[] },
): Promise<Map<string, string>> {
  const now = context.now();
  const { product, provider, externalAssessmentPackageId } = stage;
  const own = and(eq(assessmentPackages.customerId, vacancy.customerId), eq(assessmentPackages.externalId, externalAssessmentPackageId));
  const [packaged] = await unscoped(tx).select(assessmentPackages, { id: assessmentPackages.id }, own);
  const made = rows.map(({ customerId, organizationId, hierarchyId, id: applicationId }): InferInsertModel<typeof table> => {
    const id = context.newId();
    return {
      ...{ customerId, organizationId, hierarchyId, id, applicationId, vacancyId: vacancy.id, stageId: stage._id },
      ...{ product, provider, externalAssessmentPackageId, assessmentPackageId: packaged?.id ?? null, assessmentPackageVersion: 1 },
      status: 'APPS_ASSESSMENT_ORDER_COMPLETED',
      externalAssessmentId: context.newId(),
      externalCohortId: vacancy.externalVacancyId,
      assessmentLink: assessmentLink(context, id),
      createdAt: now,
      updatedAt: now,
    };
  });
  const found = new Map<string, string>();
  for (let start = 0; start < made.length; start += atOnce) {
    const part = made.slice(start, start + atOnce);
    const written = await unscoped(tx).insert(assessments, part, assessments.id);
    for (const { applicationId, id } of written) found.set(applicationId, id);
  }
  return found;
}

export async function invite(
  tx: Database,
  context: ApplyingContext,
  { vacancy, stage, applicationId, assessmentId, to }: Invitation,
): Promise<void> {
  await notify(tx, context, {
    customerId: vacancy.customerId,
    organizationId: vacancy.organizationId,
    event: `${stage.product}_INVITED`,
    language: stage.language,
    to,
    applicationId,
    assessmentId,
    facts: { vacancy: vacancy.title, link: assessmentLink(context, assessmentId) },
  });
}

interface Invitation {
  vacancy: VacancyRow;
  stage: Stage;
  applicationId: string;
  assessmentId: string;
  to: Contact;
}
