import { useQuery } from '@tanstack/react-query';
import { useNotify, useStore } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { readListState, writeListState, type ListState } from '../listState.ts';
import { operationFor } from '../../values/registry.ts';
import { viewFits } from './viewFits.ts';

export interface SavedView {
  _id: string;
  name: string;
  /** The list's address without the page. */
  query: string;
  layout?: unknown;
  shared: boolean;
  own: boolean;
  ownerName?: string | null;
  forEveryone?: boolean;
  forGroupIds?: string[];
}

/** Somebody's own choice of no first view, whatever is the default for their groups. */
export const noFirst = 'none';

interface DefaultViews {
  views: (SavedView & { resource: string })[];
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
  // A bare address opens the first view: one's own choice, or else that for one's groups.
  const arrives = offered && bare && state.view === undefined && first !== noFirst;
  const [arriving, setArriving] = useState(() => (arrives && first !== '' ? first : undefined));
  const [awaits, setAwaits] = useState(() => arrives && first === '' && offers(operationFor('defaultViews')));
  const [applied, setApplied] = useState(() => (bare ? undefined : state.view));
  const [opened, setOpened] = useState(false);
  const requested = offered ? (state.view ?? arriving) : undefined;

  const defaults = useQuery({
    queryKey: ['defaultViews'],
    enabled: offered && (opened || awaits || requested !== undefined) && offers(operationFor('defaultViews')),
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await ask<DefaultViews>(operationFor('defaultViews'), {}, { signal })).views,
  });
  const byDefault = defaults.data?.find((view) => view.resource === resource);
  const query = useQuery({
    queryKey: ['views', resource],
    enabled: offered && (opened || (requested !== undefined && requested !== byDefault?._id)),
    queryFn: async ({ signal }) => {
      const answer = await ask(operationFor('views'), { filter: { resource, skip: 0, limit: 500 } }, { signal });
      return (answer as { data: SavedView[] }).data;
    },
  });
  const { data: views, error } = query;
  const isByDefault = byDefault !== undefined && requested === byDefault._id;
  const known = useMemo(() => views ?? (isByDefault ? [byDefault] : undefined), [views, isByDefault, byDefault]);
  const current = requested === undefined ? undefined : known?.find(({ _id }) => _id === requested);
  const settled = defaults.data !== undefined || defaults.error !== null;
  const pending = awaits || (requested !== undefined && requested !== applied && bare && !error);

  const isMisfit = useCallback(
    (view: SavedView) => {
      if (viewFits(plan, view.query)) return false;
      notify('screens.views.misfit', { type: 'warning', messageArgs: { name: view.name } });
      return true;
    },
    [plan, notify],
  );
  useEffect(() => {
    if (!awaits || !settled) return;
    setAwaits(false);
    if (!byDefault || !bare || state.view !== undefined || isMisfit(byDefault)) return;
    setApplied(byDefault._id);
    change({ ...stateOf(plan, byDefault), view: byDefault._id }, { replace: true });
  }, [awaits, settled, byDefault, bare, state.view, plan, change, isMisfit]);
  useEffect(() => {
    if (requested === undefined || requested === applied) return;
    if (bare && !known && !error) return;
    setApplied(requested);
    setArriving(undefined);
    if (!bare) return;
    const view = known?.find(({ _id }) => _id === requested);
    if (view && state.view === undefined && isMisfit(view)) return;
    if (view) return change({ ...stateOf(plan, view), view: requested }, { replace: true });
    if (!known) return;
    if (requested === first) setFirst('');
    if (state.view === undefined) return;
    change({ view: undefined }, { replace: true });
    notify('screens.views.gone', { type: 'warning' });
  }, [requested, applied, bare, known, error, plan, first, setFirst, state.view, change, notify, isMisfit]);

  return {
    offered,
    resource,
    views,
    failed: error !== null,
    current,
    /** Requests wait until the view is known. */
    pending,
    narrowed: current !== undefined && !pending && queryOf(plan, state) !== queryOf(plan, stateOf(plan, current)),
    /** Id of the view that the list opens with. */
    first: first === '' ? byDefault?._id : first,
    byDefault,
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
