import type { Region } from '../../regions.ts';
import { parseResource, resourceName } from '../../policy/statement.ts';
import type { Scope, Statement } from '../../policy/statement.ts';

interface KeyScope {
  region: Region;
  organizationId: string;
  customerId: string;
  /** Its department; undefined for the whole customer. */
  hierarchyId: string | undefined;
}

/** Limits statements to a key's department and its own customer. Denials stay as they are. */
export function withinScope(
  statements: readonly Statement[],
  key: KeyScope,
  pathOf: (hierarchyId: string) => readonly string[],
): Statement[] {
  return statements.flatMap((statement) => {
    if (statement.effect === 'deny') return [statement];
    const resources = statement.resources.flatMap((resource) => narrow(resource, key, pathOf));
    return resources.length > 0 ? [{ ...statement, resources }] : [];
  });
}

function narrow(resource: string, key: KeyScope, pathOf: (hierarchyId: string) => readonly string[]): string[] {
  const read = parseResource(resource);
  if (!read || read.narrower) return [];
  const { region = key.region, organization = key.organizationId, customer = key.customerId, hierarchy } = read.scope;
  if (region !== key.region || organization !== key.organizationId || customer !== key.customerId) return [];
  const department = lower(hierarchy, key.hierarchyId, pathOf);
  if (department === 'apart') return [];
  const scope: Scope = { region, organization, customer, ...(department && { hierarchy: department.id }) };
  return [resourceName(scope)];
}

/** The lower of two departments; undefined if neither is named. */
function lower(
  granted: string | undefined,
  own: string | undefined,
  pathOf: (hierarchyId: string) => readonly string[],
): { id: string } | undefined | 'apart' {
  if (own === undefined) return granted === undefined ? undefined : { id: granted };
  if (granted === undefined || pathOf(own).includes(granted)) return { id: own };
  return pathOf(granted).includes(own) ? { id: granted } : 'apart';
}
