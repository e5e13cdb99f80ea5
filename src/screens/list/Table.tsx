import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { usePrefetchRecord } from '../show/usePrefetchRecord.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { ListRow } from './ListRow.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { barHeight, topBarHeight } from './measures.ts';
import type { Collection } from './useCollection.ts';
import { useRowKeys } from './useRowKeys.ts';

interface Props {
  collection: Collection;
  selectable: boolean;
  /** Where a row leads; absent where nothing opens. */
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
}

/** The rows of a list as a table; plain elements under one style, since a styled component for every cell would cost a slow machine 100 ms. */
export function Table({ collection, selectable, open, highlighted }: Props) {
  const { columns, rows, loading, stale, state, selection, order, plan } = collection;
  const translate = useTranslate();
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const prefetch = usePrefetchRecord(plan, open !== undefined);
  const keys = useRowKeys(selection.toggle);
  const selectedHere = ids.filter((id) => selection.selected.includes(id)).length;

  return (
    <Rows aria-busy={loading || stale} aria-label={translate(`resources.${plan.name}.name`)} data-stale={stale || undefined}>
      <colgroup>
        {selectable && <col style={{ width: 48 }} />}
        {widthsOf(columns).map((width, index) => (
          <col key={columns[index]?.path} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selectable && (
            <th className="box" scope="col">
              <SelectBox
                checked={ids.length > 0 && selectedHere === ids.length}
                some={selectedHere > 0}
                disabled={ids.length === 0}
                label={translate('ra.action.select_all')}
                onChange={() => selection.togglePage(ids)}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.path} column={column} sort={state.sort} onSort={order} />
          ))}
        </tr>
      </thead>
      <tbody ref={keys}>
        {loading ? (
          <SkeletonRows columns={columns} selectable={selectable} />
        ) : (
          rows?.map((row) => (
            <ListRow
              key={row.id}
              row={row}
              plan={plan}
              columns={columns}
              ids={ids}
              prefetch={prefetch}
              to={open?.(row.id)}
              highlighted={highlighted === row.id}
              selected={selection.selected.includes(row.id)}
              {...(selectable && { onToggle: selection.toggle })}
            />
          ))
        )}
      </tbody>
    </Rows>
  );
}

/** One column always takes what is left: a table whose columns all say their width would stretch the box column, too. */
function widthsOf(columns: readonly ColumnPlan[]): (string | undefined)[] {
  const widths = columns.map(({ width, kind }) => width ?? (kind === 'date' || kind === 'dateTime' ? '160px' : undefined));
  return widths.includes(undefined) ? widths : [...widths.slice(0, -1), undefined];
}

const Rows = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: theme.spacing(0, 1.5), textAlign: 'start', borderBottom: `1px solid ${theme.palette.divider}` },
  '& .box': { padding: theme.spacing(0, 0, 0, 2) },
  '& th': {
    position: 'sticky',
    top: topBarHeight + barHeight,
    zIndex: 1,
    height: 40,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.secondary,
    ...theme.typography.caption,
    fontWeight: 600,
  },
  '& td': { height: 48, paddingTop: theme.spacing(0.75), paddingBottom: theme.spacing(0.75) },
  '& tbody tr': { transition: 'background-color 80ms' },
  // What the keyboard goes to is never hidden below the bars that stick.
  '& tbody :is(a, input)': { scrollMarginTop: topBarHeight + barHeight + 56, scrollMarginBottom: 72 },
  '& tbody tr:last-of-type td': { borderBottomColor: 'transparent' },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr[data-selected]': { backgroundColor: theme.palette.action.selected },
  '& tbody tr[data-highlighted]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
  // The rows of the page before stay readable; a quick answer comes before they dim, so nothing flickers.
  '& tbody': { transition: 'opacity 120ms' },
  '&[data-stale] tbody': { opacity: 0.7, transitionDelay: '150ms' },
}));
