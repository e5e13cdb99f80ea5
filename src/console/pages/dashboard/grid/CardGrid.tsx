import { useEffect, useMemo, type ReactNode } from 'react';
import type { Card } from '../cards.ts';
import { CellContext } from './cell.ts';
import { Flow } from './Flow.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { intoView } from './intoView.ts';
import { KeysHint } from './KeysHint.tsx';
import { isSameLayout, placeOf, type Layout } from './layout.ts';
import { MoveButton } from './MoveButton.tsx';
import { Announcement } from './Announcement.tsx';
import { useArranging } from './useArranging.ts';
import { useWidth } from './useWidth.ts';
import { WideGrid } from './WideGrid.tsx';

interface Props {
  cards: readonly Card[];
  layout: Layout;
  first: Layout;
  isLoading: boolean;
  onArrange: (layout: Layout) => void;
  /** Shows a card, in a `CardFrame`. */
  renderCard: (card: Card) => ReactNode;
  isPrinted?: boolean;
}

/** The least widths, in pixels, of the grid and of two cards in a row. */
const [gridFrom, twoFrom] = [860, 600];

export function CardGrid({ cards, layout, first, isLoading, onArrange, renderCard, isPrinted = false }: Props) {
  const { box, width } = useWidth();
  const arrange = (next: Layout) => {
    if (!isSameLayout(next, layout)) onArrange(next);
  };
  const arranging = useArranging(layout, arrange);
  const shown = arranging.state?.layout ?? layout;
  const { card } = arranging;
  useEffect(() => {
    const place = card === undefined ? undefined : placeOf(shown, card);
    if (place && box.current) intoView(box.current, place);
  }, [shown, card, box]);
  const rendered = useMemo(() => new Map(cards.map((each) => [each.id, renderCard(each)])), [cards, renderCard]);
  const across = isPrinted ? 2 : width === undefined || width >= gridFrom ? undefined : width >= twoFrom ? 2 : 1;
  // The tab order changes only when the move ends, or the card would lose the focus.
  const order = (arranging.state?.start ?? layout).map(({ i }) => i);
  return (
    <div ref={box}>
      {isLoading || width === undefined ? (
        <GridSkeleton layout={first} {...(across && { across })} />
      ) : across ? (
        <Flow layout={layout} across={across} wideFrom={isPrinted ? 7 : 5} renderCell={(id) => rendered.get(id)} />
      ) : (
        <WideGrid
          layout={shown}
          order={order}
          width={width}
          onArrange={arrange}
          renderCell={(id) => (
            <>
              <CellContext value={{ handle: <MoveButton card={id} arranging={arranging} />, isArranged: card === id }}>
                {rendered.get(id)}
              </CellContext>
              {card === id && <KeysHint />}
            </>
          )}
        />
      )}
      <Announcement {...arranging.announcement} />
    </div>
  );
}
