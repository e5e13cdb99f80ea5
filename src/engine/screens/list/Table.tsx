import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { useOpenRecord } from './useOpenRecord.ts';
import { useColumnsInSight } from './columnsInSight.ts';
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
  const { rows, loading: asking, stale, state, selection, order, plan, layout, density } = collection;
  const columns = useShownColumns(plan, collection.columns);
  // Rows in sight come first, and others when the page is painted: another page's rows never hold up a press.
  const shown = useDeferredValue(rows, rows?.slice(0, inSight()));
  const loading = asking || (rows !== undefined && shown === undefined);
  const translate = useTranslate();
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const opening = useOpenRecord(plan, open !== undefined || edit !== undefined);
  const keys = useRowKeys(selection.toggle, peek);
  const selectedHere = ids.filter((id) => selection.selected.includes(id)).length;
  const name = translate(`resources.${plan.name}.name`);
  const tools = (selectable ? 48 : 0) + (plan.expand ? 40 : 0) + (edit ? 56 : 0);
  const { box, scrolls, total, widths } = useWidths(columns, tools);
  const { shown: cells, onScroll } = useColumnsInSight(columns, widths);

  return (
    <ScrollBox
      ref={box}
      onScroll={onScroll}
      data-scrolls={scrolls || undefined}
      {...(scrolls && { role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      <Rows
        aria-busy={loading || stale || shown !== rows}
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
            {cells.map((column, index) =>
              'gap' in column ? (
                <td key={column.path} colSpan={column.gap}>
                  {nothing}
                </td>
              ) : (
                <HeaderCell
                  key={keyOf(column)}
                  column={column}
                  sort={state.sort}
                  onSort={order}
                  first={index === 0}
                  onResize={layout.resize}
                />
              ),
            )}
            {edit && <td className="tool">{nothing}</td>}
          </tr>
        </thead>
        <tbody ref={keys}>
          {loading ? (
            <SkeletonRows
              columns={columns.slice(0, 30)}
              selectable={selectable}
              before={plan.expand !== undefined}
              after={edit !== undefined}
            />
          ) : (
            shown?.map((row) => (
              <ListRow
                key={row.id}
                row={row}
                plan={plan}
                columns={cells}
                width={columns.length}
                ids={ids}
                opening={opening}
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

/** Below a page's bars, in the lowest rows. */
const inSight = (): number => Math.ceil((window.innerHeight - 200) / 36);

/** Empty cell of a header. */
const nothing = '\u00a0';
