import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BreakdownPlan } from '../../plan/BreakdownPlan.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { readExploration } from '../list/explore/exploration.ts';
import { ExploreTable } from '../list/explore/ExploreTable.tsx';
import { figuresOf } from '../list/explore/figures.ts';
import { titleOfExploration } from '../list/explore/titleOfExploration.ts';
import { useBreakdown, useBreakdownPlan } from '../list/explore/useBreakdown.ts';
import { useGroupLinks } from '../list/explore/useGroupLinks.ts';
import { withOwnFilters } from '../list/listRequest.ts';
import { readListState } from '../list/listState.ts';
import { searchedBy } from '../log/useLogSearch.ts';
import { usePins, type Pin } from '../values/homeLayout.ts';
import { later } from '../values/later.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useScreenPath } from '../values/useScreenPath.ts';
import type { Planned } from './home.ts';
import { Card } from './WorkList.tsx';

type Props = { pin: Planned<Pin> };

/** Groups of a list that somebody chose to see at home. */
export function PinnedGroups({ pin }: Props) {
  const breakdown = useBreakdownPlan(pin.plan);
  if (!breakdown) return <Skeleton variant="rounded" height={300} animation={false} />;
  return pin.plan.kind === 'log' ? <OfLog pin={pin} breakdown={breakdown} /> : <Groups pin={pin} breakdown={breakdown} />;
}

/** A log is searched by its form, whose defaults count as well. */
function OfLog({ pin, breakdown }: Props & { breakdown: BreakdownPlan }) {
  const form = useLoadedForm(pin.plan.forms.search ?? '');
  const searched = useMemo(() => form && searchedBy(form, new URLSearchParams(pin.query)), [form, pin]);
  return <Groups pin={pin} breakdown={breakdown} searched={searched} waits={form === undefined} />;
}

interface GroupsProps extends Props {
  breakdown: BreakdownPlan;
  searched?: Values | undefined;
  waits?: boolean;
}

function Groups({ pin, breakdown, searched, waits = false }: GroupsProps) {
  const { title, query } = pin;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const heading = useId();
  const { zone } = useScreens();
  const { remove } = usePins();
  const plan: Plan = useMemo(() => withOwnFilters(pin.plan, false), [pin.plan]);
  const { list } = useScreenPath(plan);
  const state = useMemo(() => readListState(new URLSearchParams(query), plan), [query, plan]);
  const exploration = useMemo(() => readExploration(state.explore, breakdown, false), [state.explore, breakdown]);
  const around = useMemo(() => ({ archived: false, searched, zone }), [searched, zone]);
  const asked = useBreakdown({ plan, breakdown, exploration, state, around, screen: pin.name, enabled: !waits, refetchInterval: minute });
  const { data, error, refetch } = asked;
  const linkOf = useGroupLinks({ plan, breakdown, exploration, state, searched, at: { pathname: list, search: query } });
  const words = titleOfExploration(exploration, breakdown, plan.name, translate);
  const figures = data && figuresOf(data, exploration, breakdown, { locale, translate });
  const few = figures && { ...figures, rows: figures.rows.slice(0, mostRows) };
  return (
    <Card aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading}>
          {title}
          <IconButton size="small" aria-label={translate('screens.home.unpin', { list: title })} onClick={() => remove(pin.name)}>
            <Close fontSize="inherit" />
          </IconButton>
        </h2>
        <p>{title === words ? translate(`resources.${plan.name}.name`) : words}</p>
      </header>
      {!figures && !error && <Skeleton variant="rounded" height={height} animation={false} />}
      {!figures && error && (
        <div role="alert">
          <p>{translate('screens.explore.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        </div>
      )}
      {figures?.all.count === 0 && <p>{translate('screens.explore.none')}</p>}
      {figures && few && figures.all.count > 0 && (
        <div style={{ justifySelf: 'stretch', minWidth: 0 }}>
          {exploration.chart === 'table' ? (
            <ExploreTable
              figures={few}
              exploration={exploration}
              breakdown={breakdown}
              title={title}
              resource={plan.name}
              linkOf={linkOf}
            />
          ) : (
            <ExploreChart figures={figures} exploration={exploration} title={title} linkOf={linkOf} height={height} alone />
          )}
        </div>
      )}
      <Button size="small" component={Link} to={`${list}?${query}`} aria-label={translate('screens.home.exploreList', { list: title })}>
        {translate('screens.home.explore')}
      </Button>
    </Card>
  );
}

const minute = 60_000;
const height = 220;
const mostRows = 6;

const ExploreChart = later(
  async () => (await import('../list/explore/ExploreChart.tsx')).ExploreChart,
  <Skeleton variant="rounded" animation={false} sx={{ height }} />,
);
