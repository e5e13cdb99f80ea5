import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from '../groups/tenant.ts';
import { forbidden } from '../../errors.ts';
import { mayMove } from '../../policy/moves.ts';
import type { Tree } from '../../policy/moves.ts';
import { widenRoots } from '../../policy/accessScope.ts';
import type { Statement } from '../../policy/statement.ts';
import { statementsOf } from '../groups/rights.ts';
import { namingFromElsewhere } from './treeNaming.ts';
import type { DepartmentScope } from './treeAccess.ts';

interface Moves {
  place: DepartmentScope;
  root: { id: string };
  paths: { before: Tree; after: Tree };
}

/** Refuses changes that give anybody more than the session holds: rights on a department apply to what is moved below it. */
export async function requireMovable(region: Database, { session }: OperationContext, { place, root, paths }: Moves): Promise<void> {
  const isMoved = ([id, path]: [string, readonly string[]]) => {
    const old = paths.before.get(id);
    return old !== undefined && old.join('/') !== path.join('/');
  };
  const moved = new Map([...paths.after].filter(isMoved));
  if (moved.size === 0) return;
  const customerId = place.customer;
  // Staff and partners may hold rights on other customers' departments.
  const others = await namingFromElsewhere(region, customerId, changedIn(moved, paths.before));
  // A transaction has one connection, on which statements run one after the other.
  const granted: Statement[] = [];
  for (const each of new Set([customerId, ...others.map((other) => other.customerId)])) granted.push(...(await grantedIn(region, each)));
  // As in sessions: a right on the root covers the whole customer.
  const statements = widenRoots(granted, (id) => (id === root.id ? customerId : undefined));
  if (!mayMove(session.statements, statements, { place, before: paths.before, after: moved })) throw forbidden('GRANTS_MORE');
}

async function grantedIn(region: Database, customerId: string): Promise<Statement[]> {
  const active = await unscoped(region).select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, customerId), isNull(groups.archivedAt)),
  );
  const ids = active.map(({ id }) => id);
  return [...(await statementsOf(region, customerId, ids)).values()].flat();
}

function changedIn(moved: Tree, before: Tree): Set<string> {
  const changed = new Set<string>();
  for (const [id, path] of moved) {
    const old = before.get(id) ?? [];
    for (const each of old) if (!path.includes(each)) changed.add(each);
    for (const each of path) if (!old.includes(each)) changed.add(each);
  }
  return changed;
}
