import type { Grants } from '../plan/availability.ts';
import type { Access } from '../plan/Plan.ts';

/** Operation → the right that it needs, `src/generated/rights.json`. */
export type Rights = Readonly<Record<string, Access>>;

/** May this operation be asked? */
export type Can = ((operation: string) => boolean) & {
  /** Is this right held? */
  holds: (right: string) => boolean;
};

/** Rights and flags as every page checks them. */
export const grantsOf = (can: Can, flag: Grants['flag']): Grants => ({ can, holds: can.holds, flag });

/** The prn of a tenant as a whole: its root department and everything below it. */
export const tenantResource = (scope: { awsRegion: string; organizationId: string; customerId: string; hierarchyId: string }): string =>
  `prn:${scope.awsRegion}:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;

/** Input of the one permission check at start: every action that an operation of the console needs, and some more. */
export const todosOf = (rights: Rights, resource: string, more: readonly string[] = []): Record<string, string[]> => ({
  [resource]: [...new Set([...more, ...Object.values(rights).flatMap((access) => (Array.isArray(access) ? access : []))])].sort(),
});

/** Turns the permission check's answer into `can(operation)`; an operation that it does not mention is refused. */
export function createCan(rights: Rights, policyResult: Readonly<Record<string, Readonly<Record<string, boolean>>>>): Can {
  const granted = new Set(Object.values(policyResult).flatMap((actions) => Object.keys(actions).filter((action) => actions[action])));
  const can = (operation: string): boolean => {
    const access = rights[operation];
    if (access === undefined) return false;
    return !Array.isArray(access) || access.every((action) => granted.has(action));
  };
  return Object.assign(can, { holds: (right: string) => granted.has(right) });
}
