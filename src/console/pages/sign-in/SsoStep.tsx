import { useEffect, useState, type ReactNode } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { Failure } from './Failure.tsx';
import { logIn, type AskPublic, type Failed, type Outcome } from './flow.ts';
import { LockedStep } from './LockedStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { completeStep, confirmStep, findStep, mailStep, type AskStep, type NeededStep, type StepOutcome } from './stepFlow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useMounted } from './useSignIn.ts';

interface Props {
  translate: Translate;
  ask: AskPublic;
  askStep: AskStep;
  token?: string;
  leave: (to: string, expiresAt: string) => void;
  openReset: (token: string) => void;
}

type StepView =
  | { kind: 'loading' | 'ended' | 'elsewhere' | 'locked' | 'confirm' | 'done' }
  | { kind: 'link' | 'code'; step: NeededStep; password: string };

/** Asks for what a single sign-on still needs: the owner's consent to link an account with a password, or a mailed code (spec 1 §4). */
export function SsoStep({ translate, ask, askStep, token, leave, openReset }: Props) {
  const [shown, setShown] = useState<StepView>({ kind: token ? 'confirm' : 'loading' });
  const [failure, setFailure] = useState<Failed>();
  const [busy, setBusy] = useState(false);
  const [mailed, setMailed] = useState(false);
  const mounted = useMounted();

  const look = async () => {
    const step = await findStep(askStep);
    if (!mounted()) return;
    if (step === 'ended') return setShown({ kind: 'ended' });
    if (step.kind === 'failed') return setFailure(step);
    setShown({ kind: step.kind === 'CODE' ? 'code' : 'link', step, password: '' });
  };
  useEffect(() => {
    if (!token) void look();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the address named when the page was opened
  }, []);

  const during = async (work: Promise<StepOutcome | null>) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await work;
    if (!mounted()) return;
    setBusy(false);
    if (!outcome) setMailed(true);
    else if (outcome.kind === 'failed') setFailure(outcome);
    else if (outcome.kind === 'code') await look();
    else if (outcome.kind === 'go') {
      setShown({ kind: 'done' });
      leave(outcome.to, outcome.expiresAt ?? '');
    } else setShown({ kind: outcome.kind });
  };
  const follow = (outcome: Outcome, step: NeededStep, password: string) => {
    if (outcome.kind === 'signedIn') return void during(completeStep(askStep, outcome.region, outcome.expiresAt));
    if (outcome.kind === 'code')
      return setShown({
        kind: 'code',
        step: { ...step, region: outcome.region, rememberMinutes: outcome.rememberMinutes, methods: outcome.methods },
        password,
      });
    if (outcome.kind === 'locked') return setShown({ kind: 'locked' });
    if (outcome.kind === 'reset') return openReset(outcome.token);
    setFailure(outcome);
    // A refused code of a sign-in by password leads back to the password, as on the sign-in page.
    if (step.kind === 'LINK') setShown({ kind: 'link', step, password: '' });
    else setShown({ kind: 'ended' });
  };
  const enter = async (step: NeededStep, password: string) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await logIn(ask, step.email, password);
    if (!mounted()) return;
    setBusy(false);
    follow(outcome, step, password);
  };
  const text = (key: string, args?: Record<string, unknown>) => translate(`signIn.ssoStep.${key}`, args);

  if (shown.kind === 'locked') return <LockedStep translate={translate} onBack={() => void look()} />;
  if (shown.kind === 'code') {
    const { step, password } = shown;
    return (
      <CodeStep
        translate={translate}
        ask={ask}
        step={{ ...step, kind: 'code', methods: step.methods ?? ['EMAIL'], password }}
        onOutcome={(outcome) => follow(outcome, step, password)}
        onBack={() => location.assign('/login')}
        {...(password === '' && { resend: () => resent(askStep) })}
      />
    );
  }
  if (shown.kind === 'link') {
    const { step } = shown;
    return (
      <div className="signin-form">
        <h1>{text('title')}</h1>
        <p>{text('text', { customer: step.customer, email: step.email })}</p>
        <p role="status" className={mailed ? 'signin-notice' : undefined}>
          {mailed ? text('mailed', { email: step.email }) : ''}
        </p>
        <PasswordStep
          translate={translate}
          busy={busy}
          email={step.email}
          failure={failure}
          onSubmit={(_, password) => void enter(step, password)}
          submit={text('submit')}
          fixedEmail
          untitled
        />
        <div className="signin-links">
          {step.mayMail && (
            <button type="button" disabled={busy} onClick={() => void during(mailStep(askStep))}>
              {text(mailed ? 'mailAgain' : 'mail')}
            </button>
          )}
          <a href="/login">{translate('signIn.backToLogin')}</a>
        </div>
      </div>
    );
  }
  if (shown.kind === 'confirm')
    return (
      <Page title={text('title')} failure={failure} translate={translate} back>
        <p>{text('confirmText')}</p>
        <button type="button" className="signin-submit" disabled={busy} onClick={() => void during(confirmStep(askStep, token ?? ''))}>
          {busy && <span className="signin-spinner" aria-hidden="true" />}
          {text('submit')}
        </button>
      </Page>
    );
  if (shown.kind === 'loading' || shown.kind === 'done')
    return (
      <Page title={text('title')} failure={failure} translate={translate}>
        <div role="status" className="signin-waiting">
          {!failure && <span className="signin-spinner" aria-hidden="true" />}
          {!failure && text('loading')}
        </div>
      </Page>
    );
  return (
    <Page title={text(`${shown.kind}Title`)} failure={failure} translate={translate} back>
      <p role="status">{text(`${shown.kind}Text`)}</p>
      <a className="signin-submit" href="/loginWithSSO">
        {text('again')}
      </a>
    </Page>
  );
}

async function resent(askStep: AskStep): Promise<Outcome | null> {
  const outcome = await mailStep(askStep);
  return outcome === null || outcome.kind === 'failed' ? outcome : { kind: 'failed', messages: [{ key: 'signIn.mfa.resendFailed' }] };
}

function Page({
  title,
  failure,
  translate,
  back,
  children,
}: {
  title: string;
  failure?: Failed;
  translate: Translate;
  back?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="signin-form">
      <h1>{title}</h1>
      <Failure failure={failure} translate={translate} />
      {children}
      {back && (
        <div className="signin-links">
          <a href="/login">{translate('signIn.backToLogin')}</a>
        </div>
      )}
    </div>
  );
}
