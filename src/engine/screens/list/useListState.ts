import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { ownKeys, readListState, writeListState, type ListState } from './listState.ts';

/** In the address only; the bare address restores what was left. */
export function useListState(plan: Plan, screen: string) {
  const [query, setQuery] = useSearchParams();
  const { key, kept } = useKept(plan, screen);
  // On arrival only: later, a bare address is the user's choice.
  const [restored, setRestored] = useState(() => (ownKeys(plan).some((key) => query.has(key)) ? '' : (kept.get(key) ?? '')));
  const state = useMemo(() => readListState(restored ? new URLSearchParams(restored) : query, plan), [query, restored, plan]);
  const own = useMemo(() => writeListState(new URLSearchParams(), plan, state).toString(), [plan, state]);

  const change = useCallback(
    (part: Partial<ListState>, { replace = false } = {}) =>
      setQuery((current) => writeListState(current, plan, { ...readListState(current, plan), ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [plan, setQuery],
  );
  useEffect(() => {
    if (!restored) return;
    change(readListState(new URLSearchParams(restored), plan), { replace: true });
    setRestored('');
  }, [restored, change, plan]);
  useEffect(() => void kept.set(key, own), [kept, key, own]);

  return { state, change };
}

export function useForgetListState(plan: Plan) {
  const { key, kept } = useKept(plan, 'list');
  return useCallback(() => void kept.delete(key), [kept, key]);
}

function useKept(plan: Plan, screen: string) {
  const { base } = useScreens();
  const client = useQueryClient();
  const kept = keptBy.get(client) ?? new Map<string, string>();
  keptBy.set(client, kept);
  return { key: `${base}/${plan.path} ${screen}`, kept };
}

/** In memory, not in a store: a search is private, and ends with the page. */
const keptBy = new WeakMap<QueryClient, Map<string, string>>();
