import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { CopyIdField } from '../../../engine/screens/widgets/Id.tsx';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

const overlaps = [24, 72, 0] as const;

/** Makes a new signing secret and shows it, which nothing does again. */
export function WebhookSecret({ title, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [heading, choice] = [useId(), useId()];
  const { ask } = useTools();
  const [overlapHours, setOverlap] = useState<number>(overlaps[0]);
  const text = (key: string, args: object = {}) => translate(`resources.webhooks.secret.${key}`, args);
  const input = { _id: record?.['id'], overlapHours };
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => ask<{ secret: string }>('CommonRenewWebhookSecret', { input }),
  });
  const close = () => {
    if (data) refresh();
    onClose();
  };
  return (
    // A click outside must not lose the secret.
    <Dialog
      open
      onClose={(_, reason) => (data && reason === 'backdropClick' ? undefined : close())}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: { width: 640 } } }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!data && (
          <>
            <p style={{ margin: 0 }}>{text('what')}</p>
            <FormControl>
              <FormLabel id={choice}>{text('before')}</FormLabel>
              <RadioGroup aria-labelledby={choice} value={overlapHours} onChange={(_, value) => setOverlap(Number(value))}>
                {overlaps.map((hours) => (
                  <FormControlLabel key={hours} value={hours} control={<Radio />} label={text(hours > 0 ? 'for' : 'atOnce', { hours })} />
                ))}
              </RadioGroup>
            </FormControl>
          </>
        )}
        <div role="status" style={{ display: 'grid', gap: 8 }}>
          {isError && <Alert severity="error">{text('failed')}</Alert>}
          {data && (
            <>
              <Alert severity="warning">{text('once')}</Alert>
              <CopyIdField value={data.secret} />
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(data ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!data && (
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {text('make')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
