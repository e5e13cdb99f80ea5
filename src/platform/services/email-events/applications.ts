import { and, inArray } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';

/** Application and vacancy of each event, by its master id: an application's, or that of one of its assessments. */
export async function addApplications(rows: Row[], requested: ReadonlySet<string>, { tx }: OperationContext): Promise<void> {
  if (!requested.has('applicationId') && !requested.has('vacancyId')) return;
  const masters = [...new Set(rows.flatMap(({ masterId }) => (typeof masterId === 'string' ? [masterId] : [])))];
  if (masters.length === 0) return;
  const own = customersOf(rows);
  const taken = await unscoped(tx).select(
    assessments,
    { id: assessments.id, applicationId: assessments.applicationId },
    and(inArray(assessments.customerId, own), isOneOf(assessments.id, masters)),
  );
  const byAssessment = new Map(taken.map(({ id, applicationId }) => [id, applicationId]));
  const ids = [...new Set(masters.map((id) => byAssessment.get(id) ?? id))];
  const found = await unscoped(tx).select(
    applications,
    { id: applications.id, vacancyId: applications.vacancyId },
    and(inArray(applications.customerId, own), isOneOf(applications.id, ids)),
  );
  const vacancyOf = new Map(found.map(({ id, vacancyId }) => [id, vacancyId]));
  for (const row of rows) {
    const master = String(row['masterId']);
    const id = byAssessment.get(master) ?? master;
    Object.assign(row, { applicationId: vacancyOf.has(id) ? id : null, vacancyId: vacancyOf.get(id) ?? null });
  }
}
