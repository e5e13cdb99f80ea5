import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { failureOf } from '../../../engine/screens/values/answers.ts';

interface Props {
  title: string;
  /** Label of the button that goes on. */
  submit: string;
  isBusy: boolean;
  error: unknown;
  onSubmit: (typed: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of the dialogs that add a factor. */
export function FactorDialog({ title, submit, isBusy, error, onSubmit, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const reason = error ? (failureOf(error).reason ?? '') : '';
  return (
    // Closed meanwhile, it could not show the recovery codes that are made.
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          <div role="status">
            {error ? <Alert severity="error">{translate(`reasons.${reason}`, { _: translate('screens.factors.failed') })}</Alert> : null}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export const nameIn = (typed: FormData, otherwise: string): string => String(typed.get('name') ?? '').trim() || otherwise;
