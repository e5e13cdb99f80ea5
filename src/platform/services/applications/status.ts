import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from './tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { notify } from '../notifications/notify.ts';
import { idsOf, languageOf, peopleOf } from './lock.ts';
import { noteEvents } from './history.ts';
import type { ApplicationRow, ApplyingContext, StatusChange } from './applying.ts';

export async function setStatus(tx: Database, context: ApplyingContext, { rows, status, by, reason }: StatusChange): Promise<void> {
  const changing = rows.filter((row) => row.status !== status);
  const [first] = changing;
  if (!first) return;
  await unscoped(tx).update(
    applications,
    { status, updatedAt: context.now() },
    and(eq(applications.customerId, first.customerId), isOneOf(applications.id, idsOf(changing))),
  );
  const why = reason && { reasonId: reason._id, reason: reason.name };
  const what = (row: ApplicationRow) => ({ kind: 'STATUS_CHANGED' as const, stageId: row.stageId, status, fromStatus: row.status, ...why });
  await noteEvents(tx, context, { rows: changing, by, what });
  if (status === 'APPS_APPLICATION_DECLINED') await notifyDeclined(tx, context, changing);
}

async function notifyDeclined(tx: Database, context: ApplyingContext, rows: readonly ApplicationRow[]): Promise<void> {
  const people = await peopleOf(tx, rows);
  const { customerId, organizationId } = rows[0] ?? {};
  if (!customerId || !organizationId) return;
  const theirs = and(eq(vacancies.customerId, customerId), isOneOf(vacancies.id, [...new Set(rows.map((row) => row.vacancyId))]));
  const columns = { id: vacancies.id, title: vacancies.title, stages: vacancies.stages };
  const found = new Map((await unscoped(tx).select(vacancies, columns, theirs)).map((each) => [each.id, each]));
  for (const { id: applicationId, candidateId, vacancyId, stageId } of rows) {
    const [to, vacancy] = [people.get(candidateId), found.get(vacancyId)];
    if (!to || to.purgedAt || !vacancy) continue;
    const language = languageOf(vacancy, stageId);
    const facts = { vacancy: vacancy.title };
    await notify(tx, context, {
      ...{ customerId, organizationId, event: 'APPS_APPLICATION_STATUS_DECLINED', language, to, applicationId, facts },
    });
  }
}
