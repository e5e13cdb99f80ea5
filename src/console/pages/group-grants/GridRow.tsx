import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { AccessPart } from '../../access/sentences.ts';
import { Cell } from './Cell.tsx';
import { heldIn, rightsAt, type Column, type Row } from './grid.ts';
import { Fold } from './gridStyles.ts';

interface Props {
  row: Row;
  /** Place among the rows, from 0. */
  index: number;
  columns: readonly Column[];
  parts: readonly AccessPart[];
  open: boolean;
  onFold: (id: string) => void;
}

/** Memoised: scrolling renders only the rows that come into view. */
export const GridRow = memo(({ row, index, columns, parts, open, onFold }: Props) => {
  const translate = useTranslate();
  const { id, name, level, hasChildren } = row;
  const granted = rightsAt(row, parts);
  return (
    <tr aria-rowindex={index + 2} data-whole={id === null || undefined}>
      <th scope="row" title={id === null ? translate('access.grants.wholeHelp') : name}>
        <span style={{ paddingInlineStart: `calc(${level} * var(--indent))` }}>
          {id !== null && hasChildren ? (
            <Fold type="button" aria-expanded={open} aria-label={translate('access.grants.open', { name })} onClick={() => onFold(id)}>
              <ChevronRight fontSize="small" aria-hidden />
            </Fold>
          ) : (
            <i />
          )}
          <span>{name || translate('access.grants.unnamed')}</span>
        </span>
      </th>
      {columns.map((column) => (
        <Cell key={column.key} held={heldIn(column, granted)} all={column.actions.length} single={column.action !== undefined} />
      ))}
    </tr>
  );
});
