import Home from '@mui/icons-material/Home';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { Exploration } from '../../../plan/BreakdownPlan.ts';
import { usePins } from '../../values/homeLayout.ts';
import { homePart } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useAvailability } from '../../values/useAvailability.ts';
import type { Collection } from '../useCollection.ts';
import { queryOf } from '../views/useViews.ts';
import { writeExploration } from './exploration.ts';

/** The parameters of the address with those of the list. */
function withSearch(address: string, list: string): string {
  const query = new URLSearchParams(address);
  const own = new URLSearchParams(list);
  for (const key of ['page', 'record', 'view', ...own.keys()]) query.delete(key);
  for (const [key, value] of own) query.append(key, value);
  return query.toString();
}

interface Props {
  collection: Collection;
  exploration: Exploration;
  title: string;
}

/** Puts what is shown on the home page, under the name of its saved view if it has one. */
export function PinButton({ collection, exploration, title }: Props) {
  const { plan, archived, parent, state, views } = collection;
  const translate = useTranslate();
  const notify = useNotify();
  const { search } = useLocation();
  const { plans } = useScreens();
  const { may } = useAvailability();
  const { pins, isFull, add, remove } = usePins();
  const hasHome = homePart().lists.some(({ resource }) => {
    const listed = plans[resource];
    return listed !== undefined && may(listed, 'list');
  });
  if (!hasHome || archived || parent) return null;
  const query = queryOf(plan, { ...state, as: 'explore', explore: writeExploration(exploration) });
  // The form of a log has its own parameters.
  const searched = plan.kind === 'log' ? withSearch(search, query) : query;
  const pin = pins.find((each) => each.resource === plan.name && each.query === searched);
  const label = translate(pin ? 'screens.explore.unpin' : 'screens.explore.pin');
  const why = !pin && isFull ? translate('screens.explore.full') : undefined;
  return (
    <Tooltip title={why ?? label} describeChild={why !== undefined}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={pin !== undefined}
        aria-disabled={why !== undefined || undefined}
        color={pin ? 'primary' : 'default'}
        onClick={() => {
          if (why !== undefined) return;
          if (pin) return remove(pin.name);
          add({ resource: plan.name, title: views.current?.name ?? title, query: searched });
          notify('screens.explore.pinned', { type: 'success' });
        }}
      >
        {pin ? <Home fontSize="small" /> : <HomeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
