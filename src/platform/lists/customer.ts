import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contextWith } from '../context.ts';
import type { OperationContext } from '../context.ts';
import { scoped, unscoped } from '../database/scoped.ts';
import type { Stores } from '../database/stores.ts';
import { hierarchies } from '../services/departments/tenant.ts';
import { notFound } from '../errors.ts';
import { accessInCustomer } from '../policy/accessScope.ts';
import { distinctIds } from './bulk.ts';

export interface Owner {
  organizationId: string;
  customerId: string;
}

interface Root {
  id: string;
  organizationId: string;
}

/** Caches root departments by region and customer: every list needs them, and they never change. */
const roots = new WeakMap<Stores, Map<string, Root>>();
const mostRoots = 10_000;

type CustomerContext = Pick<OperationContext, 'tx' | 'stores' | 'region'>;

/** Condition: rows of the customer; none if the named organisation is not its own. Omits a test per row, so that counts stay index-only. */
export async function ofCustomer(context: OperationContext, row: { customerId: PgColumn }, { organizationId, customerId }: Owner) {
  const root = await rootOf(context, customerId);
  return {
    organizationId: root?.organizationId === organizationId ? undefined : sql`false`,
    customerId: eq(row.customerId, customerId),
  };
}

/** Customer-level rows, requested from a department: all, or none if the three ids do not belong together. */
export async function ofPlace(
  context: OperationContext,
  row: { customerId: PgColumn },
  { hierarchyId, ...owner }: Owner & { hierarchyId: string },
): Promise<Record<'organizationId' | 'customerId' | 'hierarchyId', SQL | undefined>> {
  const conditions = await ofCustomer(context, row, owner);
  const isNamed = and(eq(hierarchies.customerId, owner.customerId), eq(hierarchies.id, hierarchyId));
  const isRoot = knownRoot(context, owner.customerId)?.id === hierarchyId;
  return { ...conditions, hierarchyId: isRoot ? undefined : scoped(context.tx, context.access).exists(hierarchies, isNamed) };
}

/** Context with the session's access within one customer. Call it after the conditions, which load the root. */
export function inCustomer(context: OperationContext, { customerId }: Pick<Owner, 'customerId'>): OperationContext {
  const root = knownRoot(context, customerId);
  if (!root) return context;
  return contextWith(context, { access: accessInCustomer(context.access, root.organizationId, customerId) });
}

/** Condition: rows of these departments and below; undefined for the whole customer. */
export async function inDepartments(
  context: OperationContext,
  row: { customerId: PgColumn; hierarchyId: PgColumn },
  customerId: string,
  ids: readonly string[],
  argument: string,
): Promise<SQL | undefined> {
  const root = await rootOf(context, customerId);
  if (root && ids.includes(root.id)) return undefined;
  if (ids.length === 0) return sql`false`;
  const named = distinctIds([...ids], argument);
  const onPath = sql`string_to_array(${hierarchies.path}, '/') && ${sql.param(named)}::text[]`;
  return unscoped(context.tx).exists(
    hierarchies,
    and(eq(hierarchies.customerId, row.customerId), eq(hierarchies.id, row.hierarchyId), onPath),
  );
}

/** True if neither departments nor rights limit a list, so that counters apply. Call it after the conditions, which load the root. */
export function isWholeCustomer(context: OperationContext, owner: Owner, ...departments: (readonly string[])[]): boolean {
  const { access, region } = context;
  const root = knownRoot(context, owner.customerId);
  return (
    root?.organizationId === owner.organizationId &&
    departments.every((ids) => ids.includes(root.id)) &&
    access.parts.every((part) => part.deny.length === 0) &&
    access.covers({ region, organization: root.organizationId, customer: owner.customerId, path: [] })
  );
}

/** Requires access to a whole customer of this region; absent and others' look the same. */
export async function requireCustomer(context: OperationContext, customerId: string): Promise<Owner> {
  const { access, region } = context;
  const root = await rootOf(context, customerId);
  if (!root || !access.covers({ region, organization: root.organizationId, customer: customerId, path: [] })) throw notFound();
  return { organizationId: root.organizationId, customerId };
}

const rootsIn = (stores: Stores): Map<string, Root> => {
  const own = roots.get(stores) ?? new Map<string, Root>();
  roots.set(stores, own);
  return own;
};

const keyOf = (region: string, customerId: string) => `${region} ${customerId}`;

const knownRoot = ({ stores, region }: CustomerContext, customerId: string) => rootsIn(stores).get(keyOf(region, customerId));

export async function rootOf({ tx, stores, region }: CustomerContext, customerId: string): Promise<Root | undefined> {
  const known = rootsIn(stores);
  const key = keyOf(region, customerId);
  const found = known.get(key);
  if (found) return found;
  const [root] = await unscoped(tx).select(
    hierarchies,
    { id: hierarchies.id, organizationId: hierarchies.organizationId },
    and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId)),
  );
  if (root && known.size >= mostRoots) known.clear();
  if (root) known.set(key, root);
  return root;
}
