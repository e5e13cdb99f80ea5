import { useEffect } from 'react';
import { useTranslate, type RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { statusOf } from '../values/answers.ts';
import { isRenamed, mayBeFavourite, useFavourites } from '../values/favourites.ts';
import { placeOf } from '../values/placeOf.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { titleText } from '../values/titleText.ts';
import { remember } from '../values/visits.ts';

interface RecordState {
  record: RaRecord | undefined;
  error?: unknown;
}

/** An opened record is a recent one; a favourite has its present name, and is none any more once it is gone or refused. */
export function useSeen(plan: Plan, id: string, { record, error }: RecordState): void {
  const { userId, base } = useScreens();
  const { favourites, rename, remove } = useFavourites();
  const label = titleText(plan, record, useTranslate());
  const isGone = error !== undefined && error !== null && !record && [403, 404].includes(statusOf(error));
  useEffect(() => {
    if (label !== '' && mayBeFavourite(plan))
      remember(`${userId} ${base}`, { id: `record ${plan.name} ${id}`, group: 'recent', label, to: placeOf(plan, base, id) });
  }, [plan, id, label, userId, base]);
  const favourite = favourites.find((each) => each.resource === plan.name && each.id === id);
  const hasNewName = favourite !== undefined && label !== '' && isRenamed(favourite, label);
  useEffect(() => {
    const own = { resource: plan.name, id };
    // Without success, the next visit tries again.
    if (favourite && isGone) remove(own).catch(() => undefined);
    else if (hasNewName) rename({ ...own, label }).catch(() => undefined);
    // Each state is taken over once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [plan, id, favourite !== undefined, isGone, hasNewName, label]);
}
