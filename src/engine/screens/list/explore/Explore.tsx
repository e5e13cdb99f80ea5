import Empty from '@mui/icons-material/BarChartOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { BreakdownPlan, Exploration } from '../../../plan/BreakdownPlan.ts';
import { ListNotice } from '../../layout/ListNotice.tsx';
import { later } from '../../values/later.tsx';
import { cityOf } from '../../values/regionDays.ts';
import { useZone } from '../../values/ScreensProvider.tsx';
import { useTexts } from '../../values/useTexts.ts';
import type { Collection } from '../useCollection.ts';
import { readExploration, writeExploration } from './exploration.ts';
import { ExploreBar } from './ExploreBar.tsx';
import { ExploreTable } from './ExploreTable.tsx';
import { figuresOf } from './figures.ts';
import { titleOfExploration } from './titleOfExploration.ts';
import { useBreakdown, useBreakdownPlan } from './useBreakdown.ts';
import { useGroupLinks } from './useGroupLinks.ts';

/** The rows of a list in groups, counted or measured, as a chart and a table. */
export function Explore({ collection }: { collection: Collection }) {
  const breakdown = useBreakdownPlan(collection.plan);
  const texts = useTexts(true);
  if (!breakdown || !texts) return <Waiting />;
  return <Explored collection={collection} breakdown={breakdown} />;
}

function Explored({ collection, breakdown }: { collection: Collection; breakdown: BreakdownPlan }) {
  const { plan, archived, state, around, views, narrow } = collection;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { zone, named } = useZone();
  const exploration = useMemo(() => readExploration(state.explore, breakdown, archived), [state.explore, breakdown, archived]);
  const answer = useBreakdown({ plan, breakdown, exploration, state, around, enabled: !views.pending });
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const words = { locale, translate };
  // A new choice keeps the figures of the last one until its own arrive, with the fields that they are of.
  const of = useShown(exploration, isPlaceholderData);
  const linkOf = useGroupLinks({ plan, breakdown, exploration: of, state, searched: around.searched });
  const figures = data && figuresOf(data, of, breakdown, words);
  const title = titleOfExploration(of, breakdown, plan.name, translate);
  const choose = (next: Exploration) => narrow({ explore: writeExploration(next) });
  const timed = exploration.by.some(({ step }) => step);
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <Body aria-label={translate('screens.explore.label', { name: translate(`resources.${plan.name}.name`) })}>
      <ExploreBar
        breakdown={breakdown}
        archived={archived}
        exploration={exploration}
        onChoose={choose}
        figures={isPlaceholderData ? undefined : figures}
        title={title}
        collection={collection}
      />
      {!figures && error && (
        <ListNotice
          urgent
          icon={<ErrorOutline />}
          title={translate('screens.explore.failed')}
          actions={
            <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
              {translate('screens.retry')}
            </Button>
          }
        />
      )}
      {!figures && !error && <Waiting />}
      {figures?.all.count === 0 && (
        <ListNotice icon={<Empty />} title={translate('screens.explore.none')} text={translate('screens.explore.noneHelp')} />
      )}
      {figures && data && figures.all.count > 0 && (
        <Figures aria-busy={isFetching || undefined} data-stale={isPlaceholderData || undefined}>
          {figures.left > 0 && (
            <p role="status">
              {translate(leftKey(breakdown, of), {
                shown: number(data.groups.length),
                all: number(data.groupCount),
                number: number(figures.left),
              })}
            </p>
          )}
          {of.chart !== 'table' && <ExploreChart figures={figures} exploration={of} title={title} linkOf={linkOf} />}
          <ExploreTable figures={figures} exploration={of} breakdown={breakdown} title={title} resource={plan.name} linkOf={linkOf} />
          {timed && named && <p className="zone">{translate('screens.explore.zone', { zone: cityOf(zone) })}</p>}
        </Figures>
      )}
    </Body>
  );
}

function leftKey({ operation }: BreakdownPlan, { by }: Exploration): string {
  if (!operation) return 'screens.explore.outside';
  return by[0]?.step ? 'screens.explore.cutLatest' : 'screens.explore.cutLargest';
}

/** The last exploration whose figures have arrived. */
function useShown(exploration: Exploration, waits: boolean): Exploration {
  const [shown, setShown] = useState(exploration);
  if (!waits && shown !== exploration) setShown(exploration);
  return waits ? shown : exploration;
}

const Waiting = () => <Skeleton variant="rounded" animation={false} sx={{ margin: 2, height: 320 }} />;

/** The drawing library comes with the first chart. */
const ExploreChart = later(
  async () => (await import('./ExploreChart.tsx')).ExploreChart,
  <Skeleton variant="rounded" animation={false} sx={{ height: 300 }} />,
);

const Body = styled('section')(({ theme }) => ({ ...theme.typography.body2, minWidth: 0 }));

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '&[data-stale]': { opacity: 0.6, transition: 'opacity 120ms 300ms' },
  '& p': { margin: 0, color: theme.palette.text.secondary },
}));
