import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { statusOf } from '../values/answers.ts';
import { mostFavourites, useFavourites } from '../values/favourites.ts';

interface Starred {
  resource: string;
  id: string;
  label: string;
}

/** Puts a record among the favourites, or takes it from them. */
export function useStar(record: Starred) {
  const translate = useTranslate();
  const notify = useNotify();
  const { has, add, remove, isFull, isReady } = useFavourites();
  const [busy, setBusy] = useState(false);
  const isStarred = has(record);
  const toggle = async () => {
    if (busy) return;
    if (!isStarred && isFull) return notify('screens.star.full', { type: 'warning', messageArgs: { smart_count: mostFavourites } });
    setBusy(true);
    try {
      await (isStarred ? remove(record) : add(record));
    } catch (error) {
      notify(statusOf(error) === 401 ? 'screens.expired' : 'screens.star.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    isReady,
    isStarred,
    busy,
    label: translate(isStarred ? 'screens.star.remove' : 'screens.star.add'),
    toggle: () => void toggle(),
  };
}
