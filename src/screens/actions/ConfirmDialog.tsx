import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface Props {
  title: string;
  text?: string;
  confirm: string;
  /** @default the catalogue's Cancel */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back (spec 1 §9: 552 pixels wide). */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      slotProps={{ paper: { sx: { width: 552 } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text && <DialogContent id={`${id}-text`}>{text}</DialogContent>}
      <DialogActions>
        <Button onClick={onClose}>{cancel ?? translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm} autoFocus>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
