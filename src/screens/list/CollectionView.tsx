import { styled } from '@mui/material/styles';
import { ListContextProvider, ResourceContextProvider, type RaRecord } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import type { RunOptions } from '../actions/useAction.tsx';
import { usePreloadRecordScreens } from '../recordScreens.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { topBarHeight } from './measures.ts';
import { Pager } from './Pager.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { useViews } from '../views/useViews.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { MatchingNotice } from './tools/MatchingNotice.tsx';
import { useRefused } from './tools/useRefused.tsx';
import { screenName, useCollection } from './useCollection.ts';
import { useColumns } from './useColumns.ts';
import { useListState } from './useListState.ts';
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
  /** The record that a child list is below. */
  parent?: RaRecord | undefined;
  /** What a log's search form was filled in with. */
  searched?: Values | undefined;
  /** Where a row is edited. */
  edit?: ((id: string) => string) | undefined;
  /** May the one that is selected be copied? */
  copies?: boolean;
  /** What can be done with the list as a whole, where it has no page with a head of its own. */
  lead?: ReactNode;
}

/** The rows of a plan with everything around them; the list and its archive differ only in what is passed. */
export function CollectionView({
  plan,
  archived,
  allowed,
  actions,
  elsewhere,
  open,
  highlighted,
  begin,
  parent,
  searched,
  edit,
  copies = false,
  lead,
}: Props) {
  const address = useListState(plan, screenName(archived, parent));
  const views = useViews(plan, archived, address);
  const columns = useColumns(plan, archived, views.current);
  const collection = useCollection({ plan, archived, address, layout: columns, views, enabled: allowed, parent, searched });
  const prefetch = usePrefetch(collection);
  usePreloadRecordScreens(plan, collection.rows !== undefined);
  const { selection, total, loading, error, rows } = collection;
  const refused = useRefused(plan, selection.selected);
  const selectable = actions.length > 0 || copies;
  const surface = useTopOnTurn(collection.state.page);
  return (
    <ResourceContextProvider value={plan.name}>
      <ListContextProvider value={collection.context}>
        <Surface ref={surface}>
          <ListBar
            collection={collection}
            selectable={selectable}
            denied={!allowed}
            begin={allowed && views.offered && <ViewsButton collection={collection} />}
            actions={
              <>
                {lead}
                {copies && <CopyButton plan={plan} selected={selection.selected} />}
                <ActionBar
                  plan={plan}
                  actions={actions}
                  ids={selection.selected}
                  matching={selection.matching}
                  records={selection.matching ? undefined : rows?.filter(({ id }) => selection.selected.includes(id))}
                  parent={parent}
                  disabled={loading}
                  elsewhere={elsewhere}
                  onDetails={refused.open}
                  onDone={(left, outcome) => {
                    refused.tell(outcome);
                    // A call by filter that nobody answered changed nothing that is known: it stays selected.
                    if (!outcome.unnamed) selection.select(left);
                  }}
                />
              </>
            }
            tools={
              allowed && (
                <>
                  {columns.offered && <ColumnsButton columns={columns} />}
                  <ExportButton collection={collection} />
                </>
              )
            }
          />
          <MatchingNotice collection={collection} offered={actions.some((action) => action.matching)} />
          {refused.notice}
          <FilterChips collection={collection} />
          <ListBody
            collection={collection}
            selectable={selectable}
            denied={!allowed}
            open={open}
            edit={edit}
            highlighted={highlighted}
            begin={begin}
          />
          {allowed && (loading || (rows && !error && total !== 0)) && (plan.pager !== 'needed' || collection.lastPage > 1) && (
            <Pager collection={collection} prefetch={prefetch} />
          )}
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
