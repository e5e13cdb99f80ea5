import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { workflowSets } from './tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import type { WorkflowOption } from './table.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { requireDepartment, withinScope } from '../departments/scope.ts';
import { archivedOrNot, pageOf, scopeOf, workflowColumns } from '../workflows/list.ts';

export const setColumns = {
  _id: workflowSets.id,
  name: workflowSets.name,
  description: workflowSets.description,
  organizationId: workflowSets.organizationId,
  customerId: workflowSets.customerId,
  hierarchyId: workflowSets.hierarchyId,
  version: workflowSets.version,
  workflowOptions: workflowSets.options,
  createdAt: workflowSets.createdAt,
  updatedAt: workflowSets.updatedAt,
  archivedAt: workflowSets.archivedAt,
};

export const getWorkflowSetList = listOperation({
  operation: 'AppsGetWorkflowSetList',
  table: workflowSets,
  columns: setColumns,
  id: workflowSets.id,
  filterArgument: 'workflowSetFilter',
  request: ({ workflowSetFilter, ...around }) => ({
    filter: { ...scopeOf(around), ...workflowSetFilter },
    page: pageOf(around),
    sort: around.sort,
  }),
  where: async (filter, context) => ({
    ...(await withinScope(context, workflowSets, filter)),
    isArchived: archivedOrNot(workflowSets.archivedAt, filter.isArchived),
    searchText: searchFor(workflowSets.searchText, filter.searchText),
  }),
  text: workflowSets.searchText,
  sorts: {
    name: sql`lower(${workflowSets.name})`,
    createdAt: workflowSets.createdAt,
    archivedAt: workflowSets.archivedAt,
    workflowCount: workflowSets.workflowCount,
  },
  sort: { fieldName: 'createdAt', order: 'desc' },
  more: addWorkflows,
});

export const getWorkflowSetById = operation('AppsGetWorkflowSetById', {}, async ({ workflowSetId, ...scope }, context) => {
  const within = Object.values(await withinScope(context, workflowSets, scope));
  const [set] = await scoped(context.tx, context.access).select(
    workflowSets,
    setColumns,
    and(eq(workflowSets.id, workflowSetId), ...within),
  );
  if (!set) throw notFound();
  return withWorkflows(set, context);
});

export const checkWorkflowSetName = operation('AppsCheckWorkflowSetNameDuplicatedByName', {}, async ({ name, ...scope }, context) => {
  await requireDepartment(context, scope);
  return (await unscoped(context.tx).count(workflowSets, named(scope.customerId, name.trim()))) > 0;
});

/** Active sets by name, ignoring case, in any department: names are unique per customer. */
export const named = (customerId: string, name: string): SQL | undefined =>
  and(eq(workflowSets.customerId, customerId), eq(sql`lower(${workflowSets.name})`, sql`lower(${name})`), isNull(workflowSets.archivedAt));

export async function withWorkflows<Set extends { _id: string }>(
  set: Set,
  context: OperationContext,
): Promise<Set & { workflows?: never[] }> {
  const row: Row = { ...set };
  await addWorkflows([row], context.requestedFields(''), context);
  return row as Set & { workflows?: never[] };
}

async function addWorkflows(rows: Row[], requested: ReadonlySet<string>, { tx }: OperationContext): Promise<void> {
  if (!requested.has('workflows')) return;
  const kept = await unscoped(tx).select(
    workflowSets,
    { id: workflowSets.id, customerId: workflowSets.customerId, options: workflowSets.options },
    inArray(
      workflowSets.id,
      rows.map((row) => row._id),
    ),
  );
  const idsOf = (options: WorkflowOption[]) => options.map((option) => option.workflowId);
  const customerIds = [...new Set(kept.map((set) => set.customerId))];
  const ids = [...new Set(kept.flatMap((set) => idsOf(set.options)))];
  const found = await unscoped(tx).select(
    workflows,
    workflowColumns,
    and(inArray(workflows.customerId, customerIds), inArray(workflows.id, ids)),
  );
  const byId = new Map(found.map((workflow) => [workflow._id, workflow]));
  const optionsOf = new Map(kept.map((set) => [set.id, set.options]));
  for (const row of rows) row['workflows'] = idsOf(optionsOf.get(row._id) ?? []).flatMap((id) => byId.get(id) ?? []);
}
