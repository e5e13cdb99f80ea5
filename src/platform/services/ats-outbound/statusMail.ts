import type { ApplicationStatus } from '../../../generated/types.ts';
import type { Database } from '../../database/stores.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { applicationEvents as events } from '../applications/table.ts';
import type { Entered } from './entered.ts';

type Event = typeof events.$inferInsert;

/** Mails status changes to the address that the connection names; by the ATS's own id, without the candidate's name. */
export async function mailStatuses(
  tx: Database,
  context: ApplyingContext,
  entered: ReadonlyMap<string, Entered>,
  all: readonly Event[],
): Promise<void> {
  for (const { kind, applicationId, status, fromStatus, customerId } of all) {
    const application = entered.get(applicationId);
    const to = application?.tenant.requestStatusChangeEmail;
    if (kind !== 'STATUS_CHANGED' || !to || !status) continue;
    const { externalApplicationId, vacancy, tenant } = application;
    const details = [
      { label: 'Application', value: externalApplicationId ?? '' },
      { label: 'Vacancy', value: `${vacancy.title}${vacancy.externalVacancyId ? ` (${vacancy.externalVacancyId})` : ''}` },
      ...(fromStatus ? [{ label: 'Before', value: nameOf(fromStatus) }] : []),
      { label: 'Now', value: nameOf(status) },
    ];
    const subject = `${tenant.atsName}: application ${externalApplicationId} is ${nameOf(status)}`;
    const content = { subject, parts: ['The status of an application was changed.', { details }] };
    const { messages } = context;
    await queueMail(tx, context, {
      event: 'ATS_STATUS_CHANGED',
      to,
      customerId,
      content,
      masterId: applicationId,
      ...(messages && { wait: messages }),
    });
    if (messages) messages.mailed += 1;
  }
}

const nameOf = (status: ApplicationStatus): string => {
  const words = status.replace('APPS_APPLICATION_', '').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
