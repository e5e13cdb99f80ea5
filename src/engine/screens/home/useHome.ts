import { useMemo } from 'react';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useHomeLayout, usePins, type HomeLayout } from '../values/homeLayout.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { useNamedFavourites, type NamedFavourite } from '../values/useNamedFavourites.ts';
import { inHomeOrder, isListShown, listsFor, pinsFor, stepsFor } from './home.ts';

export function useHome() {
  const screens = useScreens();
  const { role } = useShell();
  const { plans } = screens;
  const { layout, setLayout } = useHomeLayout();
  const { pins } = usePins();
  const favourites = useNamedFavourites();
  return useMemo(() => {
    const marked = favourites.length > 0 ? [{ name: 'favourites', favourites }] : [];
    const lists = inHomeOrder<HomeItem>([...marked, ...listsFor(plans, screens), ...pinsFor(pins, plans, screens)], layout);
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
  }, [plans, screens, layout, pins, favourites, role, setLayout]);
}

/** Records that somebody marked. */
interface Marked {
  name: string;
  favourites: readonly NamedFavourite[];
  roles?: undefined;
}

/** Favourites, a work list, or groups that somebody put there. */
export type HomeItem = Marked | ReturnType<typeof listsFor>[number] | ReturnType<typeof pinsFor>[number];

export function titleOfItem(item: HomeItem, translate: (key: string) => string): string {
  if ('favourites' in item) return translate('screens.home.favourites');
  return 'base' in item ? item.title : translate(`home.lists.${item.name}.title`);
}

export type Home = ReturnType<typeof useHome>;

const first: HomeLayout = {};
