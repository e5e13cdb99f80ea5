import { useQuery } from '@tanstack/react-query';
import { useNotify, useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { readListState, writeListState, type ListState } from '../listState.ts';
import { operationFor } from '../../values/registry.ts';

/** A list as somebody arranged it: filter, sort and columns under a name. */
export interface SavedView {
  _id: string;
  name: string;
  /** The list's address without the page. */
  query: string;
  layout?: unknown;
  shared: boolean;
  own: boolean;
  ownerName?: string | null;
}

interface Address {
  state: ListState;
  change: (part: Partial<ListState>, options?: { replace?: boolean }) => void;
}

/**
 * The saved views of a list, and the one that its address names. An address that names a view and nothing else is filled in from it;
 * one that says more means what it says, and only compares itself with the view.
 */
export function useViews(plan: Plan, archived: boolean, { state, change }: Address) {
  const { userId } = useScreens();
  const { ask, offers } = useTools();
  const notify = useNotify();
  const resource = viewResource(plan, archived);
  const offered = offers(operationFor('views'));
  const [first, setFirst] = useStore(`${userId}.${resource}.view`, '');
  const bare = queryOf(plan, state) === '' && state.page === 1;
  // What one comes to without having said anything is the view that one wants first.
  const [arriving, setArriving] = useState(() => (offered && first !== '' && bare && state.view === undefined ? first : undefined));
  const [applied, setApplied] = useState(() => (bare ? undefined : state.view));
  const [opened, setOpened] = useState(false);
  const wanted = offered ? (state.view ?? arriving) : undefined;

  const query = useQuery({
    queryKey: ['views', resource],
    enabled: offered && (opened || wanted !== undefined),
    queryFn: async ({ signal }) => {
      const answer = await ask(operationFor('views'), { filter: { resource, skip: 0, limit: 500 } }, { signal });
      return (answer as { data: SavedView[] }).data;
    },
  });
  const { data: views, error } = query;
  const current = wanted === undefined ? undefined : views?.find(({ _id }) => _id === wanted);
  const pending = wanted !== undefined && wanted !== applied && bare && !error;

  useEffect(() => {
    if (wanted === undefined || wanted === applied) return;
    if (bare && !views && !error) return;
    setApplied(wanted);
    setArriving(undefined);
    if (!bare) return;
    const view = views?.find(({ _id }) => _id === wanted);
    if (view) return change({ ...stateOf(plan, view), view: wanted }, { replace: true });
    if (!views) return;
    if (wanted === first) setFirst('');
    if (state.view === undefined) return;
    change({ view: undefined }, { replace: true });
    notify('screens.views.gone', { type: 'warning' });
  }, [wanted, applied, bare, views, error, plan, first, setFirst, state.view, change, notify]);

  return {
    offered,
    resource,
    views,
    failed: error !== null,
    current,
    /** The view is not known yet, so nothing should be asked for. */
    pending,
    /** Filter or sort differ from the view's. */
    narrowed: current !== undefined && !pending && queryOf(plan, state) !== queryOf(plan, stateOf(plan, current)),
    first,
    setFirst,
    /** Asks for the views, for a menu of them. */
    open: () => setOpened(true),
    /** Says that the list's state already is that of this view. */
    setApplied,
  };
}

export type Views = ReturnType<typeof useViews>;

/** The archive's list is arranged by views of its own. */
export const viewResource = (plan: Plan, archived: boolean): string => (archived ? `${plan.name}-archive` : plan.name);

/** The part of a list's address that a view keeps: everything but the page, and the view itself. */
export const queryOf = (plan: Plan, state: ListState): string =>
  writeListState(new URLSearchParams(), plan, { ...state, page: 1, view: undefined }).toString();

/** The state that a view stands for. */
export const stateOf = (plan: Plan, { query }: Pick<SavedView, 'query'>): ListState => readListState(new URLSearchParams(query), plan);
