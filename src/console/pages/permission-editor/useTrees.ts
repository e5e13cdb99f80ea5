import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageTools } from '../../../generated/pageTools.ts';
import { anyPlace } from '../../../domain/permissionRules.ts';
import { statusOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { EditorRule } from './rules/editorRules.ts';
import { departmentsOf, type Departments } from './tree/departments.ts';

export interface CustomerTree {
  tree: Departments | undefined;
  failed: boolean;
  /** They were refused: trying again helps nobody. */
  denied: boolean;
  retry: () => void;
}

export interface Trees {
  of: (customerId: string) => CustomerTree | undefined;
  nameOf: (id: string) => string | undefined;
}

/** Loads each customer's departments once, from its own region. */
export function useTrees(rules: readonly EditorRule[]): Trees {
  const { ask } = useTools();
  const regions = new Map(
    rules.flatMap(({ customers }) =>
      customers.flatMap(({ customerId, awsRegion }) =>
        customerId === '' || customerId === anyPlace ? [] : [[customerId, awsRegion] as const],
      ),
    ),
  );
  const ids = [...regions.keys()];
  const tool = pageTools['IDPGetHierarchyTree'];
  return useQueries({
    queries: [...regions].map(([customerId, region]) => ({
      queryKey: ['departments for permissions', customerId],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        if (!tool) throw new Error('the contract has no operation IDPGetHierarchyTree');
        const options = { signal, ...(region && { region }) };
        const answer = await ask(tool, { filter: { customerId } }, options);
        return departmentsOf(answer.rootHierarchy);
      },
      staleTime: 60_000,
      retry: false,
      structuralSharing: false,
      refetchOnWindowFocus: false,
    })),
    combine: useMemo(() => {
      const key = ids.join(' ');
      return (results: { data: Departments | undefined; error: unknown; refetch: () => unknown }[]): Trees => {
        const trees = new Map(
          key.split(' ').map((id, index): [string, CustomerTree] => {
            const { data, error, refetch } = results[index] ?? { data: undefined, error: null, refetch: () => undefined };
            return [
              id,
              {
                tree: data,
                failed: error !== null && data === undefined,
                denied: [403, 404].includes(statusOf(error)),
                retry: () => void refetch(),
              },
            ];
          }),
        );
        return {
          of: (customerId) => trees.get(customerId),
          nameOf: (id) => {
            for (const { tree } of trees.values()) {
              const name = tree?.byId.get(id)?.name;
              if (name !== undefined) return name;
            }
            return undefined;
          },
        };
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [ids.join(' ')]),
  });
}
