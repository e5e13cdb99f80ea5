import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../../src/engine/client/buildQuery.ts';
import { plans } from '../../../src/generated/plans.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { exportInput } from '../../../src/engine/screens/list/export/exportInput.ts';
import type { ListState } from '../../../src/engine/screens/list/listState.ts';
import { requestOf } from '../../../src/engine/screens/list/listRequest.ts';
import type { Collection } from '../../../src/engine/screens/list/useCollection.ts';
import type { ShownColumn } from '../../../src/engine/screens/values/field.ts';

const scope = { organizationId: 'o1', customerId: 'c1', hierarchyId: 'h1', rootHierarchyId: 'h1', awsRegion: 'eu-west-1' };
const session = { _id: 'u1', email: 'ann@x.example' };
const lists = plans.filter((plan) => plan.list);

describe.each(lists.map((plan) => [plan.name, plan] as const))('the export of %s', (_, plan) => {
  const columns = plan.columns.map((column): ShownColumn => ({ ...column, ...(column.each && { of: { id: 'r1' } }) }));
  const switched = plan.switches && (Object.fromEntries(plan.switches.map(({ name }) => [name, { _id: 'r1' }])) as Values);
  const filters = Object.fromEntries(plan.filters.map(({ name }) => [name, `chosen ${name}`]));
  const sorts = columns.flatMap(({ sortBy, of }) =>
    sortBy ? (['ASC', 'DESC'] as const).map((order) => ({ field: sortBy, order, ...(of && { of: 'r1' }) })) : [],
  );
  const states: ListState[] = [undefined, ...sorts].flatMap((sort) =>
    ['', 'acme'].flatMap((search) => [{}, filters].map((chosen) => ({ page: 4, perPage: 50, sort, search, filters: chosen }))),
  );

  it('asks the very question of its list, whichever of the two lists it is, and however that is ordered and filtered', () => {
    for (const archived of plan.archive ? [false, true] : [false])
      for (const state of states) {
        const around = {
          archived,
          parent: plan.parent ? { id: 'p1', _id: 'p1' } : undefined,
          searched: { of: 'searched' },
          ...(switched && { switched }),
        };
        const request = requestOf(state, columns, around);
        const asked = fill(plan.list ?? expect.fail(), sourcesOf({ ...request, pagination: { page: 1, perPage: 50 } }, scope, session));
        const collection = { plan, archived, parent: around.parent, request, around } as unknown as Collection;
        const { variables, operation } = exportInput(collection, { format: 'CSV', columns, scope, session, translate: String });
        expect({ archived, state, operation, variables }).toEqual({ archived, state, operation: plan.list?.name, variables: asked });
      }
  });

  it.runIf(plan.archive)('of the archive is not that of the list', () => {
    const inputs = [false, true].map((archived) => {
      const request = requestOf({ page: 1, perPage: 30, sort: undefined, search: '', filters: {} }, columns, {
        archived,
        parent: undefined,
        searched: undefined,
      });
      const collection = { plan, archived, parent: undefined, request, around: { archived } } as unknown as Collection;
      return JSON.stringify(exportInput(collection, { format: 'CSV', columns, scope, session, translate: String })['variables']);
    });
    expect(inputs[0]).not.toBe(inputs[1]);
  });
});
