import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { workflows } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import type { ListDefinition } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';

interface WorkflowsFilter extends Scope {
  isArchived?: boolean | null | undefined;
  searchText?: string | null | undefined;
}

export const workflowColumns = {
  _id: workflows.id,
  name: workflows.name,
  isDefault: workflows.isDefault,
  organizationId: workflows.organizationId,
  customerId: workflows.customerId,
  hierarchyId: workflows.hierarchyId,
  defaultLanguage: workflows.defaultLanguage,
  stages: workflows.stages,
  version: workflows.version,
  createdAt: workflows.createdAt,
  updatedAt: workflows.updatedAt,
  archivedAt: workflows.archivedAt,
};

const list = {
  table: workflows,
  columns: workflowColumns,
  id: workflows.id,
  where: async (filter: WorkflowsFilter, context: OperationContext) => ({
    ...(await withinScope(context, workflows, filter)),
    isArchived: archivedOrNot(workflows.archivedAt, filter.isArchived),
    searchText: searchFor(workflows.searchText, filter.searchText),
  }),
  text: workflows.searchText,
  sorts: {
    name: sql`lower(${workflows.name})`,
    createdAt: workflows.createdAt,
    archivedAt: workflows.archivedAt,
    stageCount: workflows.stageCount,
  },
  sort: { fieldName: 'name', order: 'asc' },
} satisfies Partial<ListDefinition<'AppsGetWorkflowList', WorkflowsFilter>>;

export const getWorkflowList = listOperation({
  ...list,
  operation: 'AppsGetWorkflowList',
  request: ({ filter }) => ({ filter: filter as WorkflowsFilter, page: pageOf(filter), sort: filter.sort }),
});

export const getWorkflowListV2 = listOperation({
  ...list,
  operation: 'AppsGetWorkflowListV2',
  filterArgument: 'workflowFilter',
  request: ({ workflowFilter, ...around }) => ({
    filter: { ...scopeOf(around), ...workflowFilter },
    page: pageOf(around),
    sort: around.sort,
  }),
});

export const getWorkflowById = operation('AppsGetWorkflowById', {}, async ({ workflowId, ...scope }, context) => {
  const within = Object.values(await withinScope(context, workflows, scope));
  const [workflow] = await scoped(context.tx, context.access).select(
    workflows,
    workflowColumns,
    and(eq(workflows.id, workflowId), ...within),
  );
  if (!workflow) throw notFound();
  return workflow;
});

export function archivedOrNot(archivedAt: PgColumn, isArchived: boolean | null | undefined): SQL | undefined {
  if (isArchived === null || isArchived === undefined) return undefined;
  return isArchived ? isNotNull(archivedAt) : isNull(archivedAt);
}

type PageArguments = Partial<Record<'skipEq' | 'limitEq', number | null | undefined>>;

export const pageOf = ({ skipEq: skip, limitEq: limit }: PageArguments) => ({ skip, limit });

export const scopeOf = ({ organizationId, customerId, hierarchyId }: Scope): Scope => ({ organizationId, customerId, hierarchyId });
