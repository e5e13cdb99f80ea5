import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keyLabel } from '../../../engine/screens/values/keyLabel.ts';
import { keysToEdit, keysToLook } from './keys.ts';

export function KeysDialog({ editable, onClose }: { editable: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('pages.departments.keys.title')}</DialogTitle>
      <DialogContent>
        <Keys>
          {[...keysToLook, ...(editable ? keysToEdit : [])].map(([what, keys]) => (
            <div key={what}>
              <dt>{translate(`pages.departments.keys.${what}`)}</dt>
              <dd>{what === 'find' ? <kbd>{keys}</kbd> : keys.split(' ').map((key) => <kbd key={key}>{labelOf(key)}</kbd>)}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

const labelOf = (key: string): string => keyLabel(key.replace(/Arrow\w+/, (arrow) => arrows[arrow] ?? arrow));

const Keys = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dd': { display: 'flex', gap: theme.spacing(0.5), margin: 0, flexShrink: 0 },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
    whiteSpace: 'nowrap',
  },
}));
