import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import { MessageExample } from '../../../engine/screens/actions/notify/MessageExample.tsx';
import type { ExampleMessage } from '../../../engine/screens/actions/tries.ts';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface TemplatePreviewProps {
  entry: NotificationEntry;
  templateType: string;
  label: string;
  onClose: () => void;
}

interface Preview {
  message: ExampleMessage;
  isMadeUp: boolean;
}

/** A template as it would be filled now, which one may mail to oneself. */
export function TemplatePreview({ entry, templateType, label, onClose }: TemplatePreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const { ask, offers } = useTools();
  const text = (part: string, args: object = {}) => translate(`screens.notifications.preview.${part}`, args);
  const { name: event, type: channel } = entry;
  const { data, isError } = useQuery({
    queryKey: ['template preview', templateType, event, channel],
    queryFn: ({ signal }) => ask<Preview>('NotifPreviewTemplate', { input: { templateType, event, channel } }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const test = useMutation({ mutationFn: () => ask<{ recipient: string }>('NotifSendTestMail', { input: { templateType, event } }) });
  const reason = test.isError ? failureOf(test.error).reason : undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 640, maxWidth: '100%' } } }}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {text('title', { event: label, channel: translate(`screens.notifications.${channel}`) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}>
        {isError && <Alert severity="error">{text('failed')}</Alert>}
        {!data && !isError && <Skeleton variant="rounded" height={300} animation={false} />}
        {data && (
          <>
            <Alert severity="info">
              {text(data.isMadeUp ? 'madeUp' : 'real')} {channel === 'SMS' && text('mailOnly')}
            </Alert>
            <MessageExample example={data.message} />
          </>
        )}
        <div role="status">
          {test.isSuccess && <Alert severity="success">{text('sent', { recipient: test.data.recipient })}</Alert>}
          {test.isError && (
            <Alert severity="error">{reason ? translate(`reasons.${reason}`, { _: text('notSent') }) : text('notSent')}</Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        {channel === 'EMAIL' && offers('NotifSendTestMail') && (
          <Button variant="outlined" disabled={!data} loading={test.isPending} onClick={() => test.mutate()}>
            {text('send')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
