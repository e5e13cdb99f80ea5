import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';

interface TreeNode {
  id: string;
  name: string;
  children: TreeNode[];
}

/** For users of a part, its top departments appear directly below the root (spec 2 §7). */
export const getHierarchyTree = operation('IDPGetHierarchyTree', {}, async ({ filter: { customerId } }, context) => {
  const rootHierarchy = await treeOf(context, customerId);
  const { db } = await context.stores.identity();
  const times = { createdAt: customers.createdAt, updatedAt: customers.updatedAt, archivedAt: customers.archivedAt };
  const [customer] = await unscoped(db).select(customers, times, eq(customers.id, customerId));
  if (!customer) throw notFound();
  return { customerId, rootHierarchy, ...customer };
});

async function treeOf({ tx, access }: OperationContext, customerId: string): Promise<TreeNode> {
  const ofCustomer = and(eq(hierarchies.customerId, customerId), isNull(hierarchies.archivedAt));
  const columns = { id: hierarchies.id, name: hierarchies.name, parentId: hierarchies.parentId };
  const [top] = await unscoped(tx).select(hierarchies, columns, and(ofCustomer, isNull(hierarchies.parentId)));
  const rows = await scoped(tx, access)
    .select(hierarchies, columns, ofCustomer)
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
  if (!top || rows.length === 0) throw notFound();
  const root: TreeNode = { id: top.id, name: top.name, children: [] };
  const nodes = new Map([[root.id, root]]);
  // Rows come level by level: visible parents are already in the map.
  for (const { id, name, parentId } of rows) {
    if (id === root.id) continue;
    const node: TreeNode = { id, name, children: [] };
    nodes.set(id, node);
    (nodes.get(parentId ?? '') ?? root).children.push(node);
  }
  return root;
}
