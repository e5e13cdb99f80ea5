import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useGetList, useLocaleState, useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Row } from '../listState.ts';
import type { CardProps } from './cardProps.ts';
import { cardsPerPage, type BoardColumn } from './boardColumns.ts';
import { ColumnPage } from './ColumnPage.tsx';

interface Props {
  column: BoardColumn;
  card: CardProps;
  enabled: boolean;
  selected: readonly string[];
  busy: ReadonlySet<string>;
  /** Number of cards on their way into this column. */
  arriving: number;
  /** Why the dragged cards can't come here. */
  refusal: string | undefined;
  drop: 'taken' | 'refused' | undefined;
}

/** Memoised: a drag renders only the columns that it enters and leaves, and none of their cards. */
export const Column = memo(function Column({ column, card, enabled, selected, busy, arriving, refusal, drop }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const { total, pageInfo, data, error, refetch, isFetching } = useGetList<Row>(card.plan.name, column.request(1), { enabled });
  const [reached, setReached] = useState(0);
  const reach = useCallback((rows: number) => setReached((before) => Math.max(before, rows)), []);
  // An API without totals says only whether more follow.
  const more = total === undefined && (pageInfo?.hasNextPage ?? false);
  const count = total ?? Math.max(reached, (data?.length ?? 0) + (more ? 1 : 0));
  const name = translate(column.label, { _: column.label });
  const words = data && (total ?? count).toLocaleString(locale) + (more ? '+' : '');

  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ column: column.id }),
      canDrop: ({ source }) => source.data['board'] === card.board,
    });
  }, [column.id, card.board]);

  return (
    <Section ref={element} aria-labelledby={id} data-column={column.id} data-refused={refusal !== undefined || undefined} data-drop={drop}>
      <header>
        <h2 id={id}>
          {name || translate('screens.list.unnamedTab', { number: column.position + 1 })}
          {words !== undefined && (
            <span title={translate('screens.board.cards', { smart_count: count, number: words })}>
              <span className="unseen">, </span>
              {words}
            </span>
          )}
        </h2>
      </header>
      {refusal !== undefined && <p className="refusal">{refusal}</p>}
      {arriving > 0 && <p className="arriving">{translate('screens.board.arriving', { smart_count: arriving })}</p>}
      {error && !data ? (
        <div className="failed" role="alert">
          <p>{translate('screens.board.failed')}</p>
          <Button size="small" variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        </div>
      ) : (
        <CardList
          {...{ column, card, enabled, selected, busy, name }}
          count={data ? count : 3}
          loading={data === undefined}
          onReach={reach}
        />
      )}
    </Section>
  );
});

interface ListProps extends Pick<Props, 'column' | 'card' | 'enabled' | 'selected' | 'busy'> {
  name: string;
  count: number;
  loading: boolean;
  onReach: (rows: number) => void;
}

/** Renders and loads only the cards in sight. */
const CardList = memo(function CardList({ column, card, enabled, selected, busy, name, count, loading, onReach }: ListProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    initialRect: { width: 280, height: 600 },
    overscan: 4,
    gap: 8,
    paddingStart: 4,
    paddingEnd: 12,
  });
  if (count === 0) return <p className="none">{translate('screens.board.none')}</p>;
  const pages = new Map<number, VirtualItem[]>();
  for (const item of virtual.getVirtualItems()) {
    const page = Math.floor(item.index / cardsPerPage) + 1;
    pages.set(page, [...(pages.get(page) ?? []), item]);
  }
  return (
    <div className="scroller" ref={box}>
      <ul aria-label={name} aria-busy={loading || undefined} style={{ height: virtual.getTotalSize() }}>
        {[...pages].map(([page, items]) => (
          <ColumnPage
            key={page}
            {...{ column, card, enabled, selected, busy, page, items, count, onReach }}
            measure={virtual.measureElement}
          />
        ))}
      </ul>
    </div>
  );
});

const estimatedHeight = 116;

const Section = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 248px',
  maxWidth: 400,
  minHeight: 0,
  scrollSnapAlign: 'start',
  backgroundColor: theme.palette.background.default,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@media (max-width: 600px)': { flexBasis: 'min(84vw, 360px)' },
  '&[data-drop=taken]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&[data-refused]': { borderStyle: 'dashed', '& > .scroller, & > header': { opacity: 0.4 } },
  '& > header': { padding: theme.spacing(1.25, 1.5, 0.75) },
  '& h2': {
    ...theme.typography.subtitle2,
    fontWeight: 600,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    margin: 0,
    overflowWrap: 'anywhere',
    '& > span': { color: theme.palette.text.secondary, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  },
  '& > p': { margin: theme.spacing(0, 1.25, 1), color: theme.palette.text.secondary },
  // Over the cards, so that nothing moves under the pointer.
  '& > .refusal': {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    top: 40,
    padding: theme.spacing(1),
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.shadows[2],
  },
  '& > .arriving': { color: theme.palette.text.primary, fontWeight: 600 },
  '& > .failed': { padding: theme.spacing(0, 1.5, 1.5), '& > p': { margin: theme.spacing(0, 0, 1) } },
  '& > .scroller': { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehaviorY: 'contain', contain: 'strict' },
  '& ul': { position: 'relative', listStyle: 'none', margin: 0, padding: 0 },
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));
