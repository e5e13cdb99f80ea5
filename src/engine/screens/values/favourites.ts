import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { operationFor } from './registry.ts';
import { useScreens } from './ScreensProvider.tsx';
import { useTools } from './useAsk.ts';

/** A record that somebody marked. */
export interface Favourite {
  /** The tenant's base path. */
  base: string;
  resource: string;
  id: string;
  /** Its name as last seen, where this browser stores it. An API stores none: the name of a person who is deleted must not stay there. */
  label?: string;
}

type Named = Omit<Favourite, 'base'> & { label: string };

/** Upper bounds of a tenant's favourites, and of all: the API stores a text of limited length. */
export const mostFavourites = 20;
const mostOfAll = 80;
const longestLabel = 60;

const page = 'favourites';

/** The favourites of the open tenant: stored by the API where it can, else in this browser. */
export function useFavourites() {
  const { userId, base } = useScreens();
  const { ask, offers } = useTools();
  const client = useQueryClient();
  const [stored, setStored] = useStore<readonly Favourite[]>(`${userId}.favourites`, none);
  const [reading, saving] = [operationFor('pageLayout'), operationFor('savePageLayout')];
  const isOffered = offers(reading) && offers(saving);
  const queryKey = useMemo(() => ['favourites', userId], [userId]);
  const queryFn = async () => favouritesIn((await ask<{ layout?: unknown } | null>(reading, { page }))?.layout);
  const { data, isError } = useQuery({ queryKey, queryFn, enabled: isOffered, staleTime: Infinity });
  const all = isOffered ? data : stored;

  const change = (edit: (now: readonly Favourite[]) => readonly Favourite[]) =>
    inTurn(async () => {
      if (!isOffered) return setStored(edit(stored));
      // Another tab may have changed them since.
      const now = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      const next = edit(now);
      if (next === now) return undefined;
      await ask(saving, { input: { page, layout: next.length > 0 ? { records: next } : null } });
      client.setQueryData(queryKey, next);
    });
  const own = useMemo(() => (all ?? none).filter((each) => each.base === base), [all, base]);
  const isSame = (other: Pick<Favourite, 'resource' | 'id'>) => (each: Favourite) =>
    each.base === base && each.resource === other.resource && each.id === other.id;
  return {
    favourites: own,
    /** False until they are read. */
    isReady: all !== undefined,
    isError: isOffered && isError,
    isFull: own.length >= mostFavourites || (all?.length ?? 0) >= mostOfAll,
    has: (record: Pick<Favourite, 'resource' | 'id'>) => own.some(isSame(record)),
    add: ({ label, ...record }: Named) => {
      const added = { base, ...record, ...(!isOffered && { label: label.slice(0, longestLabel) }) };
      return change((now) => [added, ...now.filter((each) => !isSame(record)(each))]);
    },
    remove: (record: Pick<Favourite, 'resource' | 'id'>) =>
      change((now) => (now.some(isSame(record)) ? now.filter((each) => !isSame(record)(each)) : now)),
    /** Takes over a new name, where this browser stores it. */
    rename: (record: Named) =>
      change((now) => now.map((each) => (isSame(record)(each) ? { ...each, label: record.label.slice(0, longestLabel) } : each))),
  };
}

/** Records below others have no address of their own. */
export const mayBeFavourite = ({ kind, parent, get }: Plan): boolean => kind === 'collection' && parent === undefined && get !== undefined;

export const isRenamed = ({ label }: Favourite, now: string): boolean => label !== undefined && label !== now.slice(0, longestLabel);

/** Ignores what is none: somebody may have written it with another version. */
function favouritesIn(layout: unknown): readonly Favourite[] {
  const { records } = (layout ?? {}) as { records?: unknown };
  return Array.isArray(records) ? records.filter(isFavourite) : none;
}

const isFavourite = (value: unknown): value is Favourite => {
  const { base, resource, id } = (value ?? {}) as Partial<Favourite>;
  return [base, resource, id].every((each) => typeof each === 'string');
};

const none: readonly Favourite[] = [];

let last: Promise<unknown> = Promise.resolve();

/** Changes run in sequence: each begins with what the one before left. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
