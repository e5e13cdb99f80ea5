import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { firstOrder } from './listState.ts';
import { SmallSelect } from './SmallSelect.tsx';
import type { Collection } from './useCollection.ts';

/** The order of a list whose columns have no heads to press. */
export function SortSelect({ collection }: { collection: Collection }) {
  const { columns, state, order } = collection;
  const translate = useTranslate();
  const id = useId();
  const offered = columns.flatMap((column) =>
    column.sortBy ? ordersOf(column).map(([by, text]) => ({ field: column.sortBy ?? '', by, text, column })) : [],
  );
  if (offered.length === 0) return null;
  const chosen = state.sort ? `${state.sort.field} ${state.sort.order}` : '';
  const choose = (value: string) => {
    const found = offered.find(({ field, by }) => `${field} ${by}` === value);
    if (found) order({ field: found.field, order: found.by });
  };
  return (
    <Bar>
      <label htmlFor={id}>{translate('screens.list.sortBy')}</label>
      <SmallSelect id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        {!state.sort && <option value="">–</option>}
        {offered.map(({ field, by, text, column }) => (
          <option key={`${field} ${by}`} value={`${field} ${by}`}>
            {translate(`screens.list.order.${text}`, { column: translate(column.label) })}
          </option>
        ))}
      </SmallSelect>
    </Bar>
  );
}

/** Both orders of a column with their texts; the one that is wanted first comes first. */
function ordersOf({ kind }: ColumnPlan): ['ASC' | 'DESC', string][] {
  const [up, down] = kind === 'number' ? ['lowest', 'highest'] : firstOrder(kind) === 'DESC' ? ['oldest', 'newest'] : ['aToZ', 'zToA'];
  const orders: ['ASC' | 'DESC', string][] = [
    ['ASC', up],
    ['DESC', down],
  ];
  return firstOrder(kind) === 'ASC' ? orders : orders.toReversed();
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
