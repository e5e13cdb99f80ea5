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

interface Rotated {
  /** Resource whose texts `rotate.…` the dialog has. */
  resource: string;
  operation: string;
  variablesOf: (id: unknown, overlapHours: number) => Record<string, unknown>;
  /** Hours that the old secret can work on, the suggested ones first. */
  overlaps: readonly [number, ...number[]];
}

const apiKey: Rotated = {
  resource: 'api-keys',
  operation: 'ORGRotateApiKey',
  variablesOf: (_id, overlapHours) => ({ filter: { _id }, input: { overlapHours } }),
  overlaps: [1, 4, 24, 0],
};
const webhook: Rotated = {
  resource: 'webhooks',
  operation: 'CommonRenewWebhookSecret',
  variablesOf: (_id, overlapHours) => ({ input: { _id, overlapHours } }),
  overlaps: [24, 72, 0],
};

export const RotateKey = (props: ActionDialogProps) => <RotateSecret {...props} {...apiKey} />;
export const RotateWebhookSecret = (props: ActionDialogProps) => <RotateSecret {...props} {...webhook} />;

/** Makes a new secret, and shows it once. */
function RotateSecret({ title, record, onClose, resource, operation, variablesOf, overlaps }: ActionDialogProps & Rotated) {
  const translate = useTranslate();
  const id = useId();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const [overlapHours, setOverlapHours] = useState(overlaps[0]);
  const text = (key: string, args: object = {}) => translate(`resources.${resource}.rotate.${key}`, args);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () => (await ask<{ secret: string }>(operation, variablesOf(record?.['id'], overlapHours))).secret,
    onSuccess: () => queryClient.invalidateQueries(),
    // A secret is not cached.
    gcTime: 0,
  });
  if (data !== undefined) return <ShownOnce resource={resource} text={data} onClose={onClose} />;
  return (
    // Closed meanwhile, it could not show the secret that is made.
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
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
        <Button onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
