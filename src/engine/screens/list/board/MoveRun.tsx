import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ActionPlan, BoardPlan } from '../../../plan/Plan.ts';
import { at } from '../../../plan/sources.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { isAtPage } from '../../values/focus/focusable.ts';
import { useActionPress } from '../../actions/useActionPress.tsx';
import type { Row } from '../listState.ts';
import type { Collection } from '../useCollection.ts';
import type { BoardColumn } from './boardColumns.ts';
import type { Lifted } from './moves.ts';
import { focusCard } from './useBoardKeys.ts';

export interface Moving {
  action: ActionPlan;
  cards: readonly Lifted[];
  to: BoardColumn;
}

interface Props {
  collection: Collection;
  board: BoardPlan;
  moving: Moving;
  root: RefObject<HTMLElement | null>;
  say: (text: string) => void;
  onEnd: () => void;
}

/** Runs a move from its drop to its end: the action with its dialogs, as the list's bar runs it. */
export function MoveRun({ collection, board, moving, root, say, onEnd }: Props) {
  const { plan, parent, selection } = collection;
  const { action, cards, to } = moving;
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const ids = cards.map(({ row }) => row.id);
  const [pressed, setPressed] = useState(false);
  const { press, running, dialogs } = useActionPress({
    plan,
    ids,
    parent,
    switches: cards[0]?.column.switches ?? [],
    onDone: (left, { done }) => {
      selection.select(left);
      if (done.length > 0)
        say(translate('screens.board.moved', { smart_count: done.length, column: translate(to.label, { _: to.label }) }));
      focusLater(root.current, [...done, ...ids]);
      onEnd();
    },
  });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void runUnlessMoved();
  });
  // A closed dialog ends the move; one that opens the next step does not.
  const idle = pressed && running === undefined && !dialogs;
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(onEnd, 400);
    return () => clearTimeout(timer);
  }, [idle, onEnd]);
  return dialogs;

  async function runUnlessMoved(): Promise<void> {
    const moved = await movedMeanwhile();
    if (moved.length === 0) {
      setPressed(true);
      press(action, undefined, to.id);
      return;
    }
    const names = moved.map(({ row }) => titleOf(plan, row) || row.id).join(', ');
    notify('screens.board.movedMeanwhile', { type: 'warning', messageArgs: { smart_count: moved.length, names } });
    void queryClient.invalidateQueries({ queryKey: [plan.name] });
    onEnd();
  }

  /** Cards that somebody else has put into another column since the board was loaded. */
  async function movedMeanwhile(): Promise<Lifted[]> {
    const { field } = board.by;
    if (field === undefined || !plan.get || cards.length > mostChecked) return [];
    const { data } = await dataProvider.getMany<Row>(plan.name, { ids }).catch(() => ({ data: [] }));
    const now = new Map(data.map((row) => [row.id, at(row, field)]));
    return cards.filter(({ row, column }) => {
      const value = now.get(row.id);
      return value !== undefined && value !== null && String(value) !== column.id;
    });
  }
}

/** Beyond these, only the platform checks each card. */
const mostChecked = 20;

/** Keeps the focus on the moved card, once it has arrived, unless it has gone elsewhere meanwhile. */
function focusLater(root: HTMLElement | null, ids: readonly string[], tries = 20): void {
  if (!root || tries === 0 || !(isAtPage(document.activeElement) || root.contains(document.activeElement))) return;
  const card = ids.map((id) => root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]:not([data-busy])`)).find(Boolean);
  if (card && isAtPage(document.activeElement)) focusCard(card);
  else setTimeout(() => focusLater(root, ids, tries - 1), 100);
}
