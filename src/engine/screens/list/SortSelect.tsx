import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ShownColumn } from '../values/field.ts';
import { firstOrder } from './listState.ts';
import { SmallSelect } from '../widgets/SmallSelect.tsx';
import { keyOf } from '../values/switches.ts';
import type { Collection } from './useCollection.ts';

export function SortSelect({ collection }: { collection: Collection }) {
  const { columns, state, order } = collection;
  const translate = useTranslate();
  const id = useId();
  const offered = columns.flatMap((column) =>
    column.sortBy
      ? ordersOf(column).map(([by, text]) => ({ key: `${keyOf({ ...column, path: column.sortBy ?? '' })} ${by}`, by, text, column }))
      : [],
  );
  if (offered.length === 0) return null;
  const { field = '', order: by = '', of } = state.sort ?? {};
  const chosen = state.sort ? `${of ? `${field} ${of}` : field} ${by}` : '';
  const choose = (value: string) => {
    const found = offered.find(({ key }) => key === value);
    const row = found?.column.of?.['id'];
    if (found) order({ field: found.column.sortBy ?? '', order: found.by, ...(row !== undefined && { of: String(row) }) });
  };
  return (
    <Bar>
      <label htmlFor={id}>{translate('screens.list.sortBy')}</label>
      <SmallSelect id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        {!state.sort && <option value="">–</option>}
        {offered.map(({ key, text, column }) => (
          <option key={key} value={key}>
            {translate(`screens.list.order.${text}`, { column: translate(column.label, column.names) })}
          </option>
        ))}
      </SmallSelect>
    </Bar>
  );
}

function ordersOf({ kind }: ShownColumn): ['ASC' | 'DESC', string][] {
  const [up, down] = words[kind] ?? (firstOrder(kind) === 'DESC' ? ['oldest', 'newest'] : ['aToZ', 'zToA']);
  const orders: ['ASC' | 'DESC', string][] = [
    ['ASC', up],
    ['DESC', down],
  ];
  return firstOrder(kind) === 'ASC' ? orders : orders.toReversed();
}

const words: Partial<Record<ShownColumn['kind'], [string, string]>> = {
  number: ['lowest', 'highest'],
  json: ['lowest', 'highest'],
  boolean: ['noFirst', 'yesFirst'],
};

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
