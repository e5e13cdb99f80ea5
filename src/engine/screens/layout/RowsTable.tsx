import { styled } from '@mui/material/styles';
import { RecordContextProvider, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import Button from '@mui/material/Button';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { Missing } from '../widgets/Missing.tsx';
import { Value } from '../widgets/Value.tsx';

const first = 50;

/** A list of objects that the record holds; rows inside rows stand below them. */
export function RowsTable({ column, rows: columns }: { column: ColumnPlan; rows: readonly ColumnPlan[] }) {
  const translate = useTranslate();
  const held = at(useRecordContext(), column.path);
  const [all, setAll] = useState(false);
  const rows: readonly unknown[] = Array.isArray(held) ? held : [];
  if (rows.length === 0) return <Missing />;
  const plain = columns.filter(({ rows: inner }) => inner === undefined);
  const nested = columns.filter(({ rows: inner }) => inner !== undefined);
  // Rows of several types: each by its name and type.
  const kinds = column.members && { ...column, widget: 'member' };
  const shown = all ? rows : rows.slice(0, first);
  return (
    <Frame tabIndex={0} role="region" aria-label={translate(column.label)}>
      <table>
        <thead>
          <tr>
            {kinds && <th scope="col">{translate(column.label)}</th>}
            {plain.map(({ path, label }) => (
              <th key={path} scope="col">
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // Rows may have no id, and don't move.
            <RecordContextProvider key={index} value={(row ?? {}) as Values}>
              <tr>
                {kinds && (
                  <td>
                    <Value column={kinds} value={row} />
                  </td>
                )}
                {plain.map((each) => (
                  <td key={each.path}>
                    <Value column={each} />
                  </td>
                ))}
              </tr>
              {nested
                .filter(({ path }) => isFilled(at(row, path)))
                .map((each) => (
                  <tr key={each.path}>
                    <td colSpan={Math.max(1, plain.length + (kinds ? 1 : 0))}>
                      <small>{translate(each.label)}</small>
                      <RowsTable column={each} rows={each.rows ?? []} />
                    </td>
                  </tr>
                ))}
            </RecordContextProvider>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('screens.show.allRows', { count: rows.length })}
        </Button>
      )}
    </Frame>
  );
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { textAlign: 'start', padding: theme.spacing(0.75, 1.25), verticalAlign: 'top', minWidth: 80 },
  '& th': { ...theme.typography.caption, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', color: theme.palette.text.secondary, marginBottom: theme.spacing(0.5) },
}));
