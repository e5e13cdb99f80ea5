import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import type { Answers } from '../../../generated/operationTypes.ts';
import type { ProofMethod } from '../../../generated/values.ts';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

type State = Answers['AuthGetConfirmation'];
type Proof = { password: string } | { code: string } | { response: string };

/** Asks for a proof before something dangerous; whoever closes it does nothing, and loses nothing. */
export function ConfirmIdentity({ onDone }: { onDone: (proved: boolean) => void }) {
  const translate = useTranslate();
  const id = useId();
  const { ask } = useTools();
  const [chosen, choose] = useState<ProofMethod>();
  const text = (key: string) => translate(`screens.confirm.${key}`);
  // Not cached: which ways are open changes with each factor.
  const { data, error: lost } = useQuery({
    queryKey: ['AuthGetConfirmation', id],
    queryFn: () => ask<State>('AuthGetConfirmation'),
    gcTime: 0,
    retry: false,
  });
  const confirm = useMutation({
    mutationFn: (input: Proof) => ask<State>('AuthConfirm', { input }),
    onSuccess: () => onDone(true),
  });
  const mail = useMutation({ mutationFn: () => ask<State>('AuthMailConfirmation') });
  const passkey = useMutation({
    mutationFn: async () => {
      const { askBrowser } = await import('../../pages/sign-in/passkeyFlow.ts');
      const { options } = await ask<{ options: string }>('AuthStartPasskeyConfirmation');
      const response = await askBrowser(options);
      if (response !== null) await confirm.mutateAsync({ response }).catch(() => undefined);
    },
  });
  const methods = data?.methods ?? [];
  const method = chosen ?? methods[0];
  const isBusy = confirm.isPending || mail.isPending || passkey.isPending;
  const failure = confirm.error ?? mail.error ?? passkey.error ?? lost;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '').trim();
    if (typed && !isBusy) confirm.mutate(method === 'PASSWORD' ? { password: typed } : { code: typed });
  };
  const needsMail = method === 'EMAIL' && !mail.isSuccess;
  return (
    <Dialog open onClose={() => onDone(false)} aria-labelledby={`${id}-title`} slotProps={{ paper: { sx: { width: 480 } } }}>
      <form onSubmit={send} noValidate>
        <DialogTitle id={`${id}-title`}>{text('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{method ? text(`how.${method}`) : text('text')}</Typography>
          <div role="status">
            {failure && <Alert severity="error">{translate(`reasons.${failureOf(failure).reason ?? ''}`, { _: text('failed') })}</Alert>}
            {mail.isSuccess && method === 'EMAIL' && !failure && <Alert severity="info">{text('mailed')}</Alert>}
          </div>
          {method && method !== 'PASSKEY' && !needsMail && (
            <TextField
              key={method}
              name="proof"
              label={text(`label.${method}`)}
              type={method === 'PASSWORD' ? 'password' : 'text'}
              autoComplete={method === 'PASSWORD' ? 'current-password' : 'one-time-code'}
              autoFocus
              required
              margin="dense"
            />
          )}
          {methods.length > 1 && (
            <Typography component="div" variant="body2" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              {methods
                .filter((each) => each !== method)
                .map((each) => (
                  <Link key={each} component="button" type="button" onClick={() => choose(each)}>
                    {text(`use.${each}`)}
                  </Link>
                ))}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onDone(false)}>{translate('ra.action.cancel')}</Button>
          {method === 'PASSKEY' || needsMail ? (
            <Button
              key="other"
              variant="contained"
              loading={isBusy}
              autoFocus
              onClick={() => (needsMail ? mail.mutate() : passkey.mutate())}
            >
              {text(needsMail ? 'mail' : 'use.PASSKEY')}
            </Button>
          ) : (
            <Button key="send" type="submit" variant="contained" loading={isBusy} disabled={!method}>
              {text('confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
