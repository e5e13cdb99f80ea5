import type { Dimension } from '../../lists/breakdown.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { vacancies } from './tenant.ts';

/** External ids and titles of the vacancies of rows that the session sees: the rows themselves have them. */
export const nameVacancies: NonNullable<Dimension['name']> = async (ids, { tx }) => {
  const { id, externalVacancyId, title } = vacancies;
  const rows = await unscoped(tx).select(vacancies, { id, externalVacancyId, title }, isOneOf(id, ids));
  return new Map(rows.map((row) => [row.id, { value: row.externalVacancyId, name: row.title }]));
};
