import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { changedKeys, namesOfKeys } from '../api-keys/preview.ts';
import type { PreviewedKey } from '../api-keys/preview.ts';
import { hierarchies } from '../departments/tenant.ts';
import { users } from '../users/tenant.ts';
import { badInput } from '../../errors.ts';
import { elsewhere } from '../../policy/elsewhere.ts';
import { compared } from '../../policy/gains.ts';
import type { Changed, Membership, CompareScopes, World } from '../../policy/gains.ts';
import { inRow, placesOf } from '../../policy/places.ts';
import type { Departments } from '../../policy/places.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Statement } from '../../policy/statement.ts';
// Import the table directly: the service's index imports the policy preview, and so this file.
import { sections } from '../policies/rights.ts';
import { isOneOf } from '../../database/isOneOf.ts';

export type AccessPreview = ResultOf<'CommonPreviewPolicy'>;
type Uncomputed = NonNullable<AccessPreview['uncomputed']>[number];
type Future = NonNullable<AccessPreview['future']>;

export interface AccessAfter {
  before: World;
  after: World;
  people: readonly (Membership & { userIds: readonly string[] })[];
  /** API keys with the changed groups. */
  keys?: readonly PreviewedKey[];
  customerIds: readonly string[];
  names: ReadonlyMap<string, string>;
  future?: Membership;
  uncomputed?: readonly Uncomputed[];
}

export interface PageRequest {
  skip: number;
  limit: number;
}

export function previewPage({ skip, limit }: { skip?: number | null; limit?: number | null }): PageRequest {
  const page = { skip: skip ?? 0, limit: limit ?? 30 };
  const most = limits.previewedPeople;
  if (page.limit < 1 || page.limit > most) throw badInput({ limit: 'validation.page.limit' }, { fieldArgs: { limit: { limit: most } } });
  if (page.skip < 0 || page.skip * page.limit >= 2 ** 31) throw badInput({ skip: 'validation.page.skip' });
  return page;
}

export async function departmentsIn(region: Database, place: Departments['place']) {
  const columns = { id: hierarchies.id, parentId: hierarchies.parentId, name: hierarchies.name };
  const active = and(eq(hierarchies.customerId, place.customer), isNull(hierarchies.archivedAt));
  const rows = await unscoped(region)
    .select(hierarchies, columns, active)
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
  return { departments: inRow(place, rows), names: new Map(rows.map(({ id, name }) => [id, name])) };
}

export async function answerPreview(context: OperationContext, change: AccessAfter, page: PageRequest): Promise<AccessPreview> {
  const { before, after, people, names } = change;
  const seen = seenIn(context, before.departments, after.departments);
  const { of, unseen } = compared(rightsIn(sections), before, after, seen);
  const changes = new Map<string, Changed>();
  const counted = { gaining: 0, losing: 0, hidden: 0 };
  for (const { userIds, ...membership } of people) {
    const changed = of(membership);
    if (!changed) continue;
    if (changed.gains) counted.gaining += userIds.length;
    if (changed.losses) counted.losing += userIds.length;
    if (changed.hidden) counted.hidden += userIds.length;
    else for (const id of userIds) changes.set(id, changed);
  }
  const visible = await filterVisible(context, change, [...changes.keys()], page);
  const keys = await keyChanges(context, change, seen);
  const described = new Map<Changed, Future>();
  const tell = (changed: Changed): Future => {
    const known = described.get(changed) ?? named(changed, names);
    described.set(changed, known);
    return known;
  };
  const future = change.future && of(change.future);
  return {
    data: visible.page.map((person) => ({ ...person, ...tell(changes.get(person._id) as Changed) })),
    pagination: {
      totalPages: Math.ceil(visible.count / page.limit),
      currentPage: page.skip + 1,
      pageSize: page.limit,
      totalItems: visible.count,
    },
    gaining: counted.gaining,
    losing: counted.losing,
    unnamed: counted.hidden + changes.size - visible.count,
    keys: keys.named.map(({ changed, ...key }) => ({ ...key, ...tell(changed) })),
    unnamedKeys: keys.unnamed,
    future: change.future ? (future ? tell(future) : { gains: [], losses: [] }) : null,
    uncomputed: [
      ...(people.length > 0 || change.future || change.keys?.length ? uncomputedIn(change) : []),
      ...(unseen() > 0 ? [{ reason: 'access.uncomputed.hidden', args: { count: unseen() } }] : []),
      ...(change.uncomputed ?? []),
    ],
  };
}

