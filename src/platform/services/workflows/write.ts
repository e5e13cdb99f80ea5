import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { workflows } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { selectedIds } from '../../lists/selection.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { requireDepartment, withinScope } from '../departments/scope.ts';
import { scopeOf } from './list.ts';
import { setsThatNeed } from '../workflow-sets/use.ts';
import { validateStages } from './stages.ts';

type Workflow = TenantRow<typeof workflows>;

export const createWorkflow = operation('AppsCreateWorkflow', { form: 'apps/createWorkflow' }, async (input, context) => {
  const scope = scopeOf(input);
  await requireDepartment(context, scope);
  const stages = await validateStages(context, scope.customerId, input.stages);
  const [id, now] = [context.newId(), context.now()];
  const values = { name: input.name, stages };
  const row = { ...scope, ...values, id, createdAt: now, updatedAt: now };
  const [made] = await scoped(context.tx, context.access).insert(workflows, [row]);
  if (!made) throw notFound();
  context.audit({ subjects: [id], ...ownerOf(made), values: { [id]: values }, names: { [id]: made.name } });
  return { ...made, _id: made.id };
});

export const updateWorkflow = operation(
  'AppsUpdateWorkflow',
  { form: 'apps/updateWorkflow', recordsChangesOnly: true },
  async ({ updateWorkflowInput: input, ...around }, context) => {
    const mine = scoped(context.tx, context.access);
    const within = Object.values(await withinScope(context, workflows, scopeOf(around)));
    const own = and(eq(workflows.id, input._id), ...within);
    const [before] = await mine.select(workflows, workflows, own).for('update');
    if (!before) throw notFound();
    if (before.archivedAt) throw conflict('This workflow is archived. Please restore it first.', { reason: 'ARCHIVED' });
    requireVersion(before, input.expectedVersion);
    const values = { name: input.name, stages: await validateStages(context, before.customerId, input.stages, before.stages) };
    if (!differs(before, values)) return { ...before, _id: before.id };
    await mine.update(workflows, { ...values, version: sql`${workflows.version} + 1`, updatedAt: context.now() }, own);
    const { id, name, stages } = before;
    context.audit({
      subjects: [id],
      ...ownerOf(before),
      values: { [id]: values },
      before: { [id]: { name, stages } },
      names: { [id]: values.name },
    });
    const [after] = await mine.select(workflows, workflows, own);
    if (!after) throw notFound();
    return { ...after, _id: id };
  },
);

export const archiveWorkflows = operation('AppsArchiveWorkflows', { tried: true }, (args, context) =>
  change(context, args, 'archived', async (rows) => {
    const needed = await setsThatNeed(context, rows);
    return (row) => {
      const set = needed.get(row.id);
      if (row.archivedAt || !set) return row.archivedAt ? { reason: 'refusals.alreadyArchived' } : undefined;
      return { reason: set.isOnly ? 'refusals.onlyWorkflowOfSet' : 'refusals.defaultWorkflowOfSet', args: { set: set.name } };
    };
  }),
);

export const restoreWorkflows = operation('AppsRestoreWorkflows', {}, (args, context) =>
  change(context, args, 'restored', async (rows) => {
    const isClosed = await closedDepartments(context.tx, rows);
    return (row) => (row.archivedAt ? isClosed(row) : { reason: 'refusals.notArchived' });
  }),
);

async function change(
  context: OperationContext,
  { workflowIds, matching, ...around }: ArgumentsOf<'AppsArchiveWorkflows'>,
  what: 'archived' | 'restored',
  rule: (rows: Workflow[]) => Promise<(row: Workflow) => Refusal | undefined>,
): Promise<ChangedRows> {
  const mine = scoped(context.tx, context.access);
  const ids = await selectedIds(context, 'AppsGetWorkflowList', { ids: workflowIds, matching, argument: 'workflowIds' });
  const within = Object.values(await withinScope(context, workflows, scopeOf(around)));
  // Locked, so that no set can start to need one.
  const rows = await mine
    .select(workflows, workflows, and(inArray(workflows.id, ids), ...within))
    .orderBy(workflows.id)
    .for('update');
  requireAll(rows, ids);
  const refusal = await rule(rows);
  const { changing, refused } = await sortOut(rows, async (row) => refusal(row));
  const now = context.now();
  const archivedAt = what === 'archived' ? now : null;
  const changingIds = changing.map((row) => row.id);
  if (changing.length > 0) {
    const values = { archivedAt, updatedAt: now, version: sql`${workflows.version} + 1` };
    await mine.update(workflows, values, and(inArray(workflows.id, changingIds), ...within));
  }
  context.audit({
    subjects: changingIds,
    ...(rows[0] && ownerOf(rows[0])),
    names: Object.fromEntries(changing.map((row) => [row.id, row.name])),
  });
  return changed(changing, ids, refused);
}

const ownerOf = ({ organizationId, customerId }: Workflow) => ({ organizationId, customerId });
