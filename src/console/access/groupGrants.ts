import { pageTools } from '../../generated/pageTools.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import type { AccessPart } from './places.ts';

const operation = 'CommonGetGroupGrants';

/** Queries of what each group grants; not offered to those who may not read policies. */
export function useGroupGrants() {
  const { ask, offers } = useTools();
  const offered = offers(operation);
  return {
    offered,
    grantsOf: (groupId: string) => ({
      queryKey: ['group grants', operation, { filter: { groupId } }],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await ask(pageTools[operation] ?? operation, { filter: { groupId } }, { signal })) as { data: AccessPart[] },
      enabled: offered,
      retry: false as const,
    }),
  };
}
