import { anyPlace } from '../../../../domain/permissionRules.ts';
import type { EditorRule } from './editorRules.ts';

/** Errors by field path: `rules.rule0.customers.first.customerId`. */
export type Faults = Readonly<Record<string, string>>;

/** The place of a rule, of a customer's row in it, or of one of their parts. */
export const placeOf = (rule: string, ...more: string[]): string => ['rules', rule, ...more].join('.');
export const customerPlace = (rule: string, customer: string, part: 'customerId' | 'hierarchyIds'): string =>
  placeOf(rule, 'customers', customer, part);

/** Missing values as text keys; read-only rules have no errors. */
export function faultsOf(rules: readonly EditorRule[]): Faults {
  const faults: Record<string, string> = {};
  for (const { key, effect, customers, otherResources } of rules) {
    if (effect === 'deny') continue;
    if (customers.length === 0 && otherResources.length === 0) faults[placeOf(key, 'customers')] = 'permissions.customer.required';
    for (const { key: row, customerId, hierarchyIds } of customers) {
      if (customerId === '') faults[customerPlace(key, row, 'customerId')] = 'permissions.customer.required';
      else if (customerId !== anyPlace && hierarchyIds.length === 0)
        faults[customerPlace(key, row, 'hierarchyIds')] = 'permissions.departments.required';
    }
  }
  return faults;
}

/** The platform's faults at their places: it names rules and customers by their numbers, in the order in which they were sent. */
export function placedFaults(errors: Readonly<Record<string, string>>, rules: readonly EditorRule[]): Faults {
  const placed: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const rule = rules[ruleOf(path)];
    if (!rule) continue;
    const [, customer, part] = /customers\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const row = rule.customers.filter(({ customerId }) => customerId !== '')[Number(customer)];
    if (row) placed[customerPlace(rule.key, row.key, part === 'customerId' ? part : 'hierarchyIds')] = message;
    else if (/\.actions\b/.test(path)) placed[placeOf(rule.key, 'actions')] = message;
    else if (/\.(customers|resources)\b/.test(path)) placed[placeOf(rule.key, 'customers')] = message;
    else placed[placeOf(rule.key)] = message;
  }
  return placed;
}

function ruleOf(path: string): number {
  const [, statement] = /statements\.(\d+)/.exec(path) ?? [];
  if (statement !== undefined) return Number(statement);
  const [, advanced] = /advanced\.(\d+)/.exec(path) ?? [];
  if (advanced !== undefined) return Number(advanced) + 1;
  return /\bbasic\b/.test(path) ? 0 : -1;
}

/** The places of faults as they stand on the page, from above to below. */
export function placesInOrder(faults: Faults, rules: readonly EditorRule[]): string[] {
  const order = rules.flatMap(({ key, customers }) => [
    placeOf(key),
    placeOf(key, 'customers'),
    ...customers.flatMap((row) => [customerPlace(key, row.key, 'customerId'), customerPlace(key, row.key, 'hierarchyIds')]),
    placeOf(key, 'actions'),
  ]);
  return order.filter((place) => place in faults);
}
