import { and, eq, inArray } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { workflows } from '../workflows/tenant.ts';
import type { WorkflowOption } from './table.ts';
import { badInput } from '../../errors.ts';

export async function validateOptions(
  { tx, access }: OperationContext,
  customerId: string,
  input: readonly WorkflowOption[],
): Promise<WorkflowOption[]> {
  const ids = input.map((option) => option.workflowId);
  // Share lock: no archiving until the transaction ends.
  const rows = await scoped(tx, access)
    .select(
      workflows,
      { id: workflows.id, archivedAt: workflows.archivedAt },
      and(eq(workflows.customerId, customerId), inArray(workflows.id, ids)),
    )
    .orderBy(workflows.id)
    .for('share');
  const found = new Map(rows.map((row) => [row.id, row]));
  const fields: Record<string, string> = {};
  const main = input.findIndex((option) => option.isDefault);
  for (const [index, option] of input.entries()) {
    const path = `workflowOptions.${index}`;
    const row = found.get(option.workflowId);
    if (!row) fields[`${path}.workflowId`] = 'validation.workflowSet.workflow.absent';
    else if (row.archivedAt) fields[`${path}.workflowId`] = 'validation.workflowSet.workflow.archived';
    if (option.isDefault && index !== main) fields[`${path}.isDefault`] = 'validation.workflowSet.isDefault.repeated';
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return input.map(({ workflowId, displayName, isDefault }) => ({ workflowId, displayName, isDefault }));
}
