import { and, eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { scoped } from '../../database/scoped.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import { inDepartments, ofCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { byUser } from '../applications/actor.ts';
import { beginHold } from '../holds/hold.ts';
import { enterApplication } from '../applications/enter.ts';

/** The platform decides inviter and external ids, whatever the client sends (specification 3 §7; decisions §5). */
export const inviteCandidate = operation(
  'CommonInviteCandidate',
  { form: 'common/inviteCandidate', tried: true },
  async ({ atsApplicationInput: input, notify }, around) => {
    const { context, keep } = beginHold(around, { notify });
    const { organizationId, hierarchyId, predictorMasterId, cohortInfo, candidateInfo, atsInfo, externalApplicationId } = input;
    const { customerId, externalVacancyId } = cohortInfo;
    const externalId = externalApplicationId.trim();
    if (externalId.length > limits.name)
      throw badInput({}, { message: `An external id has at most ${limits.name} characters.`, reason: 'EXTERNAL_ID_TOO_LONG' });
    const condition = and(
      ...Object.values(await ofCustomer(context, vacancies, { organizationId, customerId })),
      await inDepartments(context, vacancies, customerId, [hierarchyId], 'hierarchyId'),
      eq(vacancies.externalVacancyId, externalVacancyId),
    );
    const [vacancy] = await scoped(context.tx, context.access).select(vacancies, vacancies, condition);
    const isMeant =
      vacancy?.workflowId === atsInfo.metaData.workflowId && vacancy.stages[0]?.externalAssessmentPackageId === predictorMasterId;
    if (!vacancy || !isMeant) throw notFound();
    const { firstName, lastName, email, phoneNumber } = candidateInfo.personalInformation;
    const { applicationId, assessmentId, candidateId, learned, isNew, stageId } = await enterApplication(context.tx, context, {
      vacancy,
      applicant: { firstName, lastName: lastName || null, email, phoneNumber },
      by: await byUser(context),
      ...(externalId && { externalApplicationId: externalId }),
    });
    context.audit({
      ...{ customerId, organizationId, subjects: [applicationId, candidateId] },
      names: { [applicationId]: vacancy.title, [candidateId]: `${firstName} ${lastName ?? ''}`.trim() },
      values: { [candidateId]: { email, ...learned } },
      entryId: context.messages.holdId,
    });
    const made = { from: { candidateId: isNew ? candidateId : null }, to: { stageId }, made: [assessmentId] };
    const changes = [{ id: applicationId, ...made }];
    return { assessmentId, hold: await keep({ operation: 'CommonInviteCandidate', customerId, organizationId, changes }) };
  },
);
