import type { Platform } from '../../../src/platform/platform.ts';
import { breakdowns } from '../../../src/generated/breakdowns.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { groupSteps } from '../../../src/engine/plan/BreakdownPlan.ts';
import { openSwitches, sentBy } from '../../../src/engine/screens/values/switches.ts';
import { Caller } from '../../support/caller.ts';
import { filterExamples } from '../../support/filterExamples.ts';
import { Resource, scopeOf, type Scope } from '../../support/resource.ts';

/** Sends all that the console reads of a resource: list by each filter, search and group, record and facets. Refused ones count nothing. */
export async function readResource(plan: Plan, caller: Caller, scope: Scope, now: Date): Promise<number> {
  const { list, get, facets, filters } = plan;
  const resource = new Resource(plan, caller, scope);
  const above = await parentOf(plan, resource, caller, scope).catch(() => null);
  if (above === null) return 0;
  const switched = sentBy(openSwitches(plan, above, {}));
  const searched = resource.searched();
  let done = 0;
  const send = async (operation: Parameters<Resource['send']>[0], sources: Values) => {
    const filter = { ...searched, ...(sources['filter'] as Values | undefined) };
    const all = {
      page: 1,
      size: 30,
      archived: false,
      ...sources,
      filter,
      input: filter,
      ...(above && { parent: above }),
      switch: switched,
    };
    const reply = await resource.send(operation, all);
    if (!reply.code) done += 1;
    return reply.reading;
  };
  let id: string | undefined;
  if (list) {
    const { rows } = await send(list, { ...(plan.sort && { sort: plan.sort }) });
    id = rows?.[0] && resource.idOf(rows[0]);
    for (const archived of [true, false]) await send(list, { archived, page: 3 });
    if (plan.search) for (const search of ['an', 'nadia', 'zz qq']) await send(list, { search });
    for (const filter of filters)
      for (const value of filterExamples(filter, list, now).slice(0, mostValues))
        await send(list, { filter: { [filter.name]: value }, archived: filter.only === 'archive' });
  }
  if (get) await send(get, { id });
  if (facets) await send(facets, { facets: filters.filter(({ facet }) => facet).map(({ name }) => name) });
  const breakdown = breakdowns[plan.name];
  for (const { field, time } of breakdown?.dimensions ?? [])
    if (breakdown?.operation)
      for (const step of time ? groupSteps : [undefined])
        await send(breakdown.operation, { breakdown: { by: [{ field, ...(step && { step: step.toUpperCase() }) }] } });
  return done;
}

/** Values tried of one filter: they share their statement. */
const mostValues = 2;

async function parentOf({ parent }: Plan, resource: Resource, caller: Caller, scope: Scope): Promise<Values | undefined> {
  const row = await resource.parentRecord();
  const above = plans.find(({ name }) => name === parent);
  return row && above?.get ? { ...row, ...(await new Resource(above, caller, scope).get(String(row['id']))) } : row;
}

export async function readEverything(platform: Platform, email: string, now: Date): Promise<Record<string, number>> {
  const caller = await new Caller(platform).as(email);
  const scope = await scopeOf(caller);
  const done: Record<string, number> = {};
  for (const plan of plans as readonly Plan[]) done[plan.name] = await readResource(plan, caller, scope, now);
  return done;
}
