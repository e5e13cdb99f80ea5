import { sql } from 'drizzle-orm';
import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const vacancies = tenantTable(tables.vacancies, tables.vacancies.id, ofDepartment(tables.vacancies));

export const vacancyManagers = tenantTable(tables.vacancyManagers, tables.vacancyManagers.position, {
  through: vacancies,
  on: sql`${tables.vacancies.customerId} = ${tables.vacancyManagers.customerId} and ${tables.vacancies.id} = ${tables.vacancyManagers.vacancyId}`,
});
