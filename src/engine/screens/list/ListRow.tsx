import { RecordContextProvider, useTranslate } from 'ra-core';
import { memo, useState, type MouseEvent } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { Gap } from './columnsInSight.ts';
import type { OpenRecord } from './useOpenRecord.ts';
import type { ShownColumn } from '../values/field.ts';
import { Value } from '../widgets/Value.tsx';
import { EditLink } from './EditLink.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import { RecordLink } from './RecordLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import { keyOf } from '../values/switches.ts';
import { Unfolded } from './Unfolded.ts';
import type { Row } from './listState.ts';
import type { RowId } from '../values/useSelection.ts';

interface Props {
  row: Row;
  plan: Plan;
  columns: readonly (ShownColumn | Gap)[];
  /** Columns in all, with those out of sight. */
  width: number;
  ids: readonly RowId[];
  to: string | undefined;
  edit: string | undefined;
  selected: boolean;
  highlighted: boolean;
  opening: OpenRecord;
  onToggle?: (id: RowId, through?: readonly RowId[]) => void;
}

/** Memoised: selecting one of a hundred rows renders one. */
export const ListRow = memo(function ListRow({
  row,
  plan,
  columns,
  width,
  ids,
  to,
  edit,
  selected,
  highlighted,
  opening,
  onToggle,
}: Props) {
  const translate = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const { id } = row;
  const name = titleOf(plan, row) || id;
  const open = (event: MouseEvent) => {
    // Ignore clicks that end a text selection, or target something inside the row.
    if (!to || event.defaultPrevented || (event.target as Element).closest('a,button,input,label') || window.getSelection()?.toString())
      return;
    if (event.metaKey || event.ctrlKey) window.open(to, '_blank', 'noopener');
    else opening.open(id, to);
  };
  return (
    <RecordContextProvider value={row}>
      <tr
        data-id={id}
        data-unfolded={unfolded || undefined}
        data-opens={to !== undefined || undefined}
        data-highlighted={highlighted || undefined}
        data-selected={selected || undefined}
        onClick={open}
        onPointerEnter={() => opening.rest(id)}
        onPointerLeave={opening.leave}
        onFocus={() => opening.rest(id)}
      >
        {onToggle && (
          <td className="box">
            <SelectBox
              checked={selected}
              label={translate('screens.list.selectRow', { name })}
              onChange={(shift) => onToggle(id, shift ? ids : undefined)}
            />
          </td>
        )}
        {plan.expand && (
          <td className="tool">
            <ExpandButton name={name} id={id} open={unfolded} onToggle={() => setUnfolded(!unfolded)} />
          </td>
        )}
        <Cells columns={columns} id={id} to={to} opening={opening} />
        {edit && (
          <td className="tool">
            <EditLink id={id} to={edit} name={name} opening={opening} />
          </td>
        )}
      </tr>
      {plan.expand && unfolded && (
        <tr className="unfolded" id={`unfolded-${id}`}>
          <td colSpan={onToggle ? 2 : 1}>&nbsp;</td>
          <td colSpan={width + (edit ? 1 : 0)}>
            <Unfolded columns={plan.expand} />
          </td>
        </tr>
      )}
    </RecordContextProvider>
  );
});

/** A change of the selection renders none of them. */
const Cells = memo(function Cells({ columns, id, to, opening }: Pick<Props, 'columns' | 'to' | 'opening'> & { id: string }) {
  const primary = columns.find((column) => 'primary' in column && column.primary) ?? columns[0];
  return columns.map((column, index) => {
    if ('gap' in column)
      return (
        <td key={column.path} colSpan={column.gap}>
          &nbsp;
        </td>
      );
    const field = <Value column={column} dense />;
    return (
      <td key={keyOf(column)} className={index === 0 ? 'first' : undefined}>
        {column === primary && to ? (
          <RecordLink className="row-link" id={id} to={to} opening={opening}>
            {field}
          </RecordLink>
        ) : (
          field
        )}
      </td>
    );
  });
});
