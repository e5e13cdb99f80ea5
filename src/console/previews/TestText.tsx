import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Values } from '../../engine/plan/sources.ts';
import { failureOf } from '../../engine/screens/values/answers.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';

/** Mails the typed text to the signed-in person. */
export function TestText({ id, values, disabled }: { id: string; values: Values; disabled: boolean }) {
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const text = (part: string, args: object = {}) => translate(`screens.messageTexts.preview.${part}`, args);
  const input = { _id: id, subject: values['subject'] ?? null, body: values['body'] ?? '' };
  const test = useMutation({ mutationFn: () => ask<{ recipient: string }>('NotifSendTestText', { input }) });
  if (!offers('NotifSendTestText')) return null;
  const reason = test.isError ? failureOf(test.error).reason : undefined;
  return (
    <>
      <div>
        <Button variant="outlined" size="small" disabled={disabled} loading={test.isPending} onClick={() => test.mutate()}>
          {text('send')}
        </Button>
      </div>
      <div role="status">
        {test.isSuccess && <Alert severity="success">{text('sent', { recipient: test.data.recipient })}</Alert>}
        {test.isError && (
          <Alert severity="error">{reason ? translate(`reasons.${reason}`, { _: text('notSent') }) : text('notSent')}</Alert>
        )}
      </div>
    </>
  );
}
