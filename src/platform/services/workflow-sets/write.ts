import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { workflowSets } from './tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { selectedIds } from '../../lists/selection.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { requireDepartment, withinScope } from '../departments/scope.ts';
import { scopeOf } from '../workflows/list.ts';
import { validateOptions } from './options.ts';
import { named, withWorkflows } from './list.ts';

type WorkflowSet = TenantRow<typeof workflowSets>;

export const createWorkflowSet = operation('AppsCreateWorkflowSet', { form: 'apps/createWorkflowSet' }, async (input, context) => {
  const scope = scopeOf(input);
  await requireDepartment(context, scope);
  const options = await validateOptions(context, scope.customerId, input.workflowOptions);
  await requireFreeName(context, scope.customerId, input.name);
  const [id, now] = [context.newId(), context.now()];
  const values = { name: input.name, description: input.description ?? null, options };
  const [made] = await scoped(context.tx, context.access).insert(workflowSets, [
    { ...scope, ...values, id, createdAt: now, updatedAt: now },
  ]);
  if (!made) throw notFound();
  context.audit({ subjects: [id], ...ownerOf(made), values: { [id]: asSent(values) }, names: { [id]: made.name } });
  return withWorkflows({ ...made, ...asSent(made), _id: id }, context);
});

export const updateWorkflowSet = operation(
  'AppsUpdateWorkflowSet',
  { form: 'apps/updateWorkflowSet', recordsChangesOnly: true },
  async (input, context) => {
    const mine = scoped(context.tx, context.access);
    const within = Object.values(await withinScope(context, workflowSets, scopeOf(input)));
    const own = and(eq(workflowSets.id, input._id), ...within);
    const [before] = await mine.select(workflowSets, workflowSets, own).for('update');
    if (!before) throw notFound();
    const { id, customerId } = before;
    const options = await validateOptions(context, customerId, input.workflowOptions);
    if (before.archivedAt) throw conflict('This workflow set is archived. Please restore it first.', { reason: 'ARCHIVED' });
    requireVersion(before, input.expectedVersion);
    await requireFreeName(context, customerId, input.name, id);
    const values = { name: input.name, description: input.description ?? null, options };
    if (!differs(before, values)) return withWorkflows({ ...before, ...asSent(before), _id: id }, context);
    await mine.update(workflowSets, { ...values, version: sql`${workflowSets.version} + 1`, updatedAt: context.now() }, own);
    context.audit({
      subjects: [id],
      ...ownerOf(before),
      values: { [id]: asSent(values) },
      before: { [id]: asSent(before) },
      names: { [id]: values.name },
    });
    const [after] = await mine.select(workflowSets, workflowSets, own);
    if (!after) throw notFound();
    return withWorkflows({ ...after, ...asSent(after), _id: id }, context);
  },
);

export const archiveWorkflowSets = operation('AppsArchiveWorkflowSet', { tried: true }, (args, context) =>
  change(context, args, 'archived', async (row) => (row.archivedAt ? { reason: 'refusals.alreadyArchived' } : undefined)),
);

export const restoreWorkflowSets = operation('AppsRestoreWorkflowSet', {}, (args, context) => {
  const taken = new Set<string>();
  return change(context, args, 'restored', async (row): Promise<Refusal | undefined> => {
    if (!row.archivedAt) return { reason: 'refusals.notArchived' };
    const closed = (await closedDepartments(context.tx, [row]))(row);
    if (closed) return closed;
    const name = row.name.toLowerCase();
    if (taken.has(name) || (await isTaken(context, row.customerId, row.name)))
      return { reason: 'refusals.workflowSetNameTaken', args: { name: row.name } };
    const archived = await archivedDefault(context, row);
    if (archived !== undefined) return { reason: 'refusals.archivedDefaultWorkflow', args: { workflow: archived } };
    taken.add(name);
    return undefined;
  });
});

async function change(
  context: OperationContext,
  { workflowSetIds, matching, ...around }: ArgumentsOf<'AppsArchiveWorkflowSet'>,
  what: 'archived' | 'restored',
  refusal: (row: WorkflowSet) => Promise<Refusal | undefined>,
): Promise<ChangedRows> {
  const mine = scoped(context.tx, context.access);
  const scope = scopeOf(around);
  const chosen = { ids: workflowSetIds, matching, argument: 'workflowSetIds', args: { ...scope, workflowSetFilter: matching?.filter } };
  const ids = await selectedIds(context, 'AppsGetWorkflowSetList', chosen);
  const within = Object.values(await withinScope(context, workflowSets, scope));
  const rows = await mine
    .select(workflowSets, workflowSets, and(inArray(workflowSets.id, ids), ...within))
    .orderBy(workflowSets.id)
    .for('update');
  requireAll(rows, ids);
  if (what === 'restored' && rows[0]) await lockNames(context, rows[0].customerId);
  const { changing, refused } = await sortOut(rows, refusal);
  const now = context.now();
  const changingIds = changing.map((row) => row.id);
  if (changing.length > 0) {
    const values = { archivedAt: what === 'archived' ? now : null, updatedAt: now, version: sql`${workflowSets.version} + 1` };
    await mine.update(workflowSets, values, and(inArray(workflowSets.id, changingIds), ...within));
  }
  context.audit({
    subjects: changingIds,
    ...(rows[0] && ownerOf(rows[0])),
    names: Object.fromEntries(changing.map((row) => [row.id, row.name])),
  });
  return changed(changing, ids, refused);
}

/** Serialises sets of the same name: the second waits until the first is visible. */
const lockNames = ({ tx }: OperationContext, customerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`names of workflow sets of ${customerId}`}))`);

async function isTaken({ tx }: OperationContext, customerId: string, name: string, except = ''): Promise<boolean> {
  return (await unscoped(tx).count(workflowSets, and(named(customerId, name), ne(workflowSets.id, except)))) > 0;
}

async function requireFreeName(context: OperationContext, customerId: string, name: string, except?: string): Promise<void> {
  await lockNames(context, customerId);
  if (await isTaken(context, customerId, name, except))
    throw conflict('An active workflow set with this name already exists.', {
      reason: 'NAME_TAKEN',
      fields: { name: 'validation.workflowSet.name.taken' },
    });
}

async function archivedDefault({ tx }: OperationContext, { customerId, options }: WorkflowSet): Promise<string | undefined> {
  const main = options.find((option) => option.isDefault)?.workflowId ?? '';
  const own = and(eq(workflows.customerId, customerId), eq(workflows.id, main));
  const [row] = await unscoped(tx).select(workflows, { name: workflows.name, archivedAt: workflows.archivedAt }, own).for('share');
  return row?.archivedAt ? row.name : undefined;
}

const asSent = ({ name, description, options }: Pick<WorkflowSet, 'name' | 'description' | 'options'>) => ({
  ...{ name, description },
  workflowOptions: options,
});

const ownerOf = ({ organizationId, customerId }: WorkflowSet) => ({ organizationId, customerId });
