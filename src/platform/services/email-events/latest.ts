import { and, desc, eq, inArray } from 'drizzle-orm';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { emailEvents } from './tenant.ts';
import { operation } from '../../operation.ts';

/** Needs only access to the application, not the right to the customer's delivery logs (spec 3 §7). */
export const getLatestEmailEvent = operation('NotifGetLatestEmailEventByAssessmentId', {}, async (args, { tx, access }) => {
  const { assessmentId, customerId, templateTypes } = args;
  const mine = scoped(tx, access);
  const isIt = and(eq(assessments.customerId, customerId), eq(assessments.id, assessmentId));
  const [assessment] = await mine.select(assessments, { applicationId: assessments.applicationId }, isIt);
  if (!assessment || templateTypes.length === 0) return null;
  const isOf = and(eq(applications.customerId, customerId), eq(applications.id, assessment.applicationId));
  if ((await mine.count(applications, isOf)) === 0) return null;
  const { eventType, templateType, timestamp } = emailEvents;
  const [latest] = await unscoped(tx)
    .select(
      emailEvents,
      { eventType, templateType, timestamp },
      and(eq(emailEvents.customerId, customerId), eq(emailEvents.masterId, assessmentId), inArray(templateType, [...templateTypes])),
    )
    .orderBy(desc(timestamp), desc(emailEvents.id))
    .limit(1);
  return latest ?? null;
});
