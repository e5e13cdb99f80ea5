import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { RefusalContext } from '../values/refusal.ts';

interface Props {
  title: string;
  text?: string;
  confirm: string;
  disabled?: boolean;
  children?: ReactNode;
  /** Irreversible: a double press of Enter must not confirm it. @default false */
  final?: boolean;
  /** Enter confirms, though there is more to read or to fill in. @default without children */
  ready?: boolean;
  /** @default the catalogue's Cancel */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** 552 pixels wide (spec 1 §9). */
export function ConfirmDialog({ title, text, confirm, cancel, disabled = false, final = false, children, ...props }: Props) {
  const { ready = !children, onConfirm, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      slotProps={{ paper: { sx: { width: 552 } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {(text || children) && (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {text && (
            <span id={`${id}-text`} style={{ whiteSpace: 'pre-line' }}>
              {text}
            </span>
          )}
          <RefusalContext value={setRefusal}>{children}</RefusalContext>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} autoFocus={final}>
          {cancel ?? translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={onConfirm}
          disabled={disabled || refusal !== undefined}
          aria-describedby={refusal}
          autoFocus={ready && !final}
          color={final ? 'error' : 'primary'}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
