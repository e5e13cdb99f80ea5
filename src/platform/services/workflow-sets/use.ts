import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { workflowSets } from './tenant.ts';

interface Need {
  name: string;
  isOnly: boolean;
}

/** Active sets whose default or only workflow is among these, by workflow id (decisions §6). Requires locked workflows. */
export async function setsThatNeed({ tx }: OperationContext, rows: { id: string; customerId: string }[]): Promise<Map<string, Need>> {
  const [first] = rows;
  if (!first) return new Map();
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const needed = sql`exists (select 1 from jsonb_array_elements(${workflowSets.options}) as option
    where (option ->> 'isDefault')::boolean and option ->> 'workflowId' in (select jsonb_array_elements_text(${ids}::jsonb)))`;
  const found = await unscoped(tx).select(
    workflowSets,
    { name: workflowSets.name, options: workflowSets.options },
    and(eq(workflowSets.customerId, first.customerId), isNull(workflowSets.archivedAt), needed),
  );
  const needs = new Map<string, Need>();
  for (const { name, options } of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const main = options.find((option) => option.isDefault);
    if (main && !needs.has(main.workflowId)) needs.set(main.workflowId, { name, isOnly: options.length === 1 });
  }
  return needs;
}
