import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate, type RaRecord } from 'ra-core';
import { useId, useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { ChildSection } from '../record/ChildSection.tsx';

export function ChildButton({ plan, parent }: { plan: Plan; parent: RaRecord }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = translate(`resources.${plan.name}.name`);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate(`resources.${plan.name}.open`, { _: name })}
      </Button>
      {open && (
        <Dialog open fullWidth maxWidth="md" onClose={() => setOpen(false)} aria-labelledby={id}>
          <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            {name}
            <IconButton edge="end" aria-label={translate('ra.action.close')} onClick={() => setOpen(false)}>
              <Close fontSize="small" />
            </IconButton>
          </DialogTitle>
          <DialogContent>
            <ChildSection plan={plan} parent={parent} alone />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
