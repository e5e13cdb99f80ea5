import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { CollectionView } from '../list/CollectionView.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { useScreens } from '../ScreensProvider.tsx';
import { usePlanRights } from '../usePlanRights.ts';
import { screenPath } from '../useScreenPath.ts';
import { openedBy } from './childPlans.ts';

/**
 * The list below a record: the same list as any other, with what can be done with it as a whole beside what can be done with a selection; of the
 * list that the page is mainly about, that stands in the page's head.
 */
export function ChildList({ plan, parent, main = false }: { plan: Plan; parent: RaRecord; main?: boolean }) {
  const { plans, base } = useScreens();
  const { may, actions } = usePlanRights(plan);
  const rowActions = useMemo(() => actions('selection'), [actions]);
  const target = useMemo(() => openedBy(Object.values(plans), plan), [plans, plan]);
  const shows = usePlanRights(target ?? plan).may.show && target !== undefined;
  const open = useMemo(() => (target && shows ? screenPath(base, target).show : undefined), [base, target, shows]);
  return (
    <CollectionView
      plan={plan}
      parent={parent}
      archived={false}
      allowed={may.list}
      actions={rowActions}
      open={open}
      lead={!main && <ListActions plan={plan} parent={parent} />}
    />
  );
}
