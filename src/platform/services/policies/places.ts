import { or } from 'drizzle-orm';
import { isRegion, regions } from '../../regions.ts';
import type { OperationContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import type { PrefetchContext } from '../../operation.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { AccessScope } from '../../policy/accessScope.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Scope, Target } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { departmentsCovered } from '../departments/treeAccess.ts';

export interface KnownScopes {
  customers: ReadonlyMap<string, KnownScope & { root: string }>;
  organizations: ReadonlySet<string>;
  departments: ReadonlyMap<string, KnownScope & { customer: string; path: readonly string[] }>;
}

interface KnownScope {
  name: string;
  region: Region;
  organization: string;
  archived: boolean;
}

/** Looks up the places of resources in several stores; call it before a transaction. */
export async function placesOf({ stores, region }: PrefetchContext, resources: readonly string[]): Promise<KnownScopes> {
  const scopes = [...new Set(resources)].flatMap((resource) => parseResource(resource)?.scope ?? []);
  const named = (part: keyof Scope) => [...new Set(scopes.flatMap((scope) => scope[part] ?? []))];
  const directory = unscoped((await stores.identity()).db);
  const known = await directory.select(
    customers,
    customers,
    or(isOneOf(customers.id, named('customer')), isOneOf(customers.rootHierarchyId, named('hierarchy'))),
  );
  const above = await directory.select(organizations, { id: organizations.id }, isOneOf(organizations.id, named('organization')));
  // A customer's departments live in the customer's region, whatever the resource says.
  const unowned = scopes.flatMap(({ customer, region: each }) => (customer === undefined && each !== undefined ? [each] : []));
  const requested = new Set<string>([region, ...unowned, ...known.map(({ awsRegion }) => awsRegion)]);
  const departments = new Map<string, KnownScope & { customer: string; path: readonly string[] }>();
  for (const each of named('hierarchy').length > 0 ? regions.filter((name) => requested.has(name)) : []) {
    const { db } = await stores.region(each);
    const rows = await unscoped(db).select(hierarchies, hierarchies, isOneOf(hierarchies.id, named('hierarchy')));
    for (const { id, name, organizationId: organization, customerId: customer, path, archivedAt } of rows) {
      const own = { name, region: each, organization, archived: archivedAt !== null };
      departments.set(id, { ...own, customer, path: path.split('/').filter(Boolean) });
    }
  }
  return {
    customers: new Map(
      known.map(({ id, displayName: name, awsRegion: each, organizationId: organization, rootHierarchyId: root, archivedAt }) => [
        id,
        { name, region: each, organization, root, archived: archivedAt !== null },
      ]),
    ),
    organizations: new Set(above.map(({ id }) => id)),
    departments,
  };
}

export function rootsOf({ customers: known }: KnownScopes): (rootId: string) => string | undefined {
  const roots = new Map([...known].map(([id, { root }]) => [root, id]));
  return (rootId) => roots.get(rootId);
}

/** New resources must be well-formed and visible to the session; others look absent. */
export function requirePlaces(context: OperationContext, places: KnownScopes, resources: readonly string[], field: string): void {
  const right = rightIn(context);
  for (const resource of new Set(resources)) {
    const read = parseResource(resource);
    if (!read) {
      const message = 'A resource must have the form prn:{region}:{organization}:{customer}:{hierarchy}:*:*.';
      throw badInput({ [field]: 'validation.policy.resource' }, { message, reason: 'MALFORMED_RESOURCE' });
    }
    if (!isThere(context, places, read.scope, right)) throw notFound();
  }
}

function isThere({ session, region: own }: OperationContext, places: KnownScopes, scope: Scope, right: Right): boolean {
  const { region, organization, customer, hierarchy } = scope;
  if (region !== undefined && !isRegion(region)) return false;
  const department = hierarchy === undefined ? undefined : places.departments.get(hierarchy);
  const named = customer === undefined ? undefined : places.customers.get(customer);
  if (hierarchy !== undefined && (!department || department.archived || !agrees(scope, department))) return false;
  if (customer !== undefined && (!named || named.archived || !agrees(scope, { ...named, customer }))) return false;
  if (organization !== undefined && !named && !department && !places.organizations.has(organization)) return false;
  if (organization === undefined && customer === undefined && hierarchy === undefined) return true;
  const place = department ?? named;
  // Users know that their own customer exists, so tell them that their right is too small.
  if (customer !== undefined && customer === session.customerId && hierarchy === undefined) return true;
  const target: Target = {
    region: place?.region ?? region ?? own,
    organization: place?.organization ?? organization ?? null,
    customer: department?.customer ?? customer ?? null,
    path: department?.path ?? [],
  };
  return right(target);
}

const agrees = (scope: Scope, place: { region: string; organization: string; customer?: string }): boolean =>
  (scope.region ?? place.region) === place.region &&
  (scope.organization ?? place.organization) === place.organization &&
  (scope.customer ?? place.customer) === place.customer;

type Right = (target: Target) => boolean;

/** Tests the right to change policies at a place; indexed, since a call may name thousands of departments. */
function rightIn({ session }: OperationContext): Right {
  const reaches = new Map<string, AccessScope>();
  const inCustomers = new Map<string, (path: readonly string[]) => boolean>();
  return ({ region, organization, customer, path }) => {
    const own = reaches.get(region) ?? accessScope(session.statements, 'common:editPolicy', region);
    reaches.set(region, own);
    if (organization === null || customer === null) return own.covers({ region, organization, customer, path });
    const key = JSON.stringify([region, organization, customer]);
    const covered = inCustomers.get(key) ?? departmentsCovered(own, { region, organization, customer });
    inCustomers.set(key, covered);
    return covered(path);
  };
}
