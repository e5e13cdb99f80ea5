import UploadFile from '@mui/icons-material/UploadFileOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { laterWorded } from '../values/later.tsx';
import { usePageCommand } from '../values/pageCommands.ts';
import { useAvailability } from '../values/useAvailability.ts';

/** For every list with a create form. */
export function ImportButton({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const may =
    useAvailability().may(plan, 'create') && plan.forms.create !== undefined && plan.parent === undefined && plan.shownOnce === undefined;
  const label = translate('screens.import.open');
  usePageCommand(may ? { id: 'import', label, run: () => setOpen(true) } : undefined);
  if (!may) return null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onPointerEnter={() => void ImportDialog.preload()}
          onClick={() => setOpen(true)}
        >
          <UploadFile fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ImportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

const ImportDialog = laterWorded(async () => (await import('./ImportDialog.tsx')).ImportDialog);
