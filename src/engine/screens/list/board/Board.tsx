import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardPlan } from '../../../plan/Plan.ts';
import { enterByKey } from '../../values/focus/enterByKey.ts';
import { topBarHeight } from '../../values/measures.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { useTexts } from '../../values/useTexts.ts';
import type { Row } from '../listState.ts';
import type { Collection } from '../useCollection.ts';
import { useBoardColumns, type BoardColumn } from './boardColumns.ts';
import type { CardProps } from './cardProps.ts';
import { Column } from './Column.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { MoveRun, type Moving } from './MoveRun.tsx';
import { useMoves, type Lifted } from './moves.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import { useBoardKeys } from './useBoardKeys.ts';

interface Props {
  collection: Collection;
  board: BoardPlan;
  selectable: boolean;
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
}

export function Board({ collection, board, selectable, open, highlighted }: Props) {
  const { plan, selection, views } = collection;
  const translate = useTranslate();
  const texts = useTexts(true);
  const columns = useBoardColumns(collection, board);
  const possible = useMoves(collection, board);
  const moves = columns.length > 1 ? possible : undefined;
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [menu, setMenu] = useState<{ cards: Lifted[]; anchor: HTMLElement }>();
  const [moving, setMoving] = useState<Moving>();
  // Rows seen on the board, with their columns: cards of the selection may have been scrolled away.
  const seen = useRef(new Map<string, Lifted>());
  const see = useCallback((rows: readonly Row[], column: BoardColumn) => {
    for (const row of rows) seen.current.set(row.id, { row, column });
  }, []);
  const { selected, toggle } = selection;
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);
  /** The whole selection if the card is part of it, else the card. */
  const lift = useCallback((id: string): Lifted[] => {
    const ids = latest.current.includes(id) ? latest.current : [id];
    return ids.flatMap((each) => seen.current.get(each) ?? []);
  }, []);
  const move = useCallback(
    (cards: readonly Lifted[], to: BoardColumn) => {
      const going = cards.filter(({ column }) => column.id !== to.id);
      if (moves && going.length > 0) setMoving({ action: moves.action, cards: going, to });
    },
    [moves],
  );
  const end = useCallback(() => setMoving(undefined), []);
  const drag = useBoardDrag({ name: board.name, columns, moves: moving ? undefined : moves, lift, move, say });
  const openMenu = useCallback(
    (id: string, anchor: HTMLElement) => {
      const cards = lift(id);
      if (moves && !moving && cards.length > 0) setMenu({ cards, anchor });
    },
    [lift, moves, moving],
  );
  const keys = useBoardKeys({ toggle: selectable ? toggle : undefined, openMenu: moves && openMenu });
  useEffect(() => (texts && root.current ? enterByKey(root.current) : undefined), [texts]);
  usePageCommand({ id: 'cards', label: translate('screens.board.keys'), keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight' });
  usePageCommand(selectable ? { id: 'selectCard', label: translate('screens.board.select'), keys: 'X Space' } : undefined);
  usePageCommand(moves && { id: 'moveCard', label: translate('screens.board.move'), keys: 'M' });

  const busy = useMemo(() => new Set(moving?.cards.map(({ row }) => row.id)), [moving]);
  const card: CardProps = useMemo(
    () => ({ plan, board: board.name, open, highlighted, toggle: selectable ? toggle : undefined, openMenu: moves && openMenu, see }),
    [plan, board.name, open, highlighted, selectable, toggle, moves, openMenu, see],
  );
  if (!texts) return null;
  const name = translate(`resources.${plan.name}.name`);
  return (
    <>
      <Columns
        ref={root}
        role="group"
        aria-label={translate('screens.board.label', { name })}
        onKeyDown={keys}
        data-dragging={drag.cards ? true : undefined}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            card={card}
            enabled={!views.pending}
            selected={selected}
            busy={busy}
            arriving={moving?.to.id === column.id ? moving.cards.length : 0}
            refusal={drag.cards && moves?.whyNot(drag.cards, column)}
            drop={drag.over === column.id ? (drag.isRefused ? 'refused' : 'taken') : undefined}
          />
        ))}
      </Columns>
      <Unseen role="status" aria-live="polite">
        {said}
      </Unseen>
      {menu && moves && (
        <MoveMenu {...menu} columns={columns} moves={moves} onChoose={(to) => move(menu.cards, to)} onClose={() => setMenu(undefined)} />
      )}
      {moving && <MoveRun collection={collection} board={board} moving={moving} root={root} say={say} onEnd={end} />}
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5),
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(1.5),
  height: `max(340px, calc(100dvh - ${topBarHeight + 200}px))`,
  '@media (max-width: 600px)': { scrollSnapType: 'x mandatory', gap: theme.spacing(1), padding: theme.spacing(1) },
}));

const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
