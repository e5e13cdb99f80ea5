import Skeleton from '@mui/material/Skeleton';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useGetList } from 'ra-core';
import { useEffect } from 'react';
import type { Row } from '../listState.ts';
import { BoardCard } from './BoardCard.tsx';
import { cardsPerPage, type BoardColumn } from './boardColumns.ts';
import type { CardProps } from './cardProps.ts';

interface Props {
  column: BoardColumn;
  card: CardProps;
  enabled: boolean;
  selected: readonly string[];
  busy: ReadonlySet<string>;
  page: number;
  items: readonly VirtualItem[];
  count: number;
  measure: (element: Element | null) => void;
  onReach: (rows: number) => void;
}

/** The cards of a page that are in sight. */
export function ColumnPage({ column, card, enabled, selected, busy, page, items, count, measure, onReach }: Props) {
  const { data, pageInfo } = useGetList<Row>(card.plan.name, column.request(page), { enabled });
  const { see } = card;
  const first = (page - 1) * cardsPerPage;
  useEffect(() => {
    if (!data) return;
    see(data, column);
    onReach(first + data.length + (pageInfo?.hasNextPage ? 1 : 0));
  });
  return items.map(({ index, start }) => {
    const row = data?.[index - first];
    const place = { 'aria-setsize': count, 'aria-posinset': index + 1 };
    if (!row)
      return (
        <li key={index} aria-hidden style={{ ...resting, transform: `translateY(${start}px)` }}>
          <Skeleton variant="rounded" height={108} animation={false} />
        </li>
      );
    return (
      <li key={row.id} ref={measure} data-index={index} {...place} style={{ ...resting, transform: `translateY(${start}px)` }}>
        <BoardCard row={row} column={column} card={card} selected={selected.includes(row.id)} busy={busy.has(row.id)} />
      </li>
    );
  });
}

const resting = { position: 'absolute', top: 0, insetInline: 10 } as const;
