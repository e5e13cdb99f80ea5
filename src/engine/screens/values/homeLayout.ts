import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useScreens } from './ScreensProvider.tsx';

/** How somebody arranged their home page. */
export interface HomeLayout {
  order?: readonly string[];
  shown?: Readonly<Record<string, boolean>>;
  pins?: readonly Pin[];
}

/** Groups of a list that somebody put on their home page. */
export interface Pin {
  /** Unique among the pins and lists of the page. */
  name: string;
  /** The tenant's base path: its filters mean nothing elsewhere. */
  base: string;
  resource: string;
  title: string;
  /** Query of the list's address. */
  query: string;
}

const first: HomeLayout = {};

export function useHomeLayout() {
  const { userId } = useScreens();
  const [layout, setLayout] = useStore<HomeLayout>(`${userId}.home`, first);
  return { layout, setLayout };
}

/** Upper bound of a tenant's pins. */
const mostPins = 20;

/** Pins of the open tenant. */
export function usePins() {
  const { base } = useScreens();
  const { layout, setLayout } = useHomeLayout();
  return useMemo(() => {
    const all = layout.pins ?? [];
    const own = all.filter((pin) => pin.base === base);
    return {
      pins: own,
      isFull: own.length >= mostPins,
      add: (pin: Omit<Pin, 'name' | 'base'>) => {
        const name = `pin ${crypto.randomUUID()}`;
        setLayout({ ...layout, pins: [...all, { ...pin, name, base }] });
      },
      remove: (name: string) => setLayout({ ...layout, pins: all.filter((pin) => pin.name !== name) }),
    };
  }, [layout, setLayout, base]);
}
