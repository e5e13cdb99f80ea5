import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Card } from './Card.tsx';
import { barHeight, topBarHeight } from '../values/measures.ts';
import { SortSelect } from './SortSelect.tsx';
import type { RowsProps } from './Table.tsx';
import { useShownColumns } from './tableWidths.ts';
import { low } from '../values/sticks.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { useRowKeys } from './useRowKeys.ts';

export function Cards({ collection, selectable, open, edit, highlighted, peek }: RowsProps) {
  const { rows, loading, stale, selection, plan } = collection;
  const columns = useShownColumns(plan, collection.columns);
  const translate = useTranslate();
  const opening = useOpenRecord(plan, open !== undefined || edit !== undefined);
  const keys = useRowKeys(selection.toggle, peek);
  if (loading) return <SkeletonCards lines={Math.max(0, columns.length - 1)} />;
  return (
    <>
      <SortSelect collection={collection} />
      <Stack aria-busy={stale} aria-label={translate(`resources.${plan.name}.name`)} data-stale={stale || undefined} ref={keys}>
        {rows?.map((row) => (
          <Card
            key={row.id}
            row={row}
            plan={plan}
            columns={columns}
            opening={opening}
            to={open?.(row.id)}
            edit={edit?.(row.id)}
            selected={selection.selected.includes(row.id)}
            highlighted={highlighted === row.id}
            onToggle={selectable ? selection.toggle : undefined}
          />
        ))}
      </Stack>
    </>
  );
}

function SkeletonCards({ lines }: { lines: number }) {
  return (
    <Stack aria-busy>
      {Array.from({ length: 8 }, (_, card) => (
        <li key={card}>
          <div>
            <Skeleton width={`${50 + ((card * 17) % 40)}%`} animation={false} />
            {Array.from({ length: lines }, (__, line) => (
              <Skeleton key={line} width={`${35 + ((card * 7 + line * 11) % 30)}%`} animation={false} />
            ))}
          </div>
        </li>
      ))}
    </Stack>
  );
}

const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;

const Stack = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  transition: 'opacity 120ms',
  '&[data-stale]': { opacity: 0.7, transitionDelay: '150ms' },
  '& > li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& > li:last-of-type': { borderBottomColor: 'transparent' },
  '& > li[data-selected]': { backgroundColor: theme.palette.action.selected },
  '& > li[data-highlighted]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& > li > .tools': { display: 'flex', flexDirection: 'column', gap: theme.spacing(0.5) },
  '& .unfolded': { marginTop: theme.spacing(1), overflowX: 'auto' },
  '& :is(a, input, button)': { scrollMarginTop: 2 * barHeight + topBarHeight, scrollMarginBottom: 72 },
  '& > li > div > dl': { margin: theme.spacing(0.5, 0, 0), display: 'grid', gap: theme.spacing(0.25) },
  '& > li > div > dl > div': { display: 'flex', gap: theme.spacing(1), minWidth: 0 },
  '& > li > div > dl dt': { color: theme.palette.text.secondary, flex: '0 0 112px' },
  '& > li > div > dl dd': { margin: 0, minWidth: 0 },
  // In a low window, as at 400 % zoom, values are cut off so that several rows fit; focus or mouse shows the full value.
  [low]: {
    '& > li': { gap: theme.spacing(1), padding: theme.spacing(0.5, 1.5) },
    '& > li > .tools': { flexDirection: 'row' },
    '& > li > div > dl': { ...theme.typography.caption, display: 'block', margin: 0, lineHeight: 1.25 },
    '& > li:not(:hover, :focus-within) > div > :is(dl, a, strong)': { ...twoLines, lineHeight: 1.25 },
    '& > li > div > dl > div, & > li > div > dl :is(dt, dd), & > li > div > dl dd > *': { display: 'inline' },
    '& > li > div > dl dt::after': { content: '": "' },
    '& > li > div > dl > div:not(:last-of-type)::after': { content: '" · "' },
  },
}));
