import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { cityOf } from '../../../../engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../zoneOf.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import { spanWords } from './readings.ts';
import type { Comparison } from './useTrends.ts';

interface Props {
  card: Card;
  title: string;
  filter: DashboardFilterState;
  comparison: Comparison;
}

export function CardInfo({ card, title, filter, comparison }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { base } = useScreens();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const days = card.threshold === 'leakage' ? filter.leakageDays : filter.dropoutDays;
  const label = translate('pages.dashboard.card.info', { title });
  const text = (key: string, values?: object) => translate(`pages.dashboard.card.${key}`, values);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <InfoOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, tabIndex: -1, sx: { maxWidth: 360 } } }}
      >
        <InfoText>
          <h3 id={id}>{title}</h3>
          <p>{text(`formula.${card.id}`, { days })}</p>
          <dl>
            <dt>{text('window')}</dt>
            <dd>
              {text(`windows.${card.window}`)} {spanWords(filter[card.window], { translate, locale })}
            </dd>
            {card.threshold && (
              <>
                <dt>{text('threshold')}</dt>
                <dd>{text('days', { smart_count: days })}</dd>
              </>
            )}
            <dt>{text('zone')}</dt>
            <dd>{text('zoneHelp', { city: cityOf(zoneOf(base)) })}</dd>
          </dl>
          {card.kind === 'days' && filter.cohorts.length > 0 && <p>{text('noCohorts')}</p>}
          {comparison.why && <p>{text(`comparison.${comparison.why}`)}</p>}
        </InfoText>
      </Popover>
    </>
  );
}

const InfoText = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  '& h3': { ...theme.typography.subtitle2, margin: 0, fontWeight: 600 },
  '& p': { margin: 0 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: theme.spacing(0.5, 1.5), margin: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0 },
}));
