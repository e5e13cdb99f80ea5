import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import { firstOrder } from './listState.ts';

interface Props {
  column: ColumnPlan;
  sort: Plan['sort'];
  onSort: (sort: Plan['sort']) => void;
}

/** A column's head; where the server can sort by it, a button that does, and turns the order at the next press. */
export const HeaderCell = memo(function HeaderCell({ column: { label, sortBy, kind }, sort, onSort }: Props) {
  const translate = useTranslate();
  const text = translate(label);
  if (!sortBy) return <th scope="col">{text}</th>;
  const order = sort?.field === sortBy ? sort.order : undefined;
  const first = firstOrder(kind);
  const next = order === undefined ? first : order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th scope="col" aria-sort={order === undefined ? 'none' : order === 'ASC' ? 'ascending' : 'descending'}>
      <SortButton type="button" data-order={order} onClick={() => onSort({ field: sortBy, order: next })}>
        {text}
        <ArrowDownward fontSize="inherit" aria-hidden />
      </SortButton>
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
