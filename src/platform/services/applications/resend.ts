import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { assessments } from '../assessments/tenant.ts';
import { conflict } from '../../errors.ts';
import type { Refusal } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf } from '../candidates/applicant.ts';
import { byUser } from './actor.ts';
import { refusedInvitation } from './write.ts';
import { noteEvents } from './history.ts';
import { idsOf, languageOf } from './lock.ts';
import { answerApplication } from './list.ts';
import { beginHold } from '../holds/hold.ts';
import { changeSelected, heldRows, selectApplications } from './selection.ts';
import type { ApplicationRow } from './applying.ts';

type AssessmentRow = TenantRow<typeof assessments>;

export const resendLinks = operation('AppsResendApplicationAssessmentLink', { tried: true }, async (call, around) => {
  const { context, keep } = beginHold(around, {});
  const { tx } = context;
  const selected = await selectApplications(context, call);
  const ofRows = and(eq(assessments.customerId, call.customerId), isOneOf(assessments.applicationId, idsOf(selected.rows)));
  const all = await unscoped(tx).select(assessments, assessments, ofRows);
  const taken = new Map(all.map((each) => [`${each.applicationId} ${each.stageId}`, each]));
  const assessmentOf = (row: ApplicationRow) => taken.get(`${row.id} ${row.stageId}`);
  const answer = await changeSelected(context, selected, {
    refusal: (row) => refusedInvitation(selected, row) ?? refusedLink(assessmentOf(row)),
    change: async (rows) => {
      await noteEvents(tx, context, { rows, by: await byUser(context), what: ({ stageId }) => ({ kind: 'LINK_RESENT', stageId }) });
      for (const row of rows) {
        const [vacancy, assessment] = [selected.vacancyOf(row), assessmentOf(row)];
        if (!assessment?.assessmentLink) continue;
        await notify(tx, context, {
          ...{ customerId: row.customerId, organizationId: row.organizationId, applicationId: row.id, assessmentId: assessment.id },
          event: `${assessment.product}_ASSESSMENT_LINK_RESENT`,
          language: languageOf(vacancy, row.stageId),
          to: selected.candidateOf(row),
          facts: { vacancy: vacancy.title, link: assessment.assessmentLink },
        });
      }
    },
  });
  const changes = heldRows(selected, answer, () => ({ from: {}, to: {} }));
  return { ...answer, hold: await keep({ operation: 'AppsResendApplicationAssessmentLink', ...call, changes }) };
});

function refusedLink(assessment: AssessmentRow | undefined): Refusal | undefined {
  if (!assessment?.assessmentLink) return { reason: 'refusals.noAssessment' };
  return assessment.status === 'APPS_ASSESSMENT_COMPLETED' ? { reason: 'refusals.assessmentCompleted' } : undefined;
}

export const resendReport = operation('AppsResendApplicationMiReport', {}, async ({ _id, ...scope }, around) => {
  const { context, keep } = beginHold(around, {});
  const { tx } = context;
  const { rows, candidateOf, vacancyOf } = await selectApplications(context, { ...scope, _ids: [_id] });
  for (const row of rows) {
    if (candidateOf(row).purgedAt) throw purged();
    const report = await reportOf(row, context);
    if (!report) throw conflict('There is no report to send yet.', { reason: 'NO_REPORT' });
    const { id: assessmentId, insightsLink, stageId } = report;
    const vacancy = vacancyOf(row);
    const sent = await notify(tx, context, {
      ...{ customerId: row.customerId, organizationId: row.organizationId, applicationId: row.id, assessmentId },
      event: 'MI_REPORT',
      language: languageOf(vacancy, stageId),
      to: candidateOf(row),
      facts: { vacancy: vacancy.title, ...(insightsLink !== null && { link: insightsLink }) },
    });
    if (!sent) throw conflict('The customer’s settings turn this mail off.', { reason: 'MAIL_SWITCHED_OFF' });
    await noteEvents(tx, context, { rows: [row], by: await byUser(context), what: () => ({ kind: 'REPORT_RESENT', stageId }) });
    context.audit({
      customerId: row.customerId,
      organizationId: row.organizationId,
      subjects: [row.id],
      names: { [row.id]: nameOf(candidateOf(row)) },
      entryId: context.messages.holdId,
    });
  }
  await keep({ operation: 'AppsResendApplicationMiReport', ...scope, changes: rows.map(({ id }) => ({ id, from: {}, to: {} })) });
  return answerApplication(context, _id);
});

async function reportOf(row: ApplicationRow, { tx }: Parameters<typeof answerApplication>[0]): Promise<AssessmentRow | undefined> {
  const own = and(
    eq(assessments.customerId, row.customerId),
    eq(assessments.applicationId, row.id),
    eq(assessments.product, 'FI'),
    eq(assessments.status, 'APPS_ASSESSMENT_COMPLETED'),
  );
  const all = await unscoped(tx).select(assessments, assessments, own).orderBy(assessments.createdAt);
  return all.findLast((each) => each.insightsLink !== null);
}

export const purged = () => conflict('This candidate was deleted or de-identified.', { reason: 'CANDIDATE_PURGED' });
