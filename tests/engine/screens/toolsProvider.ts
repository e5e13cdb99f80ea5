import type { DataProvider } from 'ra-core';
import { vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { rowsProvider, type Customer } from './harness.tsx';

/** The customers' plan as compile makes it of a contract with the extensions. */
export const toolsPlan: Plan = {
  ...customersPlan,
  ...(customersPlan.list && { facets: { ...customersPlan.list, read: { rows: 'answer.facets' } } }),
  filters: customersPlan.filters.map((filter) => ({ ...filter, facet: true })),
  actions: customersPlan.actions.map((action) => ({ ...action, matching: 'filter' })),
};

export interface Bulk {
  ids: string[];
  data: Values;
  meta: { operation: string; records?: Values[]; matching?: { filter: Values; total: number; archived: boolean } };
}

type Answers = Record<string, (variables: never) => unknown>;

/** Rows in memory with all that the tools ask; `answers` are the operations that `ask` knows. */
export function toolsProvider(rows: Customer[], answers: Answers = {}) {
  const list = rowsProvider(rows);
  const updateMany = vi.fn(async (_: string, { ids, meta }: Bulk) => {
    const done = meta.matching ? rows.filter(({ archivedAt }) => Boolean(archivedAt) === meta.matching?.archived).map(({ id }) => id) : ids;
    for (const row of rows) if (done.includes(row.id)) row.archivedAt = meta.operation === 'archive' ? '2024-02-01T00:00:00.000Z' : null;
    return { data: done, refused: [] as { _id: string; reason: string; args?: Values }[] };
  });
  const ask = vi.fn(async (operation: string, variables: Values, options?: { signal?: AbortSignal }) => {
    options?.signal?.throwIfAborted();
    const answer = answers[operation] ?? (operation === 'CommonGetDefaultViews' ? () => ({ views: [] }) : undefined);
    if (!answer) throw new Error(`nobody answers ${operation}`);
    return answer(variables as never);
  });
  const facets = vi.fn(async (_: string, __: { filter: Values; fields: string[] }) => ({
    data: [{ field: 'awsRegion', values: [{ value: 'eu-west-1', count: rows.length }] }],
  }));
  const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({ data: rows.filter(({ id }) => ids.includes(id)) }));
  return {
    ...list,
    updateMany,
    getMany,
    ask,
    facets,
    dataProvider: { ...list.provider, updateMany, getMany, ask, facets } as unknown as Partial<DataProvider>,
  };
}
