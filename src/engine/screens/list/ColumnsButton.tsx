import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { laterWorded } from '../values/later.tsx';
import { usePageCommand } from '../values/pageCommands.ts';
import type { Columns } from './useColumns.ts';

export function ColumnsButton({ columns }: { columns: Columns }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('ra.action.select_columns');
  const button = useRef<HTMLButtonElement>(null);
  usePageCommand({ id: 'columns', label, run: () => setAnchor(button.current) });
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void ColumnsPanel.preload()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewColumn fontSize="small" />
      </IconButton>
      {anchor && <ColumnsPanel columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const ColumnsPanel = laterWorded(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);
