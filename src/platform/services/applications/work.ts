import { and, eq, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ApplicationWork } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { assessments } from '../assessments/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { applications } from './tenant.ts';

/** New applications for active vacancies, by whose turn it is. */
export function waitsFor(work: ApplicationWork, { tx }: OperationContext): SQL | undefined {
  const all = unscoped(tx);
  const completed = work === 'TO_REVIEW' ? eq : ne;
  return and(
    eq(applications.status, 'APPS_APPLICATION_NEW'),
    all.exists(
      assessments,
      and(
        eq(assessments.customerId, applications.customerId),
        eq(assessments.applicationId, applications.id),
        eq(assessments.stageId, applications.stageId),
        completed(assessments.status, 'APPS_ASSESSMENT_COMPLETED'),
      ),
    ),
    all.exists(
      vacancies,
      and(eq(vacancies.customerId, applications.customerId), eq(vacancies.id, applications.vacancyId), isNull(vacancies.archivedAt)),
    ),
  );
}
