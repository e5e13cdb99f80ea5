import type { Compactor, LayoutItem } from 'react-grid-layout';
import { arranged } from './arrange.ts';
import { highest, inReadingOrder, least, placeOf, stacked, type Layout } from './layout.ts';

export interface Dragging {
  compactor: Compactor;
  begin: (card: string, start: Layout) => void;
  end: () => void;
}

export function createDragging(): Dragging {
  let current: { card: string; start: Layout } | undefined;
  return {
    compactor: {
      type: 'vertical',
      allowOverlap: false,
      compact: (items) => {
        const wish = current && placeOf(items, current.card);
        return itemsOf(current && wish ? arranged(current.start, wish) : stacked(inReadingOrder(items)));
      },
    },
    begin: (card, start) => {
      current = { card, start };
    },
    end: () => {
      current = undefined;
    },
  };
}

export const itemsOf = (layout: Layout): LayoutItem[] =>
  layout.map(({ i, x, y, w, h }) => ({ i, x, y, w, h, minW: least.w, minH: least.h, maxH: highest }));
