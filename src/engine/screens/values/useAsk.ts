import type { RowGroups } from '../../plan/BreakdownPlan.ts';
import type { OperationPlan } from '../../plan/OperationPlan.ts';
import { DataProviderContext, useDataProvider } from 'ra-core';
import { useContext } from 'react';
import type { GivenVariables, ToolPlan, TypedTool } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useAvailability } from './useAvailability.ts';

/** Other data providers may lack these methods; the tools are hidden then. */
export interface ToolProvider {
  /** By name, or a page's own; fills in the tenant, in its region by default. */
  ask: <Answer = unknown, Variables = Values>(
    operation: string | ToolPlan | TypedTool<Answer, Variables>,
    variables?: GivenVariables<NoInfer<Variables>>,
    options?: { signal?: AbortSignal; region?: string; intent?: object },
  ) => Promise<Answer>;
  facets: (
    resource: string,
    params: { filter: Values; fields: readonly string[]; meta: Values; signal?: AbortSignal },
  ) => Promise<{ data: { field: string; values: { value: string; count: number }[] }[] }>;
  /** Groups of a list's rows. */
  breakdown: (
    resource: string,
    params: {
      filter: Values;
      meta: Values;
      breakdown: { operation: OperationPlan; by: readonly Values[]; measures?: readonly Values[] };
      signal?: AbortSignal;
    },
  ) => Promise<RowGroups>;
}

export function useTools() {
  const own = useContext(DataProviderContext) as unknown as Partial<ToolProvider> | null;
  const provider = useDataProvider() as unknown as ToolProvider;
  const { mayAsk } = useAvailability();
  return {
    ask: provider.ask,
    facets: provider.facets,
    breakdown: provider.breakdown,
    hasFacets: typeof own?.facets === 'function',
    /** False for a platform without the extensions. */
    hasAsk: typeof own?.ask === 'function',
    offers: (operation: string) => typeof own?.ask === 'function' && mayAsk(operation),
  };
}
