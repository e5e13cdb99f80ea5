import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { cityOf } from '../../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { writeFilter } from './address.ts';
import { CohortsFilter } from './CohortsFilter.tsx';
import type { FilterProps } from './FilterChoice.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { DepartmentsFilter, VacanciesFilter } from './PlaceFilters.tsx';
import { firstFilter } from './presets.ts';
import { ThresholdFilter } from './ThresholdFilter.tsx';
import { useDashboardFilter, useToday } from './useDashboardFilter.ts';

export function FilterBar(props: FilterProps) {
  const { filter, onChange } = props;
  const { base } = useScreens();
  const translate = useTranslate();
  const { unread } = useDashboardFilter();
  const today = useToday();
  const first = firstFilter(today);
  const changed = writeFilter(new URLSearchParams(), filter, today).toString() !== '';
  const parts = unread.map((part) => translate(`pages.dashboard.filter.parts.${part}`)).join(', ');
  return (
    <section aria-label={translate('pages.dashboard.filter.title')}>
      {unread.length > 0 && (
        <Alert severity="warning" onClose={() => onChange(filter)} closeText={translate('ra.action.close')} sx={{ mb: 1 }}>
          {translate('pages.dashboard.filter.unread', { parts })}
        </Alert>
      )}
      <Bar>
        <PeriodFilter {...props} />
        <DepartmentsFilter {...props} />
        <VacanciesFilter {...props} />
        <CohortsFilter {...props} />
        <ThresholdFilter {...props} />
        {changed && (
          <Button variant="text" onClick={() => onChange(first)}>
            {translate('pages.dashboard.filter.clearAll')}
          </Button>
        )}
        <span>{translate('pages.dashboard.filter.zone', { city: cityOf(zoneOf(base)) })}</span>
      </Bar>
    </section>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > span': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));
