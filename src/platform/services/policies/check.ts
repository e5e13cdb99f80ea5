import { and, eq, inArray, or } from 'drizzle-orm';
import { regions } from '../../regions.ts';
import type { OperationContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { decide, decider, accessScope } from '../../policy/accessScope.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Target } from '../../policy/statement.ts';

/** The session's own user, whatever identity is sent (decisions §5). Refuses malformed resources: a no would silently hide a button. */
export const checkPolicy = operation('CommonCheckPolicy', { form: 'common/checkPolicy' }, async ({ policy }, context) => {
  const requested = Object.entries(policy.todos as Record<string, string[]>).map(([resource, actions]) => ({
    resource,
    actions,
    targets: targetsOf(resource),
  }));
  await addPaths(
    context,
    requested.flatMap(({ targets }) => targets),
  );
  const { statements } = context.session;
  const rooms = await roomsOf(
    context,
    requested.filter(({ actions }) => actions.includes('edge:access')).flatMap(({ targets }) => targets),
  );
  const deciders = new Map<Target, (action: string) => boolean>();
  const decided = (action: string, target: Target) => {
    const known = deciders.get(target) ?? decider(statements, target);
    deciders.set(target, known);
    return known(action);
  };
  const may = (action: string, target: Target) =>
    decided(action, target) || (action === 'edge:access' && rooms.some((room) => isWithin(room, target) && decided(action, room)));
  const answers = (actions: string[], targets: Target[]) =>
    Object.fromEntries(actions.map((action) => [action, targets.every((target) => may(action, target))]));
  return { policyResult: Object.fromEntries(requested.map(({ resource, actions, targets }) => [resource, answers(actions, targets)])) };
});

/** A customer's console opens for users of a single department, although the check names the root. */
async function roomsOf({ session, stores }: OperationContext, requested: Target[]): Promise<Target[]> {
  const rooms: Target[] = [];
  for (const region of regions) {
    const closed = requested.filter(
      (target) => target.region === region && target.customer && !decide(session.statements, 'edge:access', target),
    );
    const granted = accessScope(session.statements, 'edge:access', region).parts[0]?.allow ?? [];
    const named = granted.flatMap(({ hierarchy }) => hierarchy ?? []);
    if (closed.length === 0 || named.length === 0) continue;
    const { db } = await stores.region(region);
    const which = and(
      inArray(hierarchies.id, named),
      inArray(
        hierarchies.customerId,
        closed.flatMap(({ customer }) => customer ?? []),
      ),
    );
    const columns = { organization: hierarchies.organizationId, customer: hierarchies.customerId, path: hierarchies.path };
    const rows = await unscoped(db).select(hierarchies, columns, which);
    rooms.push(...rows.map(({ organization, customer, path }) => ({ region, organization, customer, path: partsOf(path) })));
  }
  return rooms;
}

const isWithin = (room: Target, { region, organization, customer, path }: Target): boolean =>
  room.region === region &&
  room.organization === organization &&
  room.customer === customer &&
  room.path.includes(path.at(-1) ?? room.path[0] ?? '');

/** A resource without a region applies to every region. */
function targetsOf(resource: string): Target[] {
  const scope = parseResource(resource)?.scope;
  if (!scope) {
    const message = 'A resource must have the form prn:{region}:{organization}:{customer}:{hierarchy}:*:*.';
    throw badInput({ todos: 'validation.policy.resource' }, { message, reason: 'MALFORMED_RESOURCE' });
  }
  const { organization = null, customer = null, hierarchy } = scope;
  const path = hierarchy === undefined ? [] : [hierarchy];
  return (scope.region === undefined ? regions : [scope.region]).map((region) => ({ region, organization, customer, path }));
}

/** Adds the ancestors of each department, since rights on them apply below. */
async function addPaths({ stores }: OperationContext, targets: Target[]): Promise<void> {
  for (const region of regions) {
    const requested = targets.filter((target) => target.region === region && target.customer !== null && target.path.length > 0);
    if (requested.length === 0) continue;
    const paths = await pathsOf(stores, region, requested);
    for (const target of requested) target.path = paths.get(`${target.customer}/${target.path[0]}`) ?? target.path;
  }
}

async function pathsOf(stores: OperationContext['stores'], region: Region, targets: Target[]): Promise<Map<string, string[]>> {
  const { db } = await stores.region(region);
  const requested = or(
    ...targets.map(({ customer, path }) => and(eq(hierarchies.customerId, customer ?? ''), inArray(hierarchies.id, [...path]))),
  );
  const columns = { id: hierarchies.id, customer: hierarchies.customerId, path: hierarchies.path };
  const rows = await unscoped(db).select(hierarchies, columns, requested);
  return new Map(rows.map(({ id, customer, path }) => [`${customer}/${id}`, partsOf(path)]));
}

const partsOf = (path: string) => path.split('/').filter(Boolean);
