import { useDeferredValue } from 'react';

const atFirst = 60;

/** How many of so many to render: the first at once, the others in pieces between frames, since hundreds would hold up the page. */
export const useCountLater = (all: number): number => Math.max(useDeferredValue(all, atFirst), atFirst);

export const useMoreLater = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, useCountLater(items.length));
