import { RecordContextProvider, useTranslate } from 'ra-core';
import { memo, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { PrefetchRecord } from './usePrefetchRecord.ts';
import type { ShownColumn } from '../values/field.ts';
import { Value } from '../widgets/Value.tsx';
import { EditLink } from './EditLink.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import { RowLink } from './RowLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import { keyOf } from '../values/switches.ts';
import { Unfolded } from './Unfolded.ts';
import type { Row } from './listState.ts';
import type { RowId } from '../values/useSelection.ts';

interface Props {
  row: Row;
  plan: Plan;
  columns: readonly ShownColumn[];
  ids: readonly RowId[];
  to: string | undefined;
  edit: string | undefined;
  selected: boolean;
  highlighted: boolean;
  prefetch: PrefetchRecord;
  onToggle?: (id: RowId, through?: readonly RowId[]) => void;
}

/** Memoised: selecting one of a hundred rows renders one. */
export const ListRow = memo(function ListRow({ row, plan, columns, ids, to, edit, selected, highlighted, prefetch, onToggle }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState(false);
  const { id } = row;
  const name = titleOf(plan, row) || id;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const open = (event: MouseEvent) => {
    // Ignore clicks that end a text selection, or target something inside the row.
    if (!to || event.defaultPrevented || (event.target as Element).closest('a,button,input,label') || window.getSelection()?.toString())
      return;
    if (event.metaKey || event.ctrlKey) window.open(to, '_blank', 'noopener');
    else void navigate(to);
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
        onPointerEnter={() => prefetch.rest(id)}
        onPointerLeave={prefetch.leave}
        onFocus={() => prefetch.rest(id)}
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
        {columns.map((column, index) => {
          const field = <Value column={column} dense />;
          return (
            <td key={keyOf(column)} className={index === 0 ? 'first' : undefined}>
              {column === primary && to ? <RowLink to={to}>{field}</RowLink> : field}
            </td>
          );
        })}
        {edit && (
          <td className="tool">
            <EditLink to={edit} name={name} />
          </td>
        )}
      </tr>
      {plan.expand && unfolded && (
        <tr className="unfolded" id={`unfolded-${id}`}>
          <td colSpan={onToggle ? 2 : 1}>&nbsp;</td>
          <td colSpan={columns.length + (edit ? 1 : 0)}>
            <Unfolded columns={plan.expand} />
          </td>
        </tr>
      )}
    </RecordContextProvider>
  );
});
