import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keyLabel } from '../../values/keyLabel.ts';
import { usePageCommands } from '../../values/pageCommands.ts';

const everywhere = [
  ['palette.keys.globalSearch', '/ Control+K'],
  ['palette.keys.shortcuts', '?'],
  ['palette.keys.undo', 'Control+Z'],
  ['palette.keys.toast', 'F6 Alt+T'],
  ['palette.keys.next', 'Tab'],
  ['palette.keys.close', 'Esc'],
] as const;

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const page = usePageCommands().filter(({ keys }) => keys);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('palette.shortcuts')}</DialogTitle>
      <DialogContent>
        {page.length > 0 && (
          <Keys aria-label={translate('palette.groups.page')}>
            {page.map(({ id: key, label, keys }) => (
              <Line key={key} label={label} keys={keys ?? ''} />
            ))}
          </Keys>
        )}
        <Heading>{translate('palette.groups.everywhere')}</Heading>
        <Keys>
          {everywhere.map(([label, keys]) => (
            <Line key={label} label={translate(label)} keys={keys} />
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ label, keys }: { label: string; keys: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {keys.split(' ').map((key) => (
          <kbd key={key}>{keyLabel(key)}</kbd>
        ))}
      </dd>
    </>
  );
}

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle2, margin: theme.spacing(2, 0, 1) }));

const Keys = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  margin: 0,
  '& dd': { display: 'flex', gap: theme.spacing(0.5), justifyContent: 'flex-end', margin: 0 },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
    whiteSpace: 'nowrap',
  },
}));
