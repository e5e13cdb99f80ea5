import type { Departments } from './places.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

export type Elsewhere = 'elsewhereAny' | 'elsewhereCustomers' | 'elsewhereOrganisations' | 'otherRegions';

/** Changes outside the customer: everywhere, in other customers (counted), whole organisations or other regions. Ignores repetitions. */
export function elsewhere(before: readonly Statement[], after: readonly Statement[], departments: Departments): Map<Elsewhere, number> {
  const [old, now] = [beyond(before, departments), beyond(after, departments)];
  const found = new Map<Elsewhere, Set<string>>();
  for (const [key, { why, where }] of [...old, ...now])
    if (
      old.get(key)?.reported.size !== now.get(key)?.reported.size ||
      [...(old.get(key)?.reported ?? [])].some((each) => !now.get(key)?.reported.has(each))
    )
      found.set(why, (found.get(why) ?? new Set()).add(where));
  return new Map([...found].map(([why, places]) => [why, places.size]));
}

interface Beyond {
  why: Elsewhere;
  where: string;
  reported: Set<string>;
}

function beyond(statements: readonly Statement[], departments: Departments): Map<string, Beyond> {
  const found = new Map<string, Beyond>();
  for (const { effect, actions, resources } of statements)
    for (const resource of new Set(resources)) {
      const read = parseResource(resource);
      if (effect === 'allow' && (!read || read.narrower)) continue;
      const place = placeOf(read?.scope ?? {}, departments);
      if (!place) continue;
      const key = JSON.stringify(read?.scope ?? {});
      const own = found.get(key) ?? { ...place, reported: new Set<string>() };
      for (const action of actions) own.reported.add(`${effect} ${action}`);
      found.set(key, own);
    }
  return found;
}

function placeOf({ region, organization, customer, hierarchy }: Scope, { place, at }: Departments): Omit<Beyond, 'reported'> | undefined {
  if (customer !== undefined) return customer === place.customer ? undefined : { why: 'elsewhereCustomers', where: customer };
  // A department has one customer.
  if (hierarchy !== undefined) return at.has(hierarchy) ? undefined : { why: 'elsewhereCustomers', where: hierarchy };
  if (organization !== undefined) return { why: 'elsewhereOrganisations', where: organization };
  return region === undefined || region === place.region
    ? { why: 'elsewhereAny', where: region ?? '' }
    : { why: 'otherRegions', where: region };
}
