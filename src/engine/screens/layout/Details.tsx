import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { later } from '../values/later.tsx';
import { Value } from '../widgets/Value.tsx';

interface Props {
  details: readonly ColumnPlan[];
  archived?: boolean;
  detailOf?: (column: ColumnPlan) => ReactNode;
}

/** Omits fields of archived records elsewhere, and those of other types than the record's. */
export function Details({ details, archived = false, detailOf }: Props) {
  const translate = useTranslate();
  const type: unknown = useRecordContext()?.['__typename'];
  return (
    <List>
      {details
        .filter(({ path, only }) => archived || (path !== 'archivedAt' && only !== 'archive'))
        .filter((column) => !isBadge(column) && (column.on === undefined || column.on === type))
        .map((column) => (
          <div key={column.path} data-wide={isWide(column) || undefined}>
            <dt>{translate(column.label)}</dt>
            <dd>
              {column.rows ? <RowsTable column={column} rows={column.rows} /> : <Value column={column} />}
              {detailOf?.(column)}
            </dd>
          </div>
        ))}
    </List>
  );
}

const RowsTable = later(async () => (await import('./RowsTable.tsx')).RowsTable, '…');

export const isBadge = ({ widget }: ColumnPlan): boolean => widget === 'locked' || widget === 'purged';

const isWide = ({ kind, widget }: ColumnPlan): boolean => (widget === undefined ? kind === 'json' : wide.has(widget));

const wide = new Set(['certificates', 'changes', 'dkimRecords', 'json', 'rows', 'stages', 'workflowOptions']);

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 30%) 1fr',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 0),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& > div[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(1) },
  '& > div:first-of-type': { paddingTop: 0 },
  '& > div:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  '& > div > dt': { color: theme.palette.text.secondary },
  '& > div > dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 480px)': { '& > div': { gridTemplateColumns: '1fr', gap: theme.spacing(0.25) } },
}));