async function keyChanges(context: OperationContext, { keys = [], customerIds, ...worlds }: AccessAfter, seen: CompareScopes | undefined) {
  const changed = changedKeys({ ...worlds, keys }, seen);
  const visible = [...changed].filter(([, { hidden }]) => !hidden).map(([id]) => id);
  const named = await namesOfKeys(context, customerIds, visible);
  return {
    named: named.map((key) => ({ ...key, changed: changed.get(key._id) as Changed })),
    unnamed: changed.size - named.length,
  };
}

function seenIn({ session }: OperationContext, before: Departments, after: Departments): CompareScopes | undefined {
  const seen = (departments: Departments) => {
    const [part] = accessScope(session.statements, 'org:viewHierarchy', departments.place.region).parts;
    return part ? placesOf(part, departments) : [];
  };
  const isAll = ([first]: CompareScopes['before'], { ids }: Departments) => first?.[0] === 0 && first[1] === ids.length;
  const found = { before: seen(before), after: seen(after) };
  return isAll(found.before, before) && isAll(found.after, after) ? undefined : found;
}

function uncomputedIn({ before, after, people, future, keys = [] }: AccessAfter): Uncomputed[] {
  const { departments } = before;
  const ofKeys = keys.map(({ groupIds }) => ({ before: groupIds, after: groupIds }));
  const all = [...people, ...(future ? [future] : []), ...ofKeys];
  const saidIn = (world: World, ids: Iterable<string>) => [...ids].flatMap((id) => world.statements.get(id) ?? []);
  const groups = new Set(all.flatMap((each) => [...each.before, ...each.after]));
  const entered = new Set(all.flatMap((each) => each.after.filter((id) => !each.before.includes(id))));
  const left = new Set(all.flatMap((each) => each.before.filter((id) => !each.after.includes(id))));
  const edited = new Set([...groups].filter((id) => before.statements.get(id) !== after.statements.get(id)));
  const reasons = elsewhere(saidIn(before, new Set([...edited, ...left])), saidIn(after, new Set([...edited, ...entered])), departments);
  const smaller = [before, after].some((world) => saidIn(world, groups).some((statement) => deniesSmallerAtRoot(statement, departments)));
  return [
    ...[...reasons].map(([why, count]) => ({
      reason: `access.uncomputed.${why}`,
      args: why === 'elsewhereCustomers' ? { count } : null,
    })),
    ...(smaller ? [{ reason: 'access.uncomputed.smaller', args: null }] : []),
  ];
}

/** A denial below the root department, which does not apply above its departments. */
const deniesSmallerAtRoot = ({ effect, resources }: Statement, { ids }: Departments): boolean =>
  effect === 'deny' &&
  resources.some((resource) => {
    const read = parseResource(resource);
    return read?.narrower === true && read.scope.hierarchy === ids[0];
  });

async function filterVisible(
  { session, region, tx }: OperationContext,
  { customerIds }: AccessAfter,
  ids: readonly string[],
  { skip, limit }: PageRequest,
) {
  if (ids.length === 0) return { count: 0, page: [] };
  const mine = scoped(tx, accessScope(session.statements, 'org:viewUserList', region));
  const those = (some: readonly string[]) => and(isOneOf(users.customerId, customerIds), isOneOf(users.id, some));
  const order = [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`, asc(users.id)];
  const columns = { _id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };
  const all = await mine.select(users, { id: users.id }, those(ids)).orderBy(...order);
  const shown = all.slice(skip * limit, (skip + 1) * limit).map(({ id }) => id);
  const page = shown.length > 0 ? await mine.select(users, columns, those(shown)).orderBy(...order) : [];
  return { count: all.length, page };
}

function named(changed: Changed, names: ReadonlyMap<string, string>): Future {
  const name = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  const { gains, losses } = changed.changes();
  const parts = (rows: typeof gains) =>
    rows.map(({ rights, places: { whole, below, alone } }) => ({ rights, whole, below: below.map(name), alone: alone.map(name) }));
  return { gains: parts(gains), losses: parts(losses) };
}
