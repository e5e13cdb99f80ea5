import type { Grants } from '../plan/availability.ts';
import type { Access } from '../plan/Plan.ts';

export type Rights = Readonly<Record<string, Access>>;

/** True if the session may call the operation. */
export type Can = ((operation: string) => boolean) & {
  holds: (right: string) => boolean;
};

export const grantsOf = (can: Can, flag: Grants['flag']): Grants => ({ can, holds: can.holds, flag });

/** Input of the single permission check at start: every action that an operation needs, and `more`. */
export const todosOf = (rights: Rights, resource: string, more: readonly string[] = []): Record<string, string[]> => ({
  [resource]: [...new Set([...more, ...Object.values(rights).flatMap((access) => (Array.isArray(access) ? access : []))])].sort(),
});

/** Turns the permission check's response into `can(operation)`; an operation missing from it is refused. */
export function createCan(rights: Rights, policyResult: Readonly<Record<string, Readonly<Record<string, boolean>>>>): Can {
  const granted = new Set(Object.values(policyResult).flatMap((actions) => Object.keys(actions).filter((action) => actions[action])));
  const can = (operation: string): boolean => {
    const access = rights[operation];
    if (access === undefined) return false;
    return !Array.isArray(access) || access.every((action) => granted.has(action));
  };
  return Object.assign(can, { holds: (right: string) => granted.has(right) });
}
