import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LaterSteps } from '../../pages/sign-in/laterSteps.ts';
import { PasswordStep } from '../../pages/sign-in/PasswordStep.tsx';
import { useSignIn } from '../../pages/sign-in/useSignIn.ts';
import '../../../engine/app/frame/signIn.css';
import { askPublic } from '../publicCalls.ts';
import type { Session } from './session.ts';

/** The session has ended: signing in again happens here, above the page, so that what was typed stays (decisions §5). */
export function SessionDialog({ session, later }: { session: Session; later: () => Promise<LaterSteps> }) {
  const translate = useTranslate();
  return (
    // Nothing but signing in closes it: every call below it would be refused.
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="session-title" aria-describedby="session-text">
      <DialogTitle id="session-title">{translate('shell.session.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="session-text" color="textSecondary">
          {translate('shell.session.text')}. {translate('shell.session.kept')}
        </Typography>
        <Again session={session} later={later} />
      </DialogContent>
    </Dialog>
  );
}

function Again({ session, later }: { session: Session; later: () => Promise<LaterSteps> }) {
  const translate = useTranslate();
  const [steps, setSteps] = useState<LaterSteps>();
  const signIn = useSignIn({
    ask: askPublic,
    onSignedIn: session.signedIn,
    email: session.email,
    ready: async () => setSteps(await later()),
  });
  const { step } = signIn;
  const byPasskey = () =>
    signIn.by(async () => {
      const fetched = await later();
      setSteps(fetched);
      return fetched.signInByPasskey();
    });
  if (step.kind === 'code' && steps)
    return (
      <steps.CodeStep
        translate={steps.translate}
        ask={steps.ask}
        step={step}
        byPasskey={steps.signInByPasskey}
        onOutcome={signIn.follow}
        onBack={signIn.back}
        untitled
      />
    );
  if (step.kind === 'locked' && steps)
    return <steps.LockedStep translate={steps.translate} seconds={step.seconds} onBack={signIn.back} untitled />;
  return (
    <>
      <PasswordStep
        translate={steps?.translate ?? translate}
        busy={signIn.busy || step.kind === 'done'}
        email={signIn.email}
        failure={step.kind === 'password' ? step.failure : undefined}
        onSubmit={signIn.submit}
        untitled
      />
      {/* Users of single sign-on have no password here: the link leads to their provider and back. */}
      <div className="signin-links">
        <a href={ssoAddress(session.email)}>{translate('signIn.singleSignOn')}</a>
        {'PublicKeyCredential' in window && (
          <button type="button" onClick={byPasskey} disabled={signIn.busy}>
            {translate('signIn.passkey.offer')}
          </button>
        )}
      </div>
    </>
  );
}

function ssoAddress(email: string): string {
  const redirect = location.pathname + location.search + location.hash;
  return `/loginWithSSO?${new URLSearchParams({ redirect, account_name: email })}`;
}
