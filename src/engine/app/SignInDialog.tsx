import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { Store } from './frame/store.ts';
import type { TokenRequest } from './anyData.ts';
import { SignInForm } from './SignInForm.tsx';

/** The API does not know who asks: one signs in again here, above the page, so that what was typed stays. */
export function SignInDialog({ answer, request }: { answer: ConsoleAnswer; request: Store<TokenRequest> }) {
  const translate = useTranslate();
  const done = useSyncExternalStore(request.subscribe, request.get);
  return (
    <Dialog open={done !== undefined} maxWidth="xs" fullWidth aria-labelledby="token-title" aria-describedby="token-text">
      <DialogTitle id="token-title">{translate('any.signIn.again')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="token-text" color="textSecondary">
          {translate('any.signIn.againText', { host: answer.host })}
        </Typography>
        {done && <SignInForm translate={translate} answer={answer} onSignedIn={() => done(true)} untitled />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => done?.(false)}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
