import { useApplicationsLink } from '../filters/applicationsLink.ts';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import type { Slice } from './readings.ts';

export function useLinks(card: Card, filter: DashboardFilterState) {
  const link = useApplicationsLink();
  return {
    whole: link(card, filter),
    ofSlice: ({ part, window }: Slice): string | undefined => part && link(card, window ? { ...filter, created: window } : filter, part),
  };
}
