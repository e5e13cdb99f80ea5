import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Session } from './session.ts';

/** Warns of the end of an idle session. Nothing typed is lost either way: the dialog of the expired session stands above the page, too. */
export function EndingDialog({ session, end }: { session: Session; end: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(end);
  const stay = () => void session.stay();
  return (
    <Dialog open maxWidth="xs" fullWidth role="alertdialog" onClose={stay} aria-labelledby="ending-title" aria-describedby="ending-text">
      <DialogTitle id="ending-title">{translate('shell.session.ending')}</DialogTitle>
      <DialogContent id="ending-text">{translate('shell.session.endingText', { time })}</DialogContent>
      <DialogActions>
        <Button onClick={() => void session.logOut()}>{translate('shell.session.logOut')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('shell.session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
