import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayAt } from '../../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import type { DashboardFilterState } from '../filter.ts';
import { readFilter, writeFilter } from './address.ts';

export function useDashboardFilter() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const { filter, unread } = useMemo(() => readFilter(query, today), [query, today]);
  const setFilter = useCallback(
    (next: DashboardFilterState) => setQuery((current) => writeFilter(current, next, today), { preventScrollReset: true }),
    [setQuery, today],
  );
  return { filter, setFilter, unread };
}

/** Today in the region; who comes back to the page after midnight comes back on another day. */
export function useToday(): string {
  const { base } = useScreens();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return dayAt(now, zoneOf(base));
}
