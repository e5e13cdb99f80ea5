import { useQuery } from '@tanstack/react-query';
import { useNotify, useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { readListState, writeListState, type ListState } from '../listState.ts';
import { operationFor } from '../../values/registry.ts';

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

/** An address with only a view is filled in from it; otherwise it is just compared with the view. */
export function useViews(plan: Plan, archived: boolean, { state, change }: Address) {
  const { userId } = useScreens();
  const { ask, offers } = useTools();
  const notify = useNotify();
  const resource = viewResource(plan, archived);
  const offered = offers(operationFor('views'));
  const [first, setFirst] = useStore(`${userId}.${resource}.view`, '');
  const bare = queryOf(plan, state) === '' && state.page === 1;
  // A bare address opens the first view.
  const [arriving, setArriving] = useState(() => (offered && first !== '' && bare && state.view === undefined ? first : undefined));
  const [applied, setApplied] = useState(() => (bare ? undefined : state.view));
  const [opened, setOpened] = useState(false);
  const requested = offered ? (state.view ?? arriving) : undefined;

  const query = useQuery({
    queryKey: ['views', resource],
    enabled: offered && (opened || requested !== undefined),
    queryFn: async ({ signal }) => {
      const answer = await ask(operationFor('views'), { filter: { resource, skip: 0, limit: 500 } }, { signal });
      return (answer as { data: SavedView[] }).data;
    },
  });
  const { data: views, error } = query;
  const current = requested === undefined ? undefined : views?.find(({ _id }) => _id === requested);
  const pending = requested !== undefined && requested !== applied && bare && !error;

  useEffect(() => {
    if (requested === undefined || requested === applied) return;
    if (bare && !views && !error) return;
    setApplied(requested);
    setArriving(undefined);
    if (!bare) return;
    const view = views?.find(({ _id }) => _id === requested);
    if (view) return change({ ...stateOf(plan, view), view: requested }, { replace: true });
    if (!views) return;
    if (requested === first) setFirst('');
    if (state.view === undefined) return;
    change({ view: undefined }, { replace: true });
    notify('screens.views.gone', { type: 'warning' });
  }, [requested, applied, bare, views, error, plan, first, setFirst, state.view, change, notify]);

  return {
    offered,
    resource,
    views,
    failed: error !== null,
    current,
    /** Requests wait until the view is known. */
    pending,
    narrowed: current !== undefined && !pending && queryOf(plan, state) !== queryOf(plan, stateOf(plan, current)),
    first,
    setFirst,
    open: () => setOpened(true),
    /** The list's state already equals this view. */
    setApplied,
  };
}

export type Views = ReturnType<typeof useViews>;

/** The archive has views of its own. */
export const viewResource = (plan: Plan, archived: boolean): string => (archived ? `${plan.name}-archive` : plan.name);

/** Everything but the page and the view itself. */
export const queryOf = (plan: Plan, state: ListState): string =>
  writeListState(new URLSearchParams(), plan, { ...state, page: 1, view: undefined }).toString();

export const stateOf = (plan: Plan, { query }: Pick<SavedView, 'query'>): ListState => readListState(new URLSearchParams(query), plan);
