import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Dimension } from '../../lists/breakdown.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantTable } from '../../database/scoped.ts';
import { plannedByValues } from '../../database/statements.ts';
import { workflows } from '../workflows/tenant.ts';
import { vacancies } from './tenant.ts';

/** External ids and titles of the vacancies of rows that the session sees: the rows themselves have them. */
export const nameVacancies: NonNullable<Dimension['name']> = async (ids, { tx }) => {
  const { id, externalVacancyId, title } = vacancies;
  const rows = await unscoped(tx).select(vacancies, { id, externalVacancyId, title }, isOneOf(id, ids));
  return new Map(rows.map((row) => [row.id, { value: row.externalVacancyId, name: row.title }]));
};

/**
 * Stages with their workflow, as many workflows have a stage of the same name. Workflows are few, so they are read first; a stage that
 * its workflow has lost is named by a vacancy.
 */
export const nameStages: NonNullable<Dimension['name']> = async (ids, { tx }, customerId) => {
  const named = new Map<string, { value: string; name: string }>();
  if (customerId === undefined) return named;
  await addNames(workflows, workflows.customerId, { stages: workflows.stages, workflow: workflows.name });
  if (named.size < ids.length)
    await addNames(vacancies, vacancies.customerId, { stages: vacancies.stages, workflow: vacancies.workflowName });
  return named;

  async function addNames(table: TenantTable, ofCustomer: PgColumn, { stages, workflow }: Record<'stages' | 'workflow', PgColumn>) {
    const each = sql` cross join lateral jsonb_array_elements(${stages}) with ordinality as stage(kept, number)`;
    const fields = {
      id: sql<string>`stage.kept->>'_id'`,
      stage: sql<string>`min(coalesce(nullif(stage.kept->>'name', ''), 'Stage ' || stage.number))`,
      workflow: sql<string>`min(${workflow})`,
    };
    const missing = ids.filter((id) => !named.has(id));
    const where = and(eq(ofCustomer, customerId), isOneOf(sql`stage.kept->>'_id'`, missing), plannedByValues);
    for (const { id, stage, workflow: of } of await unscoped(tx)
      .selectJoined(table, each, fields, where)
      .groupBy(sql`1`))
      named.set(id, { value: id, name: `${stage} (${of})` });
  }
};
