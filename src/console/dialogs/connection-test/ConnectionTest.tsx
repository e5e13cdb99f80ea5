import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';

interface Check {
  item: string;
  label: string | null;
  ok: boolean;
  result: string;
  status: number | null;
}

interface Tested {
  operation: string;
  argument: string;
  /** Resource whose texts `test.…` name the results. */
  noun: string;
}

const connection: Tested = { operation: 'AtsTestTenant', argument: 'testTenantInput', noun: 'ats-tenants' };
const webhook: Tested = { operation: 'CommonTestWebhook', argument: 'filter', noun: 'webhooks' };

export const ConnectionTest = (props: ActionDialogProps) => <Test {...props} {...connection} />;
export const WebhookTest = (props: ActionDialogProps) => <Test {...props} {...webhook} />;

/** Tests a saved connection and reports the result of each part. */
function Test({ title, record, onClose, operation, argument, noun }: ActionDialogProps & Tested) {
  const translate = useTranslate();
  const id = useId();
  const { ask } = useTools();
  const text = (key: string, args: object = {}) => translate(`resources.${noun}.test.${key}`, args);
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async () => (await ask<{ checks: Check[] }>(operation, { [argument]: { _id: record?.['id'] } })).checks,
  });
  const isOver = data !== undefined || isError;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!isOver && <p style={{ margin: 0 }}>{text('what')}</p>}
        <div role="status" style={{ display: 'grid', gap: 8 }}>
          {isError && <Alert severity="error">{text('failed')}</Alert>}
          {data?.map(({ item, label, ok, result, status }) => (
            <Alert key={item} severity={ok ? 'success' : 'warning'}>
              <b>{label ?? text(item)}</b> {text(result, { status })}
            </Alert>
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isOver ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        <Button variant={isOver ? 'outlined' : 'contained'} loading={isPending} onClick={() => mutate()} autoFocus={!isOver}>
          {text(isOver ? 'again' : 'start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
