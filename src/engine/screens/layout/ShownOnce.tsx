import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CopyIdField } from '../widgets/Id.tsx';

interface Props {
  resource: string;
  /** Secret that no later answer has. */
  text: string;
  onClose: () => void;
}

/** Closed by its button alone: a press outside would lose the text for good. */
export function ShownOnce({ resource, text, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const label = (key: string) => translate(`resources.${resource}.once.${key}`, { _: translate(`screens.once.${key}`) });
  return (
    <Dialog open aria-labelledby={id} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={id}>{label('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{label('help')}</Alert>
        <CopyIdField value={text} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {label('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
