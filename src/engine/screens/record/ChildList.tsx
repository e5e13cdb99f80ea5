import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { Begun } from './CreateScreen.tsx';
import { put } from '../values/formValues.ts';
import { CollectionView } from '../list/CollectionView.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { screenPath } from '../values/useScreenPath.ts';
import { openedBy } from './childPlans.ts';

/** A page's main list shows its actions in the page's head. */
export function ChildList({ plan, parent, main = false }: { plan: Plan; parent: RaRecord; main?: boolean }) {
  const translate = useTranslate();
  const { plans, base } = useScreens();
  const { pathname, search, state } = useLocation();
  const { may, actions } = useAvailability();
  const rowActions = useMemo(() => actions(plan, 'selection'), [actions, plan]);
  const target = useMemo(() => openedBy(Object.values(plans), plan), [plans, plan]);
  const shows = target !== undefined && may(target, 'show');
  const open = useMemo(() => (target && shows ? screenPath(base, target).show : undefined), [base, target, shows]);
  const above = plans[plan.parent ?? ''];
  const begun = plan.begins !== undefined && above && begunBelow(plan.begins, parent);
  const createNew = target && may(target, 'create') && begun && (
    <Button
      variant="outlined"
      component={Link}
      to={screenPath(base, target).create}
      state={{ begun: { values: begun, to: `${pathname}${search}`, label: titleOf(above, parent) } satisfies Begun }}
      startIcon={<Add />}
    >
      {translate(`resources.${target.name}.createNew`, { _: translate('screens.list.createNew') })}
    </Button>
  );
  return (
    <CollectionView
      plan={plan}
      parent={parent}
      archived={false}
      allowed={may(plan, 'list')}
      actions={rowActions}
      open={open}
      highlighted={(state as { created?: string } | null)?.created}
      begin={createNew || undefined}
      lead={
        !main && (
          <>
            <ListActions plan={plan} parent={parent} />
            {createNew}
          </>
        )
      }
    />
  );
}

function begunBelow(path: string, { id }: RaRecord): Values {
  const values: Values = {};
  put(values, path, id);
  return values;
}
