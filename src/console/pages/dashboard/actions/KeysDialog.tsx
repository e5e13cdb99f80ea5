import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keyLabel } from '../../../../engine/screens/values/keyLabel.ts';
import { keysToArrange } from '../grid/arranging.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('pages.dashboard.layout.keys.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('pages.dashboard.layout.keys.mouse')}</p>
        <Keys>
          {keysToArrange.map(([what, keys]) => (
            <div key={what}>
              <dt>{translate(`pages.dashboard.layout.keys.${what}`)}</dt>
              <dd>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{keyLabel(key)}</kbd>
                ))}
              </dd>
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

const Keys = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dd': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(0.5), margin: 0 },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
    whiteSpace: 'nowrap',
  },
}));
