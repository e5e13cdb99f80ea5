import { and, eq } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { assessments } from '../assessments/tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { byUser } from './actor.ts';
import { noteEvents } from './history.ts';
import { answerApplication } from './list.ts';
import { withinScope } from '../departments/scope.ts';

export const markViewed = operation(
  'AppsMarkAssessmentViewed',
  { recordsChangesOnly: true },
  async ({ assessmentId, ...scope }, context) => {
    const mine = scoped(context.tx, context.access);
    const own = and(eq(assessments.id, assessmentId), ...Object.values(await withinScope(context, assessments, scope)));
    const [row] = await mine.select(assessments, assessments, own).for('update');
    if (!row) throw notFound();
    if (!row.isViewed) {
      await mine.update(assessments, { isViewed: true }, own);
      const { customerId, organizationId, hierarchyId, stageId } = row;
      const of = { customerId, organizationId, hierarchyId, id: row.applicationId };
      await noteEvents(context.tx, context, { rows: [of], by: await byUser(context), what: () => ({ kind: 'VIEWED', stageId }) });
      context.audit({ customerId, organizationId, subjects: [row.applicationId] });
    }
    return answerApplication(context, row.applicationId);
  },
);
