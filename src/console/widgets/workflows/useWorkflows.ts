import { useQuery } from '@tanstack/react-query';
import type { Values } from '../../../engine/plan/sources.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface Workflow {
  _id: string;
  name: string;
  stages: (Values & { language?: string })[];
}

/** The customer's active workflows by name, up to 500 of them (specification 3 §7, §9). */
export function useWorkflows() {
  const { ask, hasAsk } = useTools();
  const { data, isFetching, error } = useQuery({
    queryKey: ['workflows', 'getList', 'all'],
    queryFn: async ({ signal }) =>
      (
        await ask<{ data: Workflow[] }>(
          'AppsGetWorkflowList',
          { filter: { isArchived: false, skipEq: 0, limitEq: 500, sort: { fieldName: 'name', order: 'asc' } } },
          { signal },
        )
      ).data,
    enabled: hasAsk,
    staleTime: 60_000,
  });
  return { workflows: data ?? [], loading: isFetching && !data, failed: error !== null };
}
