import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { createKeeper, type Keeper, type Unsaved } from './keeper.ts';
import { isSameLayout, layoutOf, type Layout, type Sized } from './layout.ts';
import { memoryOf } from './memory.ts';
import { keptOf, repaired, type KeptLayout } from './repair.ts';

interface Saved {
  layout: unknown;
  updatedAt: string;
}

const page = 'dashboard';
const [getting, saving] = ['CommonGetPageLayout', 'CommonSavePageLayout'] as const;

/** How one has arranged the dashboard: on the platform, and where that keeps no layouts in this browser. */
export function useKeptLayout(cards: readonly Sized[]) {
  const { ask, offers } = useTools();
  const { userId } = useScreens();
  const client = useQueryClient();
  const key = useMemo(() => ['dashboard', 'layout', userId], [userId]);
  const isOffered = offers(getting) && offers(saving);
  const [keeper] = useState(() => createKeeper(memoryOf(userId), isOffered ? send : undefined));
  const { unsaved, status } = useSyncExternalStore(keeper.subscribe, keeper.get);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }): Promise<Saved | null> => ask(getting, { page }, { signal }),
    enabled: isOffered,
  });
  const [earlier] = useState(unsaved);
  const isOutdated = unsaved !== undefined && unsaved === earlier && isNewer(data, unsaved);
  useSaving(keeper, isOffered && !isPending, isOutdated);

  const kept = unsaved && !isOutdated ? unsaved.layout : data?.layout;
  const layout = useMemo(() => repaired(kept, cards), [kept, cards]);
  const first = useMemo(() => layoutOf(cards), [cards]);
  const arrange = (next: Layout) => {
    // An answer that is still on its way knows nothing of this.
    void client.cancelQueries({ queryKey: key });
    keeper.keep(isSameLayout(next, first) ? null : keptOf(next), data?.updatedAt ?? null);
  };
  return {
    layout,
    first,
    arrange,
    isLoading: isOffered && isPending,
    isUnread: isError && !unsaved,
    readAgain: () => void refetch(),
    status,
    saveAgain: () => void keeper.save(),
  };

  async function send(next: KeptLayout | null): Promise<void> {
    const saved: Saved | null = await ask(saving, { input: { page, layout: next } });
    client.setQueryData(key, saved);
  }
}

const isNewer = (saved: Saved | null | undefined, { at, over }: Unsaved): boolean =>
  Boolean(saved && saved.updatedAt !== over && Date.parse(saved.updatedAt) > at);

/** Saves what an earlier visit left unsaved, and saves when the page closes or the network returns. */
function useSaving(keeper: Keeper, isRead: boolean, isOutdated: boolean): void {
  useEffect(() => {
    if (!isRead) return;
    if (isOutdated) keeper.forget();
    else if (keeper.get().status === 'idle') void keeper.save();
  }, [keeper, isRead, isOutdated]);
  useEffect(() => {
    const save = () => void keeper.save();
    const leave = () => {
      if (document.visibilityState === 'hidden') save();
    };
    addEventListener('pagehide', save);
    addEventListener('online', save);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
      save();
    };
  }, [keeper]);
}
