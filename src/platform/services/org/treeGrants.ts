import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from '../../database/tenants.ts';
import { forbidden } from '../../errors.ts';
import { mayMove } from '../../policy/moves.ts';
import type { Tree } from '../../policy/moves.ts';
import { widenRoots } from '../../policy/reach.ts';
import { statementsOf } from './groupRights.ts';
import type { Place } from './treeReach.ts';

interface Moves {
  place: Place;
  root: { id: string };
  paths: { before: Tree; after: Tree };
}

/** Refuses a change of a tree by which anybody comes to hold more than the session does: rights on a department hold for what is moved below it. */
export async function requireMovable(region: Database, { session }: OperationContext, { place, root, paths }: Moves): Promise<void> {
  const isMoved = ([id, path]: [string, readonly string[]]) => {
    const old = paths.before.get(id);
    return old !== undefined && old.join('/') !== path.join('/');
  };
  const moved = new Map([...paths.after].filter(isMoved));
  if (moved.size === 0) return;
  const customerId = place.customer;
  const active = await unscoped(region).select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, customerId), isNull(groups.archivedAt)),
  );
  const granted = await statementsOf(
    region,
    customerId,
    active.map(({ id }) => id),
  );
  // As sessions have them: a right on the root department is one on the whole customer, and moves nowhere.
  const statements = widenRoots([...granted.values()].flat(), (id) => (id === root.id ? customerId : undefined));
  if (!mayMove(session.statements, statements, { place, before: paths.before, after: moved })) throw forbidden('GRANTS_MORE');
}
