import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { TestAnswer } from './TestAnswer.tsx';
import { useSignInTest } from './useSignInTest.ts';

/** Tries a sign-in by the customer's identity provider, which signs nobody in, and shows what came back (specification 1 §2.6). */
export function SignInTest({ title, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { state, start, ended, answer } = useSignInTest();
  const text = (key: string) => translate(`resources.sso.test.${key}`);
  const waiting = state.step === 'begun' && !answer && !ended;
  const again = answer !== undefined || ended || state.step === 'failed';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {(state.step === 'ready' || state.step === 'starting') && (
          <>
            <p style={{ margin: 0 }}>{text('what')}</p>
            <p style={{ margin: 0 }}>{text('saved')}</p>
            {record?.['enabled'] === false && <Alert severity="info">{text('disabled')}</Alert>}
          </>
        )}
        {waiting && (
          <>
            <div role="status" style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
              <CircularProgress size={20} aria-hidden />
              <span>{text('waiting')}</span>
            </div>
            <Alert severity={state.blocked ? 'warning' : 'info'}>
              {text(state.blocked ? 'blocked' : 'lost')}{' '}
              <Link href={state.loginUrl} target="_blank" rel="noopener noreferrer">
                {text('open')}
              </Link>
            </Alert>
          </>
        )}
        {state.step === 'failed' && <Alert severity="error">{translate(`reasons.${state.reason ?? ''}`, { _: text('failed') })}</Alert>}
        {ended && !answer && <Alert severity="warning">{text('ended')}</Alert>}
        {answer && <TestAnswer answer={answer} disabled={record?.['enabled'] === false} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(again || waiting ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!waiting && (
          <Button
            variant={again ? 'outlined' : 'contained'}
            loading={state.step === 'starting'}
            onClick={() => void start()}
            autoFocus={state.step === 'ready'}
          >
            {text(again ? 'again' : 'start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
