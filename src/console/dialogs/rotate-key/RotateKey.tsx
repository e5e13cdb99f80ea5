import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ShownOnce } from '../../../engine/screens/layout/ShownOnce.tsx';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

/** Hours that the old secret works on. */
const overlaps = [0, 1, 4, 24];

/** Gives an API key a new secret, and shows it once. */
export function RotateKey({ title, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const [overlapHours, setOverlapHours] = useState(1);
  const text = (key: string, args: object = {}) => translate(`resources.api-keys.rotate.${key}`, args);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () =>
      (await ask<{ secret: string }>('ORGRotateApiKey', { filter: { _id: record?.['id'] }, input: { overlapHours } })).secret,
    onSuccess: () => queryClient.invalidateQueries(),
    // A secret is not cached.
    gcTime: 0,
  });
  if (data !== undefined) return <ShownOnce resource="api-keys" text={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p style={{ margin: 0 }}>{text('help')}</p>
        <TextField
          select
          margin="dense"
          label={text('overlap')}
          value={overlapHours}
          onChange={({ target }) => setOverlapHours(Number(target.value))}
        >
          {overlaps.map((hours) => (
            <MenuItem key={hours} value={hours}>
              {hours === 0 ? text('atOnce') : text('hours', { smart_count: hours })}
            </MenuItem>
          ))}
        </TextField>
        {error && <Alert severity="error">{translate(`reasons.${failureOf(error).reason ?? ''}`, { _: text('failed') })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
