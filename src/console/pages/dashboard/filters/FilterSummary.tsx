import { useTranslate } from 'ra-core';
import { cityOf } from '../../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useVacancyNames } from '../../../widgets/applications/useVacancyNames.ts';
import { useDepartments } from '../../../widgets/departments/useDepartments.ts';
import type { DashboardFilterState } from '../filter.ts';
import { usePeriodWords } from './PeriodFilter.tsx';
import { isSeparate, windowNames } from './presets.ts';
import { useSpanWords } from './useSpanWords.ts';

export function FilterSummary({ filter }: { filter: DashboardFilterState }) {
  const { departments, vacancies, cohorts, dropoutDays, leakageDays } = filter;
  const { base } = useScreens();
  const translate = useTranslate();
  const words = usePeriodWords(filter);
  const span = useSpanWords();
  const tree = useDepartments().departments;
  const named = useVacancyNames(vacancies).vacancies;
  const gone = translate('screens.reference.gone');
  const say = (key: string, value: string): string => `${translate(`pages.dashboard.filter.${key}.label`)}: ${value}`;
  const all = translate('pages.dashboard.filter.all');
  const parts = [
    ...(isSeparate(filter)
      ? windowNames.map((window) => `${translate(`pages.dashboard.filter.period.windows.${window}`)}: ${span(filter[window])}`)
      : [say('period', words)]),
    translate('pages.dashboard.filter.zone', { city: cityOf(zoneOf(base)) }),
    say('departments', departments.map((id) => tree.find(({ _id }) => _id === id)?.name ?? gone).join(', ') || all),
    say('vacancies', named.map(({ title }) => title).join(', ') || all),
    ...(cohorts.length > 0 ? [say('cohorts', cohorts.join(', '))] : []),
    translate('pages.dashboard.filter.thresholds.dropoutWords', { smart_count: dropoutDays }),
    translate('pages.dashboard.filter.thresholds.leakageWords', { smart_count: leakageDays }),
  ];
  return <span>{parts.join(' · ')}</span>;
}
