import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../../database/tenants.ts';
import { forbidden, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import type { Tree } from '../../policy/moves.ts';
import { requireUnused } from './departmentUse.ts';
import { placed, settle } from './treeAfter.ts';
import type { Department } from './treeAfter.ts';
import { requireMovable } from './treeGrants.ts';
import { departmentsCovered } from './treeReach.ts';
import type { Place } from './treeReach.ts';
import { requireSound, requireTree } from './treeRules.ts';

/** What is sent of a changed tree. */
export type HierarchiesInput = ArgumentsOf<'ORGUpdateHierarchies'>['hierarchies'];

/** A change of a customer's tree that may be made: every rule has been asked for. */
export interface JudgedTree {
  place: Place;
  root: Department;
  /** Every department by its id, those that were archived long ago included. */
  before: ReadonlyMap<string, Department>;
  after: ReadonlyMap<string, Department>;
  /** Of the call, in its order: those that it makes have the ids that they will have. */
  created: Department[];
  updated: Department[];
  archived: Department[];
  /** The ways from the root down to each of them. */
  paths: { before: Tree; after: Tree };
}

/**
 * Works out what a difference makes of a customer's tree of departments, and refuses what may not be made of it (spec 2 §5). Nothing is
 * written: whoever writes holds the tree, and whoever looks at what a change would do does not.
 */
export async function judgeTreeChange(
  region: Database,
  context: OperationContext,
  input: HierarchiesInput,
  { hold = false } = {},
): Promise<JudgedTree> {
  const rows = await readTree(region, input, hold);
  const before = new Map(rows.map((row) => [row.id, row]));
  const active = activeIn(rows);
  const [root] = rows;
  if (!root || root.organizationId !== input.organizationId) throw notFound();
  const place = { region: context.region, organization: root.organizationId, customer: root.customerId };
  const reached = reachedAmong(context, place, active);
  if (reached.size === 0) throw notFound();
  requireVersion(root, input.expectedVersion);
  const named = [...input.updated.map(({ _id }) => _id), ...input.archived];
  if (!named.every((id) => reached.has(id))) throw notFound();
  requireSound(input, active, (id) => reached.has(id));
  // Of a part of a tree the top hangs below what one does not reach: it is not one's own to change (spec 2 §2).
  const isTop = (id: string) => id !== root.id && !reached.has(active.get(id)?.parentId ?? '');
  if (named.some(isTop)) throw forbidden();
  const { now, newId } = context;
  const changed = placed(rows, input, { now: now(), newId, organizationId: root.organizationId, customerId: root.customerId });
  requireTree(changed, active);
  const after = settle(changed, rows, input);
  const judged = { place, root, before, ...after, after: after.all, paths: { before: pathsIn(before), after: pathsIn(after.all) } };
  await requireUnused(region, context, judged, hold);
  await requireMovable(region, context, judged);
  return judged;
}

/** All departments of a customer, the root first, each level in the order of its places. Whoever holds the tree is the only one to change it. */
async function readTree(region: Database, { customerId }: HierarchiesInput, hold: boolean): Promise<Department[]> {
  // The rules are about the whole tree, however much of it the session reaches.
  const all = unscoped(region);
  const ofCustomer = eq(hierarchies.customerId, customerId);
  if (hold) await all.select(hierarchies, { id: hierarchies.id }, and(ofCustomer, isNull(hierarchies.parentId))).for('update');
  return all
    .select(hierarchies, hierarchies, ofCustomer)
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
}

/** What is below an archived department is nobody's to see or to change, whatever it says of itself; rows come level by level. */
function activeIn(rows: readonly Department[]): Map<string, Department> {
  const active = new Map<string, Department>();
  for (const row of rows) if (!row.archivedAt && (row.parentId === null || active.has(row.parentId))) active.set(row.id, row);
  return active;
}

function reachedAmong({ reach }: OperationContext, place: Place, active: ReadonlyMap<string, Department>): Set<string> {
  const covered = departmentsCovered(reach, place);
  return new Set([...active.values()].filter((row) => covered(wayOf(row))).map(({ id }) => id));
}

const wayOf = ({ path }: Department): string[] => path.split('/').filter(Boolean);

const pathsIn = (rows: ReadonlyMap<string, Department>): Tree => new Map([...rows].map(([id, row]) => [id, wayOf(row)]));
