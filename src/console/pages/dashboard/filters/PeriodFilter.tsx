import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DashboardFilterState } from '../filter.ts';
import { ChosenDays, type TypedDays } from './ChosenDays.tsx';
import { FilterChoice, type FilterProps } from './FilterChoice.tsx';
import { firstFilter, inPeriod, inPreset, isSeparate, periodOf, presetNames } from './presets.ts';
import { useToday } from './useDashboardFilter.ts';
import { useSpanWords } from './useSpanWords.ts';
import { useTyped } from './useTyped.ts';

/** Filter by a named period or own days, optionally different per window. */
export function PeriodFilter({ filter, onChange }: FilterProps) {
  const translate = useTranslate();
  const span = useSpanWords();
  const today = useToday();
  const { preset } = filter;
  const [typed, setTyped] = useTyped(typedOf(filter));
  const apply = (days: TypedDays) => {
    const periods = days.separate ? days : inPeriod(filter, days.submitted);
    const { preset: _, ...rest } = filter;
    return onChange({ ...rest, submitted: periods.submitted, consented: periods.consented, created: periods.created });
  };
  return (
    <FilterChoice
      label={translate('pages.dashboard.filter.period.label')}
      chosen={usePeriodWords(filter)}
      changed={preset !== firstFilter(today).preset}
    >
      {(close) => (
        <>
          <Presets aria-label={translate('pages.dashboard.filter.period.label')}>
            {presetNames.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === preset}
                  onClick={() => {
                    onChange(inPreset(filter, name, today));
                    close();
                  }}
                >
                  <Check aria-hidden />
                  <span>{translate(`pages.dashboard.filter.period.presets.${name}`)}</span>
                  {name !== 'allTime' && <small>{span(periodOf(name, today))}</small>}
                </button>
              </li>
            ))}
          </Presets>
          <ChosenDays
            typed={typed}
            today={today}
            onType={setTyped}
            onApply={(days) => {
              apply(days);
              close();
            }}
          />
        </>
      )}
    </FilterChoice>
  );
}

export function usePeriodWords(filter: DashboardFilterState): string {
  const translate = useTranslate();
  const days = useSpanWords()(filter.submitted);
  const { preset } = filter;
  if (preset === 'allTime') return translate('pages.dashboard.filter.period.presets.allTime');
  if (preset) return `${translate(`pages.dashboard.filter.period.presets.${preset}`)}, ${days}`;
  return isSeparate(filter) ? translate('pages.dashboard.filter.period.separate') : capital(days);
}

const typedOf = (filter: DashboardFilterState): TypedDays => ({
  separate: isSeparate(filter),
  submitted: filter.submitted,
  consented: filter.consented,
  created: filter.created,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Presets = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: theme.spacing(-1),
  padding: 0,
  '& button': {
    font: 'inherit',
    color: 'inherit',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 36,
    padding: theme.spacing(0.5, 1),
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    '& svg': { fontSize: 18, visibility: 'hidden', color: theme.palette.primary.main },
    '&[aria-pressed=true]': { fontWeight: 600, backgroundColor: theme.palette.action.selected },
    '&[aria-pressed=true] svg': { visibility: 'visible' },
  },
  '& small': { ...theme.typography.caption, marginInlineStart: 'auto', fontWeight: 400, color: theme.palette.text.secondary },
}));
