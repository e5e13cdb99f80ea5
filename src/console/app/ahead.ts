import { todosOf } from '../../engine/client/permissions.ts';
import { tenantResource } from '../customers/tenantResource.ts';
import { rights } from '../../generated/rights.ts';
import { askFirstList, scopeOf, type TenantIds } from './firstList.ts';
import { askFlags } from './flags.ts';
import { parseAddress } from './landing.ts';
import { askPolicy } from './sessionCalls.ts';

const key = 'tenant.ids';

/** The action that opens a customer at all (spec 1 §6). */
export const accessAction = 'edge:access';

/** What was asked about a tenant before it was known who asks. */
export interface Ahead {
  ids: TenantIds;
  policy: ReturnType<typeof askPolicy>;
  flags: ReturnType<typeof askFlags>;
}

/** Keeps the ids of the tenant that was opened last: nothing secret, and forgotten with the session. */
export function keepTenant({ awsRegion, organizationId, customerId, rootHierarchyId }: TenantIds): void {
  localStorage.setItem(key, JSON.stringify({ awsRegion, organizationId, customerId, rootHierarchyId }));
}

/**
 * On a repeated visit the rights, the flags and the rows of the first list are asked for together with who the user is, a round trip earlier.
 * The ids only say what to ask: what may be answered is the platform's to say, and the answers are used only if AuthMe names the same tenant.
 */
export function askAhead(): Ahead | undefined {
  const ids = keptTenant();
  const { region, customerId } = parseAddress(location.pathname);
  if (!ids || ids.awsRegion !== region || ids.customerId !== customerId) return undefined;
  askFirstList(location, undefined, ids);
  const policy = askTenantPolicy(ids);
  // Whoever signs in again never asks for this answer.
  policy.catch(() => undefined);
  return { ids, policy, flags: askFlags(ids) };
}

/** All rights that the console asks about a tenant, in one question. */
export const askTenantPolicy = (ids: TenantIds): Ahead['policy'] =>
  askPolicy(ids.awsRegion, todosOf(rights, tenantResource(scopeOf(ids)), [accessAction]));

export const isSameTenant = (one: TenantIds, other: TenantIds): boolean =>
  one.awsRegion === other.awsRegion &&
  one.customerId === other.customerId &&
  one.organizationId === other.organizationId &&
  one.rootHierarchyId === other.rootHierarchyId;

function keptTenant(): TenantIds | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && typeof kept === 'object' ? (kept as TenantIds) : undefined;
  } catch {
    return undefined;
  }
}
