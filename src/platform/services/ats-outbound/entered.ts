import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { VacancyRow } from '../applications/applying.ts';
import { applications } from '../applications/tenant.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { Report } from './queue.ts';
import type { ReportType } from './reports.ts';

export interface Entered {
  id: string;
  externalApplicationId: string | null;
  tenant: AtsTenant;
  vacancy: Pick<VacancyRow, 'id' | 'title' | 'externalVacancyId' | 'stages' | 'archivedAt'>;
}

/** Applications that an ATS entered, locked, with its connection. */
export async function enteredByAts(tx: Database, customerId: string, ids: readonly string[]): Promise<Map<string, Entered>> {
  const { select } = unscoped(tx);
  const { id, externalApplicationId, vacancyId, atsTenantId } = applications;
  const theirs = and(eq(applications.customerId, customerId), isOneOf(id, ids), isNotNull(atsTenantId));
  const rows = await select(applications, { id, externalApplicationId, vacancyId, atsTenantId }, theirs).orderBy(id).for('no key update');
  if (rows.length === 0) return new Map();
  const those = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
  const connected = isOneOf(atsTenants.id, those(rows.map((row) => row.atsTenantId)));
  const tenants = await select(
    atsTenants,
    atsTenants,
    and(eq(atsTenants.customerId, customerId), connected, isNull(atsTenants.archivedAt)),
  );
  const named = isOneOf(vacancies.id, those(rows.map((row) => row.vacancyId)));
  const { title, externalVacancyId, stages, archivedAt } = vacancies;
  const columns = { id: vacancies.id, title, externalVacancyId, stages, archivedAt };
  const found = await select(vacancies, columns, and(eq(vacancies.customerId, customerId), named));
  return new Map(
    rows.flatMap((row) => {
      const tenant = tenants.find((each) => each.id === row.atsTenantId);
      const vacancy = found.find((each) => each.id === row.vacancyId);
      return tenant && vacancy ? [[row.id, { ...row, tenant, vacancy }] as const] : [];
    }),
  );
}

export const report = (application: Entered, type: ReportType, facts: Record<string, unknown>, stageId?: string | null): Report => ({
  tenant: application.tenant,
  applicationId: application.id,
  type,
  payload: {
    applicationId: application.externalApplicationId,
    requisitionId: application.vacancy.externalVacancyId,
    ...(stageId && { stage: stageOf(application, stageId) }),
    ...facts,
  },
});

function stageOf({ vacancy: { stages } }: Entered, stageId: string) {
  const at = stages.findIndex(({ _id }) => _id === stageId);
  const stage = stages[at];
  return { number: at + 1, name: stage?.name ?? null, product: stage?.product ?? null };
}
