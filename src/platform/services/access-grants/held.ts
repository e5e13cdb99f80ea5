import { and, eq, isNull } from 'drizzle-orm';
import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { AccessReach } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { departmentsIn } from '../groups/accessPreview.ts';
import { fellowsIn, filterOpen, membersOf, saidBy } from '../groups/accessPeople.ts';
import { groups } from '../groups/tenant.ts';
import { sections } from '../policies/rights.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { compared } from '../../policy/gains.ts';
import type { ChangedRights } from '../../policy/gains.ts';
import { covers, placesOf } from '../../policy/places.ts';
import type { Departments, PlacesPart, Spans } from '../../policy/places.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Rights that people with the same groups hold in one place, by the same groups. */
export interface HeldPart {
  set: number;
  rights: string[];
  reach: AccessReach;
  departmentId: string | null;
  groupIds: string[];
}

export interface HeldAccess {
  parts: HeldPart[];
  /** Number of the set of groups, by user. */
  setOf: Map<string, number>;
  names: ReadonlyMap<string, string>;
  departments: Departments | undefined;
}

interface Owner {
  customerId: string;
  organizationId: string;
}

const cached = new WeakMap<object, Map<string, { fingerprint: string; held: HeldAccess }>>();
const mostCached = 50;

/** Held access, worked out again only when something that it follows from has changed. */
export async function heldIn(context: OperationContext, owner: Owner): Promise<HeldAccess> {
  const { stores, session, region, tx } = context;
  const entries = cached.get(stores) ?? new Map<string, { fingerprint: string; held: HeldAccess }>();
  cached.set(stores, entries);
  const seen = accessScope(session.statements, 'org:viewHierarchy', region).parts;
  const key = JSON.stringify([region, owner.organizationId, owner.customerId, seen]);
  const customerIds = [...(await filterOpen(context, [owner.customerId]))];
  const fingerprint = `${customerIds.length} ${await fingerprintOf(tx, owner.customerId)}`;
  const known = entries.get(key);
  const held = known?.fingerprint === fingerprint ? known.held : await computeHeld(context, owner, customerIds);
  // The latest is the last, and the first one goes.
  entries.delete(key);
  entries.set(key, { fingerprint, held });
  if (entries.size > mostCached) entries.delete(entries.keys().next().value ?? key);
  return held;
}

/**
 * Rights of a customer's users, worked out once for each set of groups as previews of access do: as the gain of somebody who
 * had nothing. Departments that the session doesn't see are left out.
 */
async function computeHeld(context: OperationContext, owner: Owner, customerIds: readonly string[]): Promise<HeldAccess> {
  const { tx, region } = context;
  const place = { region, organization: owner.organizationId, customer: owner.customerId };
  const active = await unscoped(tx).select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, owner.customerId), isNull(groups.archivedAt)),
  );
  const groupIds = active.map(({ id }) => id);
  const { departments, names } = await departmentsIn(tx, place);
  const members = await membersOf(tx, customerIds, groupIds);
  const statements = await saidBy(tx, customerIds, groupIds);
  const world = { departments, statements };
  const seen = seenIn(context, departments);
  const { of } = compared(rightsIn(sections), { departments, statements: new Map() }, world, { before: seen, after: seen });
  const gainedBy = (ids: readonly string[]) => of({ before: [], after: ids })?.changes().gains ?? [];
  const alone = new Map(groupIds.map((id) => [id, spansByRight(gainedBy([id]), departments)]));
  const setOf = new Map<string, number>();
  const parts: HeldPart[] = [];
  for (const [set, fellows] of fellowsIn(members).entries()) {
    for (const userId of fellows.userIds) setOf.set(userId, set);
    for (const gain of gainedBy(fellows.groupIds)) parts.push(...partsOf(gain, fellows.groupIds).map((part) => ({ ...part, set })));
  }
  return { parts, setOf, names, departments };

  function partsOf({ rights, places }: ChangedRights, own: readonly string[]): Omit<HeldPart, 'set'>[] {
    return reachesOf(places, departments).flatMap(({ at, ...reach }) => {
      const byGroups = new Map<string, Omit<HeldPart, 'set'>>();
      for (const right of rights) {
        // A group that itself denies the right there gives nothing, and what it denies is lost to all.
        const groupsOf = own.filter((id) => covers(alone.get(id)?.get(right) ?? [], at));
        const key = groupsOf.join();
        const known = byGroups.get(key);
        if (known) known.rights.push(right);
        else byGroups.set(key, { ...reach, rights: [right], groupIds: groupsOf });
      }
      return [...byGroups.values()];
    });
  }
}

function seenIn({ session, region }: OperationContext, departments: Departments): Spans {
  const [part] = accessScope(session?.statements ?? [], 'org:viewHierarchy', region).parts;
  return part ? placesOf(part, departments) : [];
}

function reachesOf({ whole, below, alone }: PlacesPart, { at }: Departments) {
  const one = (reach: AccessReach) => (departmentId: string) => ({ reach, departmentId, at: at.get(departmentId) ?? 0 });
  if (whole) return [{ reach: 'CUSTOMER' as const, departmentId: null, at: 0 }];
  return [...below.map(one('SUBTREE')), ...alone.map(one('DEPARTMENT'))];
}

function spansByRight(gains: readonly ChangedRights[], { at, ends, ids }: Departments): Map<string, Spans> {
  const found = new Map<string, Spans>();
  for (const { rights, places } of gains) {
    const spans: (readonly [number, number])[] = places.whole ? [[0, ids.length]] : [];
    for (const id of places.below) spans.push([at.get(id) ?? 0, ends[at.get(id) ?? 0] ?? 0]);
    for (const id of places.alone) spans.push([at.get(id) ?? 0, (at.get(id) ?? 0) + 1]);
    for (const right of rights) found.set(right, spans);
  }
  return found;
}

/** True if a part is held in one of the departments, from above or there. */
export function isHeldAt({ reach, departmentId }: HeldPart, ids: readonly string[], { at, ends }: Departments): boolean {
  if (reach === 'CUSTOMER') return ids.some((id) => at.has(id));
  const own = at.get(departmentId ?? '');
  if (own === undefined) return false;
  const end = reach === 'SUBTREE' ? (ends[own] ?? own + 1) : own + 1;
  return ids.some((id) => covers([[own, end]], at.get(id) ?? -1));
}
