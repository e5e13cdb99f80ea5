import { and, eq, sql } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { applications } from './tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { notFound } from '../../errors.ts';
import { inCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { withinScope } from '../departments/scope.ts';

export const getVacancyApplicationStatusCount = operation(
  'AppsGetVacancyApplicationStatusCount',
  {},
  async ({ vacancyId, ...scope }, context) => {
    const own = and(eq(vacancies.id, vacancyId), ...Object.values(await withinScope(context, vacancies, scope)));
    const { tx, access } = inCustomer(context, scope);
    const accessible = scoped(tx, access);
    const count = sql<number>`count(*)::int`;
    // Keep the lookup within the condition: a separate one is evaluated again for each counted row.
    const found = accessible.select(vacancies, { id: vacancies.id }, own);
    const ofVacancy = and(eq(applications.customerId, scope.customerId), eq(applications.vacancyId, sql`${found}`));
    const { status } = applications;
    const statusCount = await accessible.select(applications, { status, count }, ofVacancy).groupBy(status).orderBy(status);
    // No counts means either no application or no vacancy.
    if (statusCount.length === 0 && (await accessible.count(vacancies, own)) === 0) throw notFound();
    return { statusCount };
  },
);
