import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { toolOf, type Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import { variablesOf } from './variables.ts';

/** Keeps the previous answer, marked as old, while the next filter loads. */
export function useCardAnswer(card: Card, filter: DashboardFilterState) {
  const { ask } = useTools();
  const { base } = useScreens();
  const variables = variablesOf(card, filter, zoneOf(base));
  const { data, error, isPlaceholderData, fetchStatus, isFetching, refetch } = useQuery({
    queryKey: ['dashboard', base, card.id, variables],
    // An answer of a filter with the filter: what is drawn of it must not take its days from the next one.
    queryFn: async ({ signal }) => ({ filter, answer: await ask(toolOf(card), variables, { signal }) }),
    placeholderData: keepPreviousData,
  });
  return {
    data,
    error,
    isOld: isPlaceholderData,
    isPaused: fetchStatus === 'paused' && (data === undefined || isPlaceholderData),
    isFetching,
    retry: () => void refetch(),
  };
}
