import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { usePrefetchRecord } from './usePrefetchRecord.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { ListRow } from './ListRow.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Rows, ScrollBox } from './tableStyles.ts';
import { keyOf } from '../values/switches.ts';
import type { Collection } from './useCollection.ts';
import { useShownColumns, useWidths } from './tableWidths.ts';
import { useRowKeys } from './useRowKeys.ts';

export interface RowsProps {
  collection: Collection;
  selectable: boolean;
  open?: ((id: string) => string) | undefined;
  edit?: ((id: string) => string) | undefined;
  highlighted?: string | undefined;
  /** Shows a row next to the list. */
  peek?: ((id: string) => void) | undefined;
}

/** Plain elements under one style: a styled component per cell would cost a slow machine 100 ms. */
export function Table({ collection, selectable, open, edit, highlighted, peek }: RowsProps) {
  const { rows, loading, stale, state, selection, order, plan, layout, density } = collection;
  const columns = useShownColumns(plan, collection.columns);
  const translate = useTranslate();
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const prefetch = usePrefetchRecord(plan, open !== undefined);
  const keys = useRowKeys(selection.toggle, peek);
  const selectedHere = ids.filter((id) => selection.selected.includes(id)).length;
  const name = translate(`resources.${plan.name}.name`);
  const tools = (selectable ? 48 : 0) + (plan.expand ? 40 : 0) + (edit ? 56 : 0);
  const { box, scrolls, total, widths } = useWidths(columns, tools);

  return (
    <ScrollBox ref={box} data-scrolls={scrolls || undefined} {...(scrolls && { role: 'region', 'aria-label': name, tabIndex: 0 })}>
      <Rows
        aria-busy={loading || stale}
        aria-label={name}
        data-stale={stale || undefined}
        data-density={density}
        data-pinned={scrolls ? (selectable ? 'boxed' : 'plain') : undefined}
        style={total === undefined ? undefined : { minWidth: total }}
      >
        <colgroup>
          {selectable && <col style={{ width: 48 }} />}
          {plan.expand && <col style={{ width: 40 }} />}
          {widths.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
          {edit && <col style={{ width: 56 }} />}
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
            {plan.expand && <td className="tool">{nothing}</td>}
            {columns.map((column, index) => (
              <HeaderCell
                key={keyOf(column)}
                column={column}
                sort={state.sort}
                onSort={order}
                first={index === 0}
                onResize={layout.resize}
              />
            ))}
            {edit && <td className="tool">{nothing}</td>}
          </tr>
        </thead>
        <tbody ref={keys}>
          {loading ? (
            <SkeletonRows columns={columns} selectable={selectable} before={plan.expand !== undefined} after={edit !== undefined} />
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
                edit={edit?.(row.id)}
                highlighted={highlighted === row.id}
                selected={selection.selected.includes(row.id)}
                {...(selectable && { onToggle: selection.toggle })}
              />
            ))
          )}
        </tbody>
      </Rows>
    </ScrollBox>
  );
}

/** Empty column header. */
const nothing = '\u00a0';
