import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { BreakdownPlan, Exploration } from '../../../plan/BreakdownPlan.ts';
import type { Plan } from '../../../plan/Plan.ts';
import { sentFilters } from '../../values/datePresets.ts';
import { isObject } from '../../values/formValues.ts';
import { useZone } from '../../values/ScreensProvider.tsx';
import { writeListState, type ListState } from '../listState.ts';
import { groupFilter } from './groupFilter.ts';

interface Linked {
  plan: Plan;
  breakdown: BreakdownPlan;
  exploration: Exploration;
  state: ListState;
  /** Values of a log's search form. */
  searched?: Record<string, unknown> | undefined;
  /** Address of the list, with the parameters of its other parts. */
  at?: { pathname: string; search: string };
}

/** The address of a group's rows, by its keys; undefined if no filter finds them alone. */
export function useGroupLinks({ plan, breakdown, exploration, state, searched, at }: Linked) {
  const here = useLocation();
  const { pathname, search } = at ?? here;
  const { zone } = useZone();
  return useMemo(() => {
    const as = plan.views?.find(({ kind }) => kind === 'table')?.name;
    const now = { ...searched, ...sentFilters(state.filters, zone) };
    return (keys: readonly (string | null)[]): string | undefined => {
      const filters = { ...state.filters };
      const detached: [string, unknown][] = [];
      for (const [index, key] of keys.entries()) {
        const grouping = exploration.by[index];
        const dimension = breakdown.dimensions.find(({ field }) => field === grouping?.field);
        if (!grouping || !dimension) return undefined;
        const value = groupFilter(dimension, grouping, key, zone, now[dimension.field]);
        if (value === undefined) return undefined;
        if (plan.filters.some(({ name }) => name === dimension.field)) filters[dimension.field] = value;
        else detached.push([dimension.field, value]);
      }
      const query = writeListState(new URLSearchParams(search), plan, { ...state, filters, as, view: undefined, page: 1 });
      for (const [field, value] of detached) writeDetached(query, field, value);
      return `${pathname}?${query.toString()}`;
    };
  }, [plan, breakdown, exploration, state, searched, pathname, search, zone]);
}

/** A field of a log's search form stands in the address as the form writes it. */
function writeDetached(query: URLSearchParams, field: string, value: unknown): void {
  for (const key of new Set(query.keys())) if (key === field || key.startsWith(`${field}.`)) query.delete(key);
  if (isObject(value)) for (const [part, inner] of Object.entries(value)) query.set(`${field}.${part}`, String(inner));
  else for (const each of [value].flat()) query.append(field, String(each));
}
