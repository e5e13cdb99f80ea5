import { DataProviderContext, useDataProvider } from 'ra-core';
import { useContext } from 'react';
import type { GivenVariables, ToolPlan, TypedTool } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useAvailability } from './useAvailability.ts';

/** What the console's data provider can beside react-admin's methods; another provider may lack it, and the tools are missing then. */
export interface ToolProvider {
  /** Asks one of the tools' operations by its name, or one that a page brings; the tenant is filled in, and asked in its region unless said otherwise. */
  ask: <Answer = unknown, Variables = Values>(
    operation: string | ToolPlan | TypedTool<Answer, Variables>,
    variables?: GivenVariables<NoInfer<Variables>>,
    options?: { signal?: AbortSignal; region?: string },
  ) => Promise<Answer>;
  /** How often the values of filters occur among the rows that the other filters leave. */
  facets: (
    resource: string,
    params: { filter: Values; fields: readonly string[]; meta: Values; signal?: AbortSignal },
  ) => Promise<{ data: { field: string; values: { value: string; count: number }[] }[] }>;
}

/** The data provider's tools, and whether an operation of theirs is there for this person. */
export function useTools() {
  const own = useContext(DataProviderContext) as unknown as Partial<ToolProvider> | null;
  const provider = useDataProvider() as unknown as ToolProvider;
  const { mayAsk } = useAvailability();
  return {
    ask: provider.ask,
    facets: provider.facets,
    hasFacets: typeof own?.facets === 'function',
    /** Can anything be asked at all? A platform without the extensions has no such door. */
    hasAsk: typeof own?.ask === 'function',
    offers: (operation: string) => typeof own?.ask === 'function' && mayAsk(operation),
  };
}
