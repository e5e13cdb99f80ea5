import type { Plan } from '../../../plan/Plan.ts';
import { readListState, writeListState } from '../listState.ts';

/** True if the list still has all that a view names: filters and their choices, the search, the column of its order. */
export function viewFits(plan: Plan, query: string): boolean {
  const state = readListState(new URLSearchParams(query), plan);
  const kept = [...writeListState(new URLSearchParams(), plan, { ...state, page: 1, view: undefined })];
  return [...new URLSearchParams(query)].every(
    ([key, value]) =>
      (key === 'sort' ? state.sort?.field === value : undemanding.has(key)) || kept.some((pair) => pair[0] === key && pair[1] === value),
  );
}

const undemanding = new Set(['view', 'page', 'perPage', 'order', 'of']);
