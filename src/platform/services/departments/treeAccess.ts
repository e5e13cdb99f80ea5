import type { AccessScope } from '../../policy/accessScope.ts';
import { scopeCovers } from '../../policy/accessScope.ts';
import type { Scope } from '../../policy/statement.ts';

export type DepartmentScope = Required<Omit<Scope, 'hierarchy'>>;

/** Tests departments of a customer by path; indexes the scopes once, since a right may name ten thousand departments. */
export function departmentsCovered(access: AccessScope, place: DepartmentScope): (path: readonly string[]) => boolean {
  const named = (scopes: readonly Scope[]) => {
    const ofCustomer = scopes.filter(({ hierarchy: _hierarchy, ...above }) => scopeCovers(above, { ...place, path: [] }));
    const whole = ofCustomer.some(({ hierarchy }) => hierarchy === undefined);
    const ids = new Set(ofCustomer.map(({ hierarchy }) => hierarchy));
    return (path: readonly string[]) => whole || path.some((id) => ids.has(id));
  };
  const parts = access.parts.map(({ allow, deny }) => ({ allowed: named(allow), denied: named(deny) }));
  return (path) => parts.length > 0 && parts.every(({ allowed, denied }) => allowed(path) && !denied(path));
}
