import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { failureOf, statusOf } from '../answers.ts';

/** What failed, and what that means for saving: a change that would be refused is told from one that is only not worked out. */
export function AccessFailure({ error, again }: { error: unknown; again: () => void }) {
  const translate = useTranslate();
  const status = statusOf(error);
  const { reason, extensions, errors } = failureOf(error);
  const [fault] = Object.values(errors ?? {});
  // What is said of a field names what is wrong; a reason only says what kind of thing it is.
  const atField = fault && translate(fault.message, { ...fault.args, _: '' });
  const why = atField || (reason && translate(`reasons.${reason}`, { ...extensions, _: '' }));
  const refused = why && status >= 400 && status < 500;
  return (
    <Alert
      severity="warning"
      action={
        !refused && (
          <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={again}>
            {translate('screens.retry')}
          </Button>
        )
      }
    >
      {refused ? translate('access.preview.refused', { reason: why }) : translate('access.preview.failed')}
    </Alert>
  );
}
