import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { WorkListPlan } from '../../plan/HomePlan.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { inHomeOrder, isListShown, listsFor, stepsFor, type HomeLayout, type Planned } from './home.ts';

export function useHome() {
  const screens = useScreens();
  const { role } = useShell();
  const { plans, userId } = screens;
  const [layout, setLayout] = useStore<HomeLayout>(`${userId}.home`, first);
  return useMemo(() => {
    const lists = inHomeOrder(listsFor(plans, screens), layout);
    const isShown = (list: WorkListPlan) => isListShown(list, layout, role);
    return {
      lists,
      steps: stepsFor(plans, screens),
      isShown,
      toggle: (list: Planned<WorkListPlan>) => setLayout({ ...layout, shown: { ...layout.shown, [list.name]: !isShown(list) } }),
      move: (name: string, to: number) => {
        const names = lists.map((list) => list.name).filter((each) => each !== name);
        setLayout({ ...layout, order: [...names.slice(0, to), name, ...names.slice(to)] });
      },
      reset: () => setLayout(first),
    };
  }, [plans, screens, layout, role, setLayout]);
}

export type Home = ReturnType<typeof useHome>;

const first: HomeLayout = {};
