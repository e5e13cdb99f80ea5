import { inArray } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Call } from './call.ts';
import { unscoped } from './database/scoped.ts';
import { forbidden } from './errors.ts';
import type { Session } from './http/session.ts';
import { accessScope, accessWithin } from './policy/accessScope.ts';
import type { AccessScope } from './policy/accessScope.ts';
import type { PathOf } from './policy/compare.ts';
import { departmentsIn, isWithin } from './policy/covered.ts';
import type { Scope } from './policy/statement.ts';
import { rightsOfArguments, rightsOfCounts, rightsWithin } from './fieldRights.ts';
import type { RootField } from './fieldRights.ts';
import { hierarchies } from './services/departments/tenant.ts';

export interface FieldAccess {
  /** The operation's access; limited to the place of the call if the rights of its fields cover no more than that. */
  access: AccessScope;
  /** Rights that the caller lacks somewhere in it: whatever needs them is hidden from the whole answer. */
  hidden: ReadonlySet<string>;
}

export const nothingHidden: ReadonlySet<string> = new Set();

type Caller = Pick<Call, 'region' | 'stores'> & { session: Session };

/** Compares the rights of fields with an operation's access: they are held wherever the call may read, or not at all. */
export async function fieldAccess(
  { session, region, stores }: Caller,
  access: AccessScope,
  rights: readonly string[],
  place: Scope | undefined,
): Promise<FieldAccess> {
  if (rights.length === 0 || access.empty) return { access, hidden: nothingHidden };
  const own = new Map(rights.map((right) => [right, accessScope(session.statements, right, region)]));
  const hiddenIn = (scope: AccessScope, pathOf: PathOf) =>
    new Set([...own].flatMap(([right, field]) => (isWithin(scope, field, pathOf) ? [] : [right])));
  let hidden = hiddenIn(access, () => []);
  if (hidden.size === 0) return { access, hidden };
  const named = [...departmentsIn([access, ...own.values()]), ...(place?.hierarchy === undefined ? [] : [place.hierarchy])];
  const pathOf = await pathsOf({ region, stores }, named);
  hidden = hiddenIn(access, pathOf);
  // The customer first: its rows may be in no department.
  const { hierarchy, ...customer } = place ?? {};
  for (const narrower of place ? [customer, ...(hierarchy === undefined ? [] : [place])] : []) {
    const narrowed = accessWithin(access, narrower, pathOf);
    const left = hiddenIn(narrowed, pathOf);
    if (hidden.size > 0 && left.size < hidden.size) [access, hidden] = [narrowed, left];
  }
  return { access, hidden };
}

async function pathsOf({ region, stores }: Pick<Caller, 'region' | 'stores'>, ids: readonly string[]): Promise<PathOf> {
  if (ids.length === 0) return () => [];
  const { db } = await stores.region(region);
  const rows = await unscoped(db).select(
    hierarchies,
    { id: hierarchies.id, path: hierarchies.path },
    inArray(hierarchies.id, [...new Set(ids)]),
  );
  const paths = new Map(rows.map(({ id, path }) => [id, path.split('/').filter(Boolean)]));
  return (id) => paths.get(id) ?? [];
}

/** The rights that hide parts of an operation's answer.
 * @throws PlatformError FORBIDDEN if the call filters, sorts, searches or counts by such a part
 */
export async function fieldAccessOf(
  call: Call & { session: Session },
  access: AccessScope,
  { field, args, info, more = [] }: { field: RootField; args: Record<string, unknown>; info: GraphQLResolveInfo; more?: readonly string[] },
): Promise<FieldAccess> {
  const found = await fieldAccess(call, access, [...new Set([...rightsWithin(field), ...more])], placeOf(args));
  if (found.hidden.size === 0) return found;
  refuseHidden(rightsOfArguments(field, args), found.hidden);
  refuseHidden(rightsOfCounts(field, info), found.hidden);
  return found;
}

/** @throws PlatformError FORBIDDEN with the argument that names something hidden */
export function refuseHidden(named: ReadonlyMap<string, readonly string[]>, hidden: ReadonlySet<string>): void {
  for (const [argument, rights] of named) if (rights.some((right) => hidden.has(right))) throw forbidden('FIELD_RIGHT', { argument });
}

const keys = { organizationId: 'organization', customerId: 'customer', hierarchyId: 'hierarchy' } as const;

/** The place that the arguments name, at their top or one level down; undefined without one, or with two. */
export function placeOf(args: Record<string, unknown>): Scope | undefined {
  const place: Scope = {};
  for (const part of [args, ...Object.values(args)]) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    for (const [key, level] of Object.entries(keys)) {
      const { [key]: one, [`${key}s`]: several } = part as Record<string, unknown>;
      const id = one ?? (Array.isArray(several) && several.length === 1 ? (several[0] as unknown) : undefined);
      if (typeof id !== 'string') continue;
      if (place[level] !== undefined && place[level] !== id) return undefined;
      place[level] = id;
    }
  }
  return place.customer === undefined ? undefined : place;
}
