import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { Plan, ViewPlan } from '../../plan/Plan.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import type { useListState } from './useListState.ts';

const table: ViewPlan = { kind: 'table', name: 'table' };

/** The way in which a list is shown: that of its address, else the reader's last choice, else the first. */
export function useShownAs(plan: Plan, { state, change }: ReturnType<typeof useListState>) {
  const { userId } = useScreens();
  const [kept, setKept] = useStore(`${userId}.${plan.name}.shownAs`, '');
  const { views = none } = plan;
  const wanted = state.as ?? kept;
  // An address may name the kind alone: `as=board`.
  const shown = views.find(({ name }) => name === wanted) ?? views.find(({ kind }) => kind === wanted) ?? views[0] ?? table;
  const choose = useCallback(
    (view: ViewPlan) => {
      setKept(view.name);
      change({ as: view.name, page: 1 });
    },
    [setKept, change],
  );
  return { shown, views, choose };
}

export type ShownAs = ReturnType<typeof useShownAs>;

const none: readonly ViewPlan[] = [];

/** The switch whose choices are a board's columns. */
export const columnsSwitch = (shown: ViewPlan): string | undefined =>
  shown.kind === 'board' && 'switch' in shown.by ? shown.by.switch : undefined;
