import { useQuery } from '@tanstack/react-query';
import { pickerTools } from '../../../generated/pickerTools.ts';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface PickedStage {
  id: string;
  /** Missing while it is loaded, and for a stage without applications. */
  name?: string;
}

/** Stages that have applications, by name: whoever sees applications may know their stages. */
export function useStages() {
  const { base } = useScreens();
  const { ask, offers } = useTools();
  const tool = pickerTools['AppsGetApplicationList'];
  const { data, isFetching, error } = useQuery<PickedStage[]>({
    queryKey: ['applications', 'getList', 'stages', base],
    enabled: offers('AppsGetApplicationList'),
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const { breakdown } = await ask(tool, { filterApplicationInput: {}, by: [{ field: 'stageIdList' }] }, { signal });
      return breakdown.groups
        .flatMap(({ keys: [id], names: [name] }) => (id ? [{ id, ...(name && { name }) }] : []))
        .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
    },
  });
  return { stages: data ?? [], loading: isFetching, error };
}

/** Stages of the given ids, in their order. */
export const pickedOf = (value: unknown, stages: readonly PickedStage[]): PickedStage[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((id) =>
    typeof id === 'string' && id !== '' ? [stages.find((stage) => stage.id === id) ?? { id }] : [],
  );
