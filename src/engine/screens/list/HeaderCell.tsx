import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { ShownColumn } from '../values/field.ts';
import { firstOrder, type ListState } from './listState.ts';
import { ResizeEdge } from './tools/ResizeEdge.tsx';

interface Props {
  column: ShownColumn;
  sort: ListState['sort'];
  onSort: (sort: ListState['sort']) => void;
  first?: boolean;
  onResize?: (path: string, width: number | undefined) => void;
}

export const HeaderCell = memo(function HeaderCell({
  column: { path, label, sortBy, kind, names, of: row },
  sort,
  onSort,
  first = false,
  onResize,
}: Props) {
  const translate = useTranslate();
  const text = translate(label, names);
  const of = row && String(row['id']);
  const className = first ? 'first' : undefined;
  const edge = onResize && <ResizeEdge path={path} onResize={onResize} />;
  if (!sortBy)
    return (
      <th scope="col" className={className}>
        {text}
        {edge}
      </th>
    );
  const order = sort?.field === sortBy && sort.of === of ? sort.order : undefined;
  const requested = firstOrder(kind);
  const next = order === undefined ? requested : order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th scope="col" className={className} aria-sort={order === undefined ? 'none' : order === 'ASC' ? 'ascending' : 'descending'}>
      <SortButton type="button" data-order={order} onClick={() => onSort({ field: sortBy, order: next, ...(of && { of }) })}>
        {text}
        <ArrowDownward fontSize="inherit" aria-hidden />
      </SortButton>
      {edge}
    </th>
  );
});

const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  height: 28,
  padding: theme.spacing(0, 0.75),
  marginInlineStart: theme.spacing(-0.75),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& svg': { opacity: 0, transition: 'opacity 120ms, transform 120ms' },
  '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '&[data-order]': { color: theme.palette.text.primary },
  '&[data-order] svg': { opacity: 1 },
  '&[data-order="ASC"] svg': { transform: 'rotate(180deg)' },
}));
