import { styled } from '@mui/material/styles';
import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import type { RunOptions } from '../actions/useAction.tsx';
import { usePreloadRecordScreens } from '../recordScreens.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { topBarHeight } from './measures.ts';
import { Pager } from './Pager.tsx';
import { useCollection } from './useCollection.ts';
import { useColumns } from './useColumns.ts';
import { usePrefetch } from './usePrefetch.ts';

interface Props {
  plan: Plan;
  archived: boolean;
  /** May the rows be asked? Else the list says so in their place. */
  allowed: boolean;
  /** What can be done with a selection; without any, nothing is selectable. */
  actions: readonly ActionPlan[];
  /** Where the rows go that an action takes away. */
  elsewhere?: RunOptions['elsewhere'];
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
  begin?: ReactNode;
}

/** The rows of a plan with everything around them; the list and its archive differ only in what is passed. */
export function CollectionView({ plan, archived, allowed, actions, elsewhere, open, highlighted, begin }: Props) {
  const columns = useColumns(plan, archived);
  const collection = useCollection({ plan, archived, columns: columns.visible, enabled: allowed });
  const prefetch = usePrefetch(collection);
  usePreloadRecordScreens(plan, collection.rows !== undefined);
  const { selection, total, loading, error, rows } = collection;
  const selectable = actions.length > 0;
  const surface = useTopOnTurn(collection.state.page);
  return (
    <ResourceContextProvider value={plan.name}>
      <ListContextProvider value={collection.context}>
        <Surface ref={surface}>
          <ListBar
            collection={collection}
            selectable={selectable}
            actions={actions.map((action) => (
              <ActionButton
                key={action.name}
                plan={plan}
                action={action}
                ids={selection.selected}
                disabled={loading}
                elsewhere={elsewhere}
                onDone={(left) => selection.select(left)}
              />
            ))}
            tools={columns.offered && <ColumnsButton columns={columns} />}
          />
          <FilterChips collection={collection} />
          <ListBody collection={collection} selectable={selectable} denied={!allowed} open={open} highlighted={highlighted} begin={begin} />
          {allowed && (loading || (rows && !error && total !== 0)) && <Pager collection={collection} prefetch={prefetch} />}
        </Surface>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/** A new page begins at its first row, wherever the page before had been scrolled to. */
function useTopOnTurn(page: number) {
  const surface = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = surface.current;
    if (element && element.getBoundingClientRect().top < topBarHeight) element.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return surface;
}

/** Not clipped: its bars stick to the window, and would stick to nothing inside a box that scrolls. */
const Surface = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  scrollMarginTop: topBarHeight,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
