import { useCallback } from 'react';
import { writeListState } from '../../../../engine/screens/list/listState.ts';
import { momentsOf } from '../../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../../engine/screens/values/useAvailability.ts';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';

export interface CardPart {
  /** The bucket's first score: 0, 10, … 100. */
  scoreBucket?: number;
  recommendation?: string;
  deviceType?: 'MOBILE' | 'DESKTOP';
  /** A day of the region, YYYY-MM-DD. */
  day?: string;
}

/** The address of the applications that a card counts; of a ratio those above the line. */
export type ApplicationsLink = (card: Card, filter: DashboardFilterState, part?: CardPart) => string | undefined;

/** Link to the applications behind a card; undefined without the right to list them, or where no filter matches the card. */
export function useApplicationsLink(): ApplicationsLink {
  const { base, plans } = useScreens();
  const { may } = useAvailability();
  return useCallback(
    (card, filter, part = {}) => {
      const plan = plans['applications'];
      if (!plan || !card.figure || !may(plan, 'list')) return undefined;
      if (!plan.filters.some(({ name }) => name === 'dashboardFilter')) return undefined;
      const filters = {
        ...(filter.departments.length > 0 && { hierarchyIdList: filter.departments }),
        ...(filter.vacancies.length > 0 && { externalVacancyIds: filter.vacancies }),
        dashboardFilter: countedBy(card, filter, part, zoneOf(base)),
      };
      const query = writeListState(new URLSearchParams(), plan, { page: 1, perPage: 30, sort: undefined, search: '', filters });
      return `${base}/${plan.path}?${query.toString()}`;
    },
    [base, plans, may],
  );
}

/** The `DashboardFilter` of the applications' list. */
function countedBy({ figure, window, threshold }: Card, filter: DashboardFilterState, { day, ...part }: CardPart, zone: string) {
  return {
    figure,
    ...momentsOf(day === undefined ? filter[window] : { from: day, to: day }, zone),
    ...(threshold && { thresholdDays: threshold === 'dropout' ? filter.dropoutDays : filter.leakageDays }),
    ...(filter.cohorts.length > 0 && figure !== 'CREATED' && { externalCohortIds: filter.cohorts }),
    ...part,
  };
}
