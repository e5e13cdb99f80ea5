import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import { CardTable } from './CardTable.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { Bars, Pie } from './charts/index.tsx';
import { Big, Note } from './Figure.tsx';
import { figureText, shareText } from './figures.ts';
import { Legend } from './Legend.tsx';
import { useLinks } from './links.ts';
import type { Reading, Slice } from './readings.ts';
import { summaryOf } from './summary.ts';
import { tableOf } from './table.ts';
import type { Trend } from './useTrends.ts';

interface Props {
  card: Card;
  filter: DashboardFilterState;
  reading: Reading;
  title: string;
  asTable: boolean;
  trend: Trend | undefined;
}

/** A chart, or the table of its numbers; of nothing there is no chart. */
export function Chart({ card, filter, reading, title, asTable, trend }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const links = useLinks(card, filter);
  const words = { translate, locale };
  const { slices, total = 0, step, value } = reading;
  const isBars = card.kind === 'scores' || card.kind === 'days';
  const write = (count: number) => count.toLocaleString(locale);
  const share = ({ count }: Slice) => shareText(count, total, locale);
  // An application may have several chat interviews: the list that a slice leads to may be shorter than the slice.
  const view = `pages.dashboard.card.${card.kind === 'days' ? 'viewPart' : 'viewInterviews'}`;
  const nameOf = ({ count, what }: Slice) => translate(view, { smart_count: count, number: write(count), what });
  const change = trend && <ChangeLine card={card} value={value ?? total} before={trend.before} />;
  if (asTable) {
    const { heads, cells } = tableOf(card, reading, words);
    return <CardTable label={title} heads={heads} slices={slices} cells={cells} linkOf={links.ofSlice} nameOf={nameOf} />;
  }
  if (total === 0)
    return (
      <>
        <Big>{card.kind === 'engagement' ? translate('pages.dashboard.card.none') : write(0)}</Big>
        <Note>{translate(`pages.dashboard.card.nothing.${card.kind}`)}</Note>
        {change}
      </>
    );
  const drawn = {
    slices,
    label: summaryOf(card, reading, words),
    say: (slice: Slice) =>
      `${translate('pages.dashboard.card.said', { smart_count: slice.count, number: write(slice.count), what: slice.what })} · ${share(slice)}`,
    ...(links.whole !== undefined && {
      open: (slice: Slice) => {
        const to = slice.count > 0 && links.ofSlice(slice);
        if (to) void navigate(to);
      },
    }),
  };
  if (isBars)
    return (
      <>
        <Above>
          <Note>
            {translate(`pages.dashboard.card.totals.${card.kind}`, { smart_count: total, number: write(total) })}
            {step && step !== 'day' && ` ${translate(`pages.dashboard.card.steps.${step}`)}`}
          </Note>
          {change}
        </Above>
        <Bars {...drawn} write={write} />
      </>
    );
  const hasRest = card.kind === 'engagement';
  const byKey = (key: string) => slices.find((slice) => slice.key === key);
  return (
    <>
      <ChartLayout>
        <Pie
          {...drawn}
          hasRest={hasRest}
          isDoughnut={card.kind !== 'recommendations'}
          centre={typeof value === 'number' ? figureText(card.kind, value, locale) : undefined}
          labelOf={(key) => {
            const slice = byKey(key);
            return slice ? `${slice.label} ${share(slice)}` : '';
          }}
        />
        <Legend
          slices={slices}
          hasRest={hasRest}
          figure={(slice) => `${write(slice.count)} · ${share(slice)}`}
          linkOf={links.ofSlice}
          nameOf={nameOf}
        />
      </ChartLayout>
      {change}
    </>
  );
}

const Above = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2) }));

const ChartLayout = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  gap: theme.spacing(1.5),
  alignItems: 'stretch',
  minWidth: 0,
  minHeight: 84,
}));
