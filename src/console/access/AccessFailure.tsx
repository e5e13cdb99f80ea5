import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { failureOf, statusOf } from '../../engine/screens/values/answers.ts';
import { useReportRefusal } from '../../engine/screens/values/refusal.ts';

/** Distinguishes a change that would be refused from one that couldn't be previewed. */
export function AccessFailure({ error, again }: { error: unknown; again: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const status = statusOf(error);
  const { reason, extensions, errors } = failureOf(error);
  const [fault] = Object.values(errors ?? {});
  // A field's message is more specific than a reason.
  const atField = fault && translate(fault.message, { ...fault.args, _: '' });
  const why = atField || (reason && translate(`reasons.${reason}`, { ...extensions, _: '' }));
  // Saving over somebody else's change compares the two: it is no refusal.
  const newer = reason === 'NEWER_VERSION';
  const refused = Boolean(why) && !newer && status >= 400 && status < 500;
  useReportRefusal(refused, id);
  return (
    <Alert
      severity="warning"
      action={
        !refused &&
        !newer && (
          <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={again}>
            {translate('screens.retry')}
          </Button>
        )
      }
    >
      <span id={id}>{newer && why ? why : translate(`access.preview.${refused ? 'refused' : 'failed'}`, { reason: why })}</span>
    </Alert>
  );
}
