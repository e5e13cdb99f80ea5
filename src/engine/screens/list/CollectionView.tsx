import { useQueryClient } from '@tanstack/react-query';
import { ListContextProvider, ResourceContextProvider, type RaRecord } from 'ra-core';
import { useId, useMemo, type ReactNode } from 'react';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { takesMatching } from '../actions/available.ts';
import { LaterOwnActions } from '../actions/laterOwnActions.ts';
import type { RunOptions } from '../actions/useAction.tsx';
import type { PressOptions } from '../actions/PressOptions.ts';
import { CopyButton } from './CopyButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListBar } from './ListBar.tsx';
import { ShownBody } from './ShownBody.tsx';
import { Changes } from '../layout/Changes.tsx';
import { Pager } from './Pager.tsx';
import { useViews } from './views/useViews.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import { focusAfter } from '../values/focus/focusAfter.ts';
import { later, laterWorded } from '../values/later.tsx';
import { ownActionsOf } from '../values/registry.ts';
import { useOver } from '../values/useOver.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useSwitches } from '../values/switches.ts';
import { MatchingNotice } from './tools/MatchingNotice.tsx';
import { useRefused } from './tools/useRefused.tsx';
import { ListTools } from './ListTools.tsx';
import { filterCount } from './listState.ts';
import { useRowLetters } from './useRowLetters.tsx';
import { screenName, withOwnFilters } from './listRequest.ts';
import { useCollection } from './useCollection.ts';
import { Surface } from './tableStyles.ts';
import { TabPanel } from './TabPanel.tsx';
import { useColumns } from './useColumns.ts';
import { useListState } from './useListState.ts';
import { columnsSwitch, useShownAs } from './useShownAs.ts';
import { useTopOnTurn } from './useTopOnTurn.ts';
import { hasPeek } from './peek.ts';
import { usePrefetch } from './usePrefetch.ts';
import { usePreloadScreens } from './usePreloadScreens.ts';

interface Props {
  plan: Plan;
  archived: boolean;
  allowed: boolean;
  actions: readonly ActionPlan[];
  /** Actions on single rows. @default those of the selection */
  rowActions?: readonly ActionPlan[];
  /** Destination of rows that an action removes. */
  elsewhere?: RunOptions['elsewhere'];
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
  begin?: ReactNode;
  parent?: RaRecord | undefined;
  searched?: Values | undefined;
  edit?: ((id: string) => string) | undefined;
  copies?: boolean;
  lead?: ReactNode;
}

