import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { hierarchies } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';

type Row = TenantRow<typeof hierarchies>;

export interface Hierarchy extends Omit<Row, 'id' | 'path' | 'depth' | 'position'> {
  _id: string;
  children: Hierarchy[];
}

type Shape = 'tree' | 'flatArray';

export const getRootHierarchy = operation('ORGGetRootHierarchy', {}, ({ filter }, context) =>
  read(context, and(eq(hierarchies.customerId, filter.customerId), isNull(hierarchies.parentId)), 'tree'),
);

export const getHierarchy = operation('ORGGetHierarchy', { rows: { table: hierarchies, id: hierarchies.id } }, ({ filter }, context) =>
  read(context, eq(hierarchies.id, filter._id), filter.childrenShape),
);

async function read(context: OperationContext, which: SQL | undefined, shape: Shape): Promise<Hierarchy> {
  const mine = scoped(context.tx, context.access);
  const [top] = await mine.select(hierarchies, hierarchies, which);
  if (!top) throw notFound();
  const inside = and(eq(hierarchies.customerId, top.customerId), like(hierarchies.path, `${top.path}_%`), isNull(hierarchies.archivedAt));
  const below = await mine
    .select(hierarchies, hierarchies, inside)
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
  return shape === 'tree' ? asTree(top, below) : { ...asNode(top), children: below.map(asNode) };
}

/** Rows come level by level, so that parents come first. */
function asTree(top: Row, below: Row[]): Hierarchy {
  const root = asNode(top);
  const nodes = new Map([[root._id, root]]);
  for (const row of below) {
    const node = asNode(row);
    nodes.set(node._id, node);
    nodes.get(row.parentId ?? '')?.children.push(node);
  }
  return root;
}

export const asNode = ({ id, path: _path, depth: _depth, position: _position, ...row }: Row): Hierarchy => ({
  ...row,
  _id: id,
  children: [],
});
