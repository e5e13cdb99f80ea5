import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from './tenant.ts';
import { forbidden, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import type { Tree } from '../../policy/moves.ts';
import { requireUnused } from './use.ts';
import { placed, finishTree } from './treeAfter.ts';
import type { Department } from './treeAfter.ts';
import { requireMovable } from './treeGrants.ts';
import { departmentsCovered } from './treeAccess.ts';
import type { DepartmentScope } from './treeAccess.ts';
import { requireSound, requireTree } from './treeRules.ts';

export type HierarchiesInput = ArgumentsOf<'ORGUpdateHierarchies'>['hierarchies'];

export interface ValidatedTree {
  place: DepartmentScope;
  root: Department;
  before: ReadonlyMap<string, Department>;
  after: ReadonlyMap<string, Department>;
  created: Department[];
  updated: Department[];
  archived: Department[];
  paths: { before: Tree; after: Tree };
}

/** Writes nothing; saves lock the tree, previews do not (spec 2 §5). */
export async function validateTreeChange(
  region: Database,
  context: OperationContext,
  input: HierarchiesInput,
  { hold = false } = {},
): Promise<ValidatedTree> {
  const rows = await readTree(region, input, hold);
  const before = new Map(rows.map((row) => [row.id, row]));
  const active = activeIn(rows);
  const [root] = rows;
  if (!root || root.organizationId !== input.organizationId) throw notFound();
  const place = { region: context.region, organization: root.organizationId, customer: root.customerId };
  const accessible = filterAccessible(context, place, active);
  if (accessible.size === 0) throw notFound();
  requireVersion(root, input.expectedVersion);
  const named = [...input.updated.map(({ _id }) => _id), ...input.archived];
  if (!named.every((id) => accessible.has(id))) throw notFound();
  requireSound(input, active, (id) => accessible.has(id));
  // The top of an accessible part may not be moved (spec 2 §2).
  const isTop = (id: string) => id !== root.id && !accessible.has(active.get(id)?.parentId ?? '');
  if (named.some(isTop)) throw forbidden();
  const { now, newId } = context;
  const changed = placed(rows, input, { now: now(), newId, organizationId: root.organizationId, customerId: root.customerId });
  requireTree(changed, active);
  const after = finishTree(changed, rows, input);
  const validated = { place, root, before, ...after, after: after.all, paths: { before: pathsIn(before), after: pathsIn(after.all) } };
  await requireUnused(region, context, validated, hold);
  await requireMovable(region, context, validated);
  return validated;
}

async function readTree(region: Database, { customerId }: HierarchiesInput, hold: boolean): Promise<Department[]> {
  // The rules cover the whole tree, whatever the session may access.
  const all = unscoped(region);
  const ofCustomer = eq(hierarchies.customerId, customerId);
  if (hold) await all.select(hierarchies, { id: hierarchies.id }, and(ofCustomer, isNull(hierarchies.parentId))).for('update');
  return all
    .select(hierarchies, hierarchies, ofCustomer)
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
}

/** Departments below an archived one are inactive too; rows come level by level. */
function activeIn(rows: readonly Department[]): Map<string, Department> {
  const active = new Map<string, Department>();
  for (const row of rows) if (!row.archivedAt && (row.parentId === null || active.has(row.parentId))) active.set(row.id, row);
  return active;
}

function filterAccessible({ access }: OperationContext, place: DepartmentScope, active: ReadonlyMap<string, Department>): Set<string> {
  const covered = departmentsCovered(access, place);
  return new Set([...active.values()].filter((row) => covered(wayOf(row))).map(({ id }) => id));
}

const wayOf = ({ path }: Department): string[] => path.split('/').filter(Boolean);

const pathsIn = (rows: ReadonlyMap<string, Department>): Tree => new Map([...rows].map(([id, row]) => [id, wayOf(row)]));
