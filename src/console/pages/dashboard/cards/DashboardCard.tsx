import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import { CardFrame } from '../grid/CardFrame.tsx';
import { CardFailure } from './CardFailure.tsx';
import { CardFoot } from './CardFoot.tsx';
import { CardInfo } from './CardInfo.tsx';
import { CardMenu } from './CardMenu.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Chart } from './Chart.tsx';
import { Figure } from './Figure.tsx';
import { readingOf } from './readings.ts';
import { useCardAnswer } from './useCardAnswer.ts';
import { useTrends } from './useTrends.ts';

/** A card of the dashboard: what its operation answers for the filter, or why it does not (specification 2 §2, §8). */
export function DashboardCard({ card, filter }: { card: Card; filter: DashboardFilterState }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, isOld, isPaused, isFetching, retry } = useCardAnswer(card, filter);
  const comparison = useTrends(card, filter);
  const [asTable, setAsTable] = useState(false);
  const title = translate(`pages.dashboard.cards.${card.id}`);
  const reading = useMemo(() => data && readingOf(card, data.answer, data.filter, { translate, locale }), [card, data, translate, locale]);
  const failed = error !== null || isPaused;
  // Links lead to what the shown figures counted, also while the next filter loads.
  const counted = isOld && data ? data.filter : filter;
  const shown = { card, filter: counted, reading: failed ? undefined : reading };
  const isChart = reading !== undefined && reading.slices.length > 0;
  return (
    <CardFrame
      title={title}
      subtitle={card.threshold && translate(`pages.dashboard.card.subtitles.${card.threshold}`, { days: daysOf(card, filter) })}
      actions={
        <>
          <CardInfo card={card} title={title} filter={filter} comparison={comparison} />
          <CardMenu {...shown} title={title} />
        </>
      }
    >
      <Content aria-busy={isOld || undefined}>
        {failed ? (
          <CardFailure error={error} metric={title} busy={isFetching} retry={retry} />
        ) : reading ? (
          <>
            {isChart ? (
              <Chart {...shown} reading={reading} title={title} asTable={asTable} trend={isOld ? undefined : comparison.trend} />
            ) : (
              <Figure card={card} reading={reading} trend={isOld ? undefined : comparison.trend} />
            )}
            <CardFoot {...shown} reading={reading} title={title} {...(isChart && { table: { asTable, setAsTable } })} />
          </>
        ) : (
          <CardSkeleton card={card} />
        )}
      </Content>
    </CardFrame>
  );
}

const daysOf = ({ threshold }: Card, filter: DashboardFilterState): number =>
  threshold === 'leakage' ? filter.leakageDays : filter.dropoutDays;

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  // An old answer is never taken for the new one's.
  '&[aria-busy] > *': { opacity: 0.45 },
});
