import type { SearchKind } from '../../../plan/SearchKind.ts';
import { planAt } from '../../values/planAt.ts';
import { searchParts } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { useAvailability } from '../../values/useAvailability.ts';

export function useOfferedKinds(): SearchKind[] {
  const { base, plans } = useScreens();
  const { offers } = useTools();
  const { exists } = useAvailability();
  if (base === '') return [];
  return searchParts().kinds.filter(({ operation, to }) => {
    const plan = planAt(Object.values(plans), base, `${base}/${to}`);
    return offers(operation) && (plan === undefined || exists(plan, 'show'));
  });
}
