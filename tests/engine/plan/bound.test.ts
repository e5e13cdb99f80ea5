import { describe, expect, it } from 'vitest';
import { buildQueryFrom } from '../../../src/engine/client/buildQuery.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { walk } from '../../../src/engine/plan/Source.ts';
import { put, type Values } from '../../../src/engine/plan/sources.ts';

// Every write of every resource on selected rows: sent with its rows, and never without them.

const writes = (plans as readonly Plan[]).flatMap((plan) =>
  plan.actions
    .filter(({ on, operation }) => on !== 'list' && operation.kind === 'mutation')
    .map((action) => ({ name: `${plan.name}.${action.name}`, plan, action })),
);

/** A row with a value at each field that the operation sends. */
function rowFor({ action }: (typeof writes)[number]): Values {
  const row: Values = { id: 'row1' };
  for (const source of action.operation.vars.flatMap(([, each]) => walk(each)))
    if (source.from === 'record' || source.from === 'records') put(row, source.path.split('.'), 'a value');
  return row;
}

const build = buildQueryFrom(
  Object.fromEntries((plans as readonly Plan[]).map((plan) => [plan.name, plan])),
  () => ({}),
  () => ({}),
);

describe('a write on selected rows', () => {
  it('is one of more than thirty', () => expect(writes.length).toBeGreaterThan(30));

  it.each(writes)('is sent with its rows: $name', ({ name, plan, action }) => {
    const row = rowFor({ name, plan, action });
    const params = { ids: ['row1'], data: {}, previousData: row, meta: { operation: action.name, records: [row], parent: row } };
    expect(() => build('UPDATE_MANY', plan.name, params)).not.toThrow();
  });

  it.each(writes.filter(({ plan }) => plan.list !== undefined))('is never sent without them: $name', ({ plan, action }) => {
    const params = { ids: [], data: {}, meta: { operation: action.name, records: [] } };
    expect(() => build('UPDATE_MANY', plan.name, params)).toThrow('it names no record');
  });
});
