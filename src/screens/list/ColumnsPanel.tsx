import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Option } from '../widgets/Choice.tsx';
import type { Columns } from './useColumns.ts';

/** Which columns the list shows; the one that names the row always stays. */
export function ColumnsPanel({ columns, anchor, onClose }: { columns: Columns; anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': translate('ra.action.select_columns'), role: 'dialog' } }}
    >
      <Panel>
        {columns.all.map((column) => (
          <Option key={column.path}>
            <input
              type="checkbox"
              checked={columns.isVisible(column)}
              disabled={column.primary === true}
              onChange={() => columns.toggle(column)}
            />
            {translate(column.label)}
          </Option>
        ))}
      </Panel>
    </Popover>
  );
}

const Panel = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.25), padding: theme.spacing(2), minWidth: 200 }));
