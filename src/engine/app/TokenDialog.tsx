import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { Store } from './frame/store.ts';
import type { TokenRequest } from './anyData.ts';
import { TokenForm } from './TokenForm.tsx';

/** The API does not know who asks: a token is entered here, above the page, so that what was typed stays. */
export function TokenDialog({ host, request }: { host: string; request: Store<TokenRequest> }) {
  const translate = useTranslate();
  const answer = useSyncExternalStore(request.subscribe, request.get);
  return (
    <Dialog open={answer !== undefined} maxWidth="xs" fullWidth aria-labelledby="token-title" aria-describedby="token-text">
      <DialogTitle id="token-title">{translate('any.signIn.again')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="token-text" color="textSecondary">
          {translate('any.signIn.againText', { host })}
        </Typography>
        {answer && <TokenForm translate={translate} host={host} onSignedIn={() => answer(true)} untitled />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer?.(false)}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
