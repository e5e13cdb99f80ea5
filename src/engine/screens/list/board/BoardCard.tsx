import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import { styled } from '@mui/material/styles';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { memo, useEffect, useRef } from 'react';
import { titleOf } from '../../../plan/titleOf.ts';
import { keyOf } from '../../values/switches.ts';
import { Value } from '../../widgets/Value.tsx';
import type { Row } from '../listState.ts';
import { RowLink } from '../RowLink.tsx';
import { SelectBox } from '../SelectBox.tsx';
import type { BoardColumn } from './boardColumns.ts';
import type { CardProps } from './cardProps.ts';
import { raised } from '../../values/surfaces.ts';

interface Props {
  row: Row;
  column: BoardColumn;
  card: CardProps;
  selected: boolean;
  busy: boolean;
}

/** Memoised: scrolling and dragging render no card that stays as it is. */
export const BoardCard = memo(function BoardCard({ row, column, card, selected, busy }: Props) {
  const { plan, board, open, highlighted, toggle, openMenu } = card;
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const { id } = row;
  const name = titleOf(plan, row) || id;
  const moves = openMenu !== undefined && !busy;
  useEffect(() => {
    if (!element.current || !moves) return;
    return draggable({ element: element.current, getInitialData: () => ({ board, id, column: column.id }) });
  }, [board, id, column.id, moves]);
  const [primary, ...fields] = column.fields;
  const title = primary ? <Value column={primary} dense /> : name;
  const to = open?.(id);
  return (
    <RecordContextProvider value={row}>
      <Card
        ref={element}
        data-id={id}
        data-selected={selected || undefined}
        data-busy={busy || undefined}
        data-highlighted={highlighted === id || undefined}
        aria-busy={busy || undefined}
      >
        <div className="head">
          {toggle && <SelectBox checked={selected} label={translate('screens.list.selectRow', { name })} onChange={() => toggle(id)} />}
          {to ? (
            <RowLink to={to} draggable={false}>
              {title}
            </RowLink>
          ) : (
            <strong>{title}</strong>
          )}
          {openMenu && (
            <button
              type="button"
              aria-label={translate('screens.board.moveCard', { name })}
              title={translate('screens.board.move')}
              aria-haspopup="menu"
              aria-keyshortcuts="M"
              disabled={busy}
              onClick={({ currentTarget }) => openMenu(id, currentTarget)}
            >
              <MoveIcon fontSize="small" />
            </button>
          )}
        </div>
        <dl>
          {fields.map((field) => (
            <div key={keyOf(field)}>
              <dt>{translate(field.label, field.names)}</dt>
              <dd>
                <Value column={field} dense />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </RecordContextProvider>
  );
});

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.25, 1.5),
  ...raised(theme),
  '&[draggable=true]': { cursor: 'grab' },
  '&[data-selected]': { backgroundColor: theme.palette.action.selected, borderColor: theme.palette.primary.main },
  '&[data-highlighted]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
  '&[data-busy]': { opacity: 0.5, cursor: 'progress' },
  '& a, & img': { WebkitUserDrag: 'none' },
  '& > .head': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1) },
  '& > .head > :is(a, strong)': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > .head > label': { paddingTop: 10 },
  '& button': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    margin: '-4px -6px 0 0',
    padding: 0,
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '&:disabled': { cursor: 'inherit' },
  },
  '& dl': { display: 'grid', gap: theme.spacing(0.25), margin: theme.spacing(0.5, 0, 0) },
  '& dl > div': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(1), minWidth: 0 },
  '& dt': { ...theme.typography.caption, flex: '0 1 auto', maxWidth: '45%', overflowWrap: 'anywhere', color: theme.palette.text.secondary },
  '& dd': { flex: 1, margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}));
