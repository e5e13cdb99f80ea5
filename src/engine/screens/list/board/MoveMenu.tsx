import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { LabelledMenu } from '../../widgets/LabelledMenu.tsx';
import type { BoardColumn } from './boardColumns.ts';
import type { Lifted, Moves } from './moves.ts';

interface Props {
  cards: readonly Lifted[];
  anchor: HTMLElement;
  columns: readonly BoardColumn[];
  moves: Moves;
  onChoose: (column: BoardColumn) => void;
  onClose: () => void;
}

/** The columns to which cards can move; those that refuse them say why. */
export function MoveMenu({ cards, anchor, columns, moves, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const others = columns.filter((column) => cards.some((card) => card.column.id !== column.id));
  return (
    <LabelledMenu label={translate('screens.board.moveTo', { smart_count: cards.length })} open anchorEl={anchor} onClose={onClose}>
      {others.map((column) => {
        const reason = moves.whyNot(cards, column);
        return (
          <MenuItem
            key={column.id}
            aria-disabled={reason !== undefined || undefined}
            onClick={() => {
              if (reason !== undefined) return;
              onClose();
              onChoose(column);
            }}
          >
            <ListItemText
              primary={
                translate(column.label, { _: column.label }) || translate('screens.list.unnamedTab', { number: column.position + 1 })
              }
              secondary={reason}
              slotProps={{ primary: { sx: { opacity: reason === undefined ? 1 : 0.55 } } }}
              sx={{ whiteSpace: 'normal', maxWidth: 300 }}
            />
          </MenuItem>
        );
      })}
    </LabelledMenu>
  );
}
