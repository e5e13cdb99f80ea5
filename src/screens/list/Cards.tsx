import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { at } from '../../plan/sources.ts';
import { Value } from '../widgets/Value.tsx';
import { barHeight, topBarHeight } from './measures.ts';
import { RowLink } from './RowLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { Collection } from './useCollection.ts';
import { useRowKeys } from './useRowKeys.ts';

interface Props {
  collection: Collection;
  selectable: boolean;
  open?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
}

/** The rows of a list where a table has no room: the name first, the rest as labelled lines. */
export function Cards({ collection, selectable, open, highlighted }: Props) {
  const { columns, rows, loading, stale, selection, plan } = collection;
  const translate = useTranslate();
  const keys = useRowKeys(selection.toggle);
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const others = columns.filter((column) => column !== primary);
  if (loading) return <SkeletonCards lines={others.length} />;
  return (
    <>
      <SortSelect collection={collection} />
      <Stack aria-busy={stale} aria-label={translate(`resources.${plan.name}.name`)} data-stale={stale || undefined} ref={keys}>
        {rows?.map((row) => {
          const { id } = row;
          const name = primary && <Value value={at(row, primary.path)} column={primary} record={row} dense />;
          return (
            <RecordContextProvider key={id} value={row}>
              <li
                data-id={id}
                data-selected={selection.selected.includes(id) || undefined}
                data-highlighted={highlighted === id || undefined}
              >
                {selectable && (
                  <SelectBox
                    checked={selection.selected.includes(id)}
                    label={translate('screens.list.selectRow', { name: String(at(row, plan.title) ?? id) })}
                    onChange={() => selection.toggle(id)}
                  />
                )}
                <div>
                  {open ? <RowLink to={open(id)}>{name}</RowLink> : <strong>{name}</strong>}
                  <dl>
                    {others.map((column) => (
                      <div key={column.path}>
                        <dt>{translate(column.label)}</dt>
                        <dd>
                          <Value value={at(row, column.path)} column={column} record={row} dense />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </li>
            </RecordContextProvider>
          );
        })}
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
  '& :is(a, input)': { scrollMarginTop: 2 * barHeight + topBarHeight, scrollMarginBottom: 72 },
  '& dl': { margin: theme.spacing(0.5, 0, 0), display: 'grid', gap: theme.spacing(0.25) },
  '& dl > div': { display: 'flex', gap: theme.spacing(1), minWidth: 0 },
  '& dt': { color: theme.palette.text.secondary, flex: '0 0 112px' },
  '& dd': { margin: 0, minWidth: 0 },
}));
