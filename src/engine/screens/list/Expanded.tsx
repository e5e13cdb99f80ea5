import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { Missing } from '../widgets/Missing.tsx';
import { Value } from '../widgets/Value.tsx';

export function Expanded({ columns }: { columns: readonly ColumnPlan[] }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const values = columns.map(({ path }) => at(record, path));
  const count = Math.max(
    0,
    ...values.map((value) => (Array.isArray(value) ? value.length : value === undefined || value === null ? 0 : 1)),
  );
  const [only] = columns;
  // A widget of its own shows the whole list, also an empty one.
  if (only?.widget && columns.length === 1) return <Value column={only} dense />;
  if (count === 0) return <Missing />;
  return (
    <Small>
      <thead>
        <tr>
          {columns.map(({ path, label }) => (
            <th key={path} scope="col">
              {translate(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index}>
            {columns.map((column, place) => {
              const value = Array.isArray(values[place]) ? (values[place] as unknown[])[index] : values[place];
              return (
                <td key={column.path}>
                  <Value value={value} column={ofOne(column, value)} dense />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Small>
  );
}

const ofOne = (column: ColumnPlan, value: unknown): ColumnPlan =>
  column.kind === 'json' && typeof value !== 'object' ? { ...column, kind: typeof value === 'boolean' ? 'boolean' : 'text' } : column;

const Small = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '&& th, && td': {
    position: 'static',
    height: 'auto',
    padding: theme.spacing(0.75, 2, 0.75, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    backgroundColor: 'transparent',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th': { ...theme.typography.caption, fontWeight: 600, color: theme.palette.text.secondary },
  '&& tr:last-of-type td': { borderBottom: 0 },
}));
