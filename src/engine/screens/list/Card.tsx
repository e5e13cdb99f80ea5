import { RecordContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { ShownColumn } from '../values/field.ts';
import { Value } from '../widgets/Value.tsx';
import { EditLink } from './EditLink.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import { RecordLink } from './RecordLink.tsx';
import type { OpenRecord } from './useOpenRecord.ts';
import { SelectBox } from './SelectBox.tsx';
import { keyOf } from '../values/switches.ts';
import { Unfolded } from './Unfolded.ts';
import type { Row } from './listState.ts';

interface Props {
  row: Row;
  plan: Plan;
  columns: readonly ShownColumn[];
  opening: OpenRecord;
  to: string | undefined;
  edit: string | undefined;
  selected: boolean;
  highlighted: boolean;
  onToggle: ((id: string) => void) | undefined;
}

export function Card({ row, plan, columns, opening, to, edit, selected, highlighted, onToggle }: Props) {
  const translate = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const { id } = row;
  const name = titleOf(plan, row) || id;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const title = primary && <Value column={primary} dense />;
  return (
    <RecordContextProvider value={row}>
      <li data-id={id} data-selected={selected || undefined} data-highlighted={highlighted || undefined}>
        {onToggle && <SelectBox checked={selected} label={translate('screens.list.selectRow', { name })} onChange={() => onToggle(id)} />}
        <div>
          {to ? (
            <RecordLink className="row-link" id={id} to={to} opening={opening}>
              {title}
            </RecordLink>
          ) : (
            <strong>{title}</strong>
          )}
          <dl>
            {columns
              .filter((column) => column !== primary)
              .map((column) => (
                <div key={keyOf(column)}>
                  <dt>{translate(column.label, column.names)}</dt>
                  <dd>
                    <Value column={column} dense />
                  </dd>
                </div>
              ))}
          </dl>
          {plan.expand && unfolded && (
            <div id={`unfolded-${id}`} className="unfolded">
              <Unfolded columns={plan.expand} />
            </div>
          )}
        </div>
        {(edit || plan.expand) && (
          <span className="tools">
            {edit && <EditLink id={id} to={edit} name={name} opening={opening} />}
            {plan.expand && <ExpandButton name={name} id={id} open={unfolded} onToggle={() => setUnfolded(!unfolded)} />}
          </span>
        )}
      </li>
    </RecordContextProvider>
  );
}
