import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { BoardColumn } from './boardColumns.ts';
import type { Lifted, Moves } from './moves.ts';

interface Options {
  name: string;
  columns: readonly BoardColumn[];
  moves: Moves | undefined;
  lift: (id: string) => Lifted[];
  move: (cards: readonly Lifted[], to: BoardColumn) => void;
  say: (text: string) => void;
}

interface Drag {
  cards?: readonly Lifted[];
  over?: string | undefined;
  isRefused?: boolean;
}

/** State changes with the column under the pointer, not with the pointer. */
export function useBoardDrag(options: Options): Drag {
  const translate = useTranslate();
  const [drag, setDrag] = useState<Drag>({});
  const latest = useRef({ ...options, translate });
  useEffect(() => {
    latest.current = { ...options, translate };
  });
  const { name } = options;
  useEffect(() => {
    let cards: readonly Lifted[] = [];
    const columnAt = (targets: readonly { data: Record<string | symbol, unknown> }[]): BoardColumn | undefined =>
      latest.current.columns.find(({ id }) => id === targets[0]?.data['column']);
    const namesOf = ({ label }: BoardColumn): string => latest.current.translate(label, { _: label });
    const isHome = (column: BoardColumn): boolean => cards.every((card) => card.column.id === column.id);
    return monitorForElements({
      canMonitor: ({ source }) => source.data['board'] === name && latest.current.moves !== undefined,
      onDragStart: ({ source }) => {
        cards = latest.current.lift(String(source.data['id']));
        setDrag({ cards });
        latest.current.say(latest.current.translate('screens.board.lifted', { smart_count: cards.length }));
      },
      onDropTargetChange: ({ location }) => {
        const column = columnAt(location.current.dropTargets);
        const reason = column && latest.current.moves?.whyNot(cards, column);
        setDrag({ cards, over: column && !isHome(column) ? column.id : undefined, isRefused: reason !== undefined });
        if (column) latest.current.say(reason ?? latest.current.translate('screens.board.over', { column: namesOf(column) }));
      },
      onDrop: ({ location }) => {
        const column = columnAt(location.current.dropTargets);
        const reason = column && latest.current.moves?.whyNot(cards, column);
        setDrag({});
        if (!column || isHome(column)) latest.current.say(latest.current.translate('screens.board.putBack'));
        else if (reason !== undefined) latest.current.say(reason);
        else latest.current.move(cards, column);
        cards = [];
      },
    });
  }, [name]);
  return drag;
}