export function CollectionView({
  plan: whole,
  archived,
  allowed,
  actions,
  rowActions = actions,
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
  const plan = useMemo(() => withOwnFilters(whole, archived), [whole, archived]);
  const panel = useId();
  const queryClient = useQueryClient();
  const over = useOver(plan.panel);
  const mayShow = useAvailability().may(plan, 'show');
  const inPanel = mayShow && plan.panel !== undefined;
  const peeks = mayShow && !parent && hasPeek(plan);
  const address = useListState(plan, screenName(archived, parent));
  const shownAs = useShownAs(plan, address);
  const { shown } = shownAs;
  const asTable = shown.kind === 'table' || !allowed;
  const hasRows = shown.kind !== 'explore' || !allowed;
  const switched = useSwitches(plan, parent, address.state.switches);
  const views = useViews(plan, archived, address);
  const columns = useColumns(plan, archived, views.current, switched);
  const collection = useCollection({
    plan,
    archived,
    address,
    layout: columns,
    views,
    enabled: allowed,
    parent,
    searched,
    switches: switched.open,
    allOf: columnsSwitch(shown),
  });
  const prefetch = usePrefetch(collection);
  usePreloadScreens(plan, collection.rows !== undefined);
  const { selection, total, loading, error, rows } = collection;
  const refused = useRefused(plan, selection.selected);
  const surface = useTopOnTurn(collection.state.page);
  const own = archived ? [] : ownActionsOf(plan.name, 'selection');
  const selectable = actions.length > 0 || own.length > 0 || copies;
  const footed = switched.open.length > 0;
  const acted = selection.matching ? (rows ?? []).map(({ id }) => id) : selection.selected;
  const letters = useRowLetters(actions, selection);
  const onDone: PressOptions['onDone'] = (left, outcome) => {
    refused.tell(outcome);
    // A call by filter without a response: the selection stays.
    if (!outcome.unnamed) selection.select(left);
    if (outcome.done.length > 0 && left.length === 0) focusAfter(surface.current, rows, acted);
  };
  const onRowDone: PressOptions['onDone'] = (left, outcome) => {
    refused.tell(outcome);
    const others = selection.selected.filter((id) => !outcome.done.includes(id) && !left.includes(id));
    if (!selection.matching) selection.select([...others, ...left]);
  };
  const bar = (
    <ActionBar
      plan={plan}
      actions={actions}
      ids={selection.selected}
      matching={selection.matching}
      records={selection.matching ? undefined : rows?.filter(({ id }) => selection.selected.includes(id))}
      parent={parent}
      switches={switched.open}
      disabled={loading}
      elsewhere={elsewhere}
      onDetails={refused.open}
      onDone={onDone}
    />
  );
  const ownBar = own.length > 0 && (
    <LaterOwnActions
      plan={plan}
      on="selection"
      ids={selection.selected}
      matching={selection.matching}
      disabled={loading}
      onDone={selection.clear}
    />
  );
  return (
    <ResourceContextProvider value={plan.name}>
      <ListContextProvider value={collection.context}>
        <Surface ref={surface} onKeyDown={letters.onKeyDown} onKeyDownCapture={selection.settle} onPointerDownCapture={selection.settle}>
          {!archived && (
            <Changes
              plan={whole}
              rows={collection.rows?.map(({ id }) => id) ?? []}
              narrowed={filterCount(collection.state) > 0}
              below={parent !== undefined}
              loaded={{ at: collection.loadedAt, loading: collection.fetching }}
              // Groups, columns of a board and a calendar are lists of the resource, too.
              reload={() => void queryClient.invalidateQueries({ queryKey: [plan.name, 'getList'] })}
            />
          )}
          {switched.open.length > 0 && <SwitchBars collection={collection} panel={panel} shown={shown} />}
          <TabPanel switches={switched.open} id={panel}>
            {(allowed || lead !== undefined) && (
              <ListBar
                collection={collection}
                selectable={selectable && asTable}
                footed={footed}
                denied={!allowed}
                begin={allowed && views.offered && <ViewsButton collection={collection} />}
                actions={
                  <>
                    {lead}
                    {copies && <CopyButton plan={plan} selected={selection.selected} />}
                    {!footed && hasRows && bar}
                    {!footed && hasRows && ownBar}
                  </>
                }
                tools={
                  allowed && (
                    <>
                      {shownAs.views.length > 1 && <ViewKinds shownAs={shownAs} />}
                      {hasRows && <ListTools collection={collection} />}
                    </>
                  )
                }
              />
            )}
            {asTable && <MatchingNotice collection={collection} offered={actions.some(takesMatching)} />}
            {refused.notice}
            <FilterChips plan={plan} />
            <ShownBody
              shown={shown}
              collection={collection}
              selectable={selectable}
              denied={!allowed}
              open={inPanel ? over.open : open}
              edit={edit}
              highlighted={highlighted}
              peek={inPanel || peeks ? over.show : undefined}
              begin={begin}
            />
            {footed && selection.count > 0 && (
              <SelectionBar collection={collection}>
                {bar}
                {ownBar}
              </SelectionBar>
            )}
            {allowed && asTable && (loading || (rows && !error && total !== 0)) && (plan.pager !== 'needed' || collection.lastPage > 1) && (
              <Pager prefetch={prefetch} />
            )}
          </TabPanel>
          {letters.pending}
          {asTable && rows && (
            <RowTools
              {...{ collection, surface, elsewhere }}
              actions={rowActions}
              switches={switched.open}
              peek={peeks ? over.show : undefined}
              onDone={onRowDone}
            />
          )}
          {inPanel && over.id && <RecordPanel collection={collection} id={over.id} over={over} />}
          {peeks && over.id && <Peek collection={collection} id={over.id} over={over} whole={open} />}
        </Surface>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/** Comes when a record is first opened over its list. */
const RecordPanel = later(async () => (await import('./panel/RecordPanel.tsx')).RecordPanel);

/** The same panel in words that come with the record's page. */
const Peek = laterWorded(async () => (await import('./panel/RecordPanel.tsx')).RecordPanel);

const RowTools = later(async () => (await import('./tools/RowTools.tsx')).RowTools);

const ViewKinds = later(async () => (await import('./tools/ViewKinds.tsx')).ViewKinds);

const SelectionBar = later(async () => (await import('./tools/SelectionBar.tsx')).SelectionBar);

/** As high as two rows of tabs, so that nothing moves when they load. */
const SwitchBars = later(async () => (await import('./tools/SwitchBars.tsx')).SwitchBars, <div style={{ height: 89 }} />);
