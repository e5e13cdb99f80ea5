import { useMemo } from 'react';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useHomeLayout, usePins, type HomeLayout } from '../values/homeLayout.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { inHomeOrder, isListShown, listsFor, pinsFor, stepsFor } from './home.ts';

export function useHome() {
  const screens = useScreens();
  const { role } = useShell();
  const { plans } = screens;
  const { layout, setLayout } = useHomeLayout();
  const { pins } = usePins();
  return useMemo(() => {
    const lists = inHomeOrder<HomeItem>([...listsFor(plans, screens), ...pinsFor(pins, plans, screens)], layout);
    const isShown = (list: HomeItem) => isListShown(list, layout, role);
    return {
      lists,
      steps: stepsFor(plans, screens),
      isShown,
      toggle: (list: HomeItem) => setLayout({ ...layout, shown: { ...layout.shown, [list.name]: !isShown(list) } }),
      move: (name: string, to: number) => {
        const names = lists.map((list) => list.name).filter((each) => each !== name);
        setLayout({ ...layout, order: [...names.slice(0, to), name, ...names.slice(to)] });
      },
      // Charts that somebody put there stay.
      reset: () => setLayout({ ...first, ...(layout.pins && { pins: layout.pins }) }),
    };
  }, [plans, screens, layout, pins, role, setLayout]);
}

/** A work list, or groups that somebody put there. */
export type HomeItem = ReturnType<typeof listsFor>[number] | ReturnType<typeof pinsFor>[number];

export const titleOfItem = (item: HomeItem, translate: (key: string) => string): string =>
  'base' in item ? item.title : translate(`home.lists.${item.name}.title`);

export type Home = ReturnType<typeof useHome>;

const first: HomeLayout = {};
