import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Values } from '../../../plan/sources.ts';
import { daysOfPreset, sentFilters } from '../../values/datePresets.ts';
import { spanInWords, todayIn } from '../../values/regionDays.ts';
import { useZone } from '../../values/ScreensProvider.tsx';
import type { Collection } from '../useCollection.ts';

const periods = ['thisMonth', 'lastMonth', 'lastQuarter', 'lastYear'] as const;

/** Saves the rows of a period at once, by the list's first date filter. */
export function ExportPeriods({ collection, onChoose }: { collection: Collection; onChoose: (filter: Values) => void }) {
  const { plan, state } = collection;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { zone } = useZone();
  const id = useId();
  const dated = plan.filters.find(({ widget, while: when }) => widget === 'dateSpan' && when === undefined);
  if (!dated) return null;
  const today = todayIn(zone);
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>
        {translate(state.filters[dated.name] === undefined ? 'screens.export.periods' : 'screens.export.otherPeriods', {
          field: translate(dated.label),
        })}
      </Label>
      <Row>
        {periods.map((preset) => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            title={spanInWords(daysOfPreset(preset, today), locale, translate)}
            onClick={() => onChoose(sentFilters({ [dated.name]: { preset } }, zone))}
          >
            {translate(`screens.dates.${preset}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
}

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, marginBottom: theme.spacing(0.75) }));

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
