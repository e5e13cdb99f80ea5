import { and, eq, sql } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { applications, vacancies } from '../../database/tenants.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { withinScope } from './scope.ts';

/** Counts a vacancy's applications by status, those within the reach (specification 3 §7). */
export const getVacancyApplicationStatusCount = operation(
  'AppsGetVacancyApplicationStatusCount',
  {},
  async ({ vacancyId, ...scope }, context) => {
    const reached = scoped(context.tx, context.reach);
    const own = and(eq(vacancies.id, vacancyId), ...Object.values(await withinScope(context, vacancies, scope)));
    const [vacancy] = await reached.select(vacancies, { id: vacancies.id }, own);
    if (!vacancy) throw notFound();
    const count = sql<number>`count(*)::int`;
    const ofVacancy = and(eq(applications.customerId, scope.customerId), eq(applications.vacancyId, vacancy.id));
    const { status } = applications;
    const statusCount = await reached.select(applications, { status, count }, ofVacancy).groupBy(status).orderBy(status);
    return { statusCount };
  },
);
