import { useEffect, useRef, useState, type FormEvent } from 'react';
import { enterCode, resendCode } from './codeFlow.ts';
import { Failure } from './Failure.tsx';
import type { AskPublic, Failed, Outcome } from './flow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useMounted, type Step } from './useSignIn.ts';

const codeLength = 6;
const resendAfterSeconds = 60;

export interface CodeStepProps {
  translate: Translate;
  ask: AskPublic;
  step: Step & { kind: 'code' };
  onOutcome: (outcome: Outcome) => void;
  onBack: () => void;
  /** No heading of its own: a dialog has one. */
  untitled?: boolean;
  /** Mails another code; null when it is on its way. @default by the password */
  resend?: () => Promise<Outcome | null>;
}

/** The code that was mailed (spec 1 §4, §9). */
export function CodeStep({ translate, ask, step, onOutcome, onBack, untitled, resend: another }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(() => ({ at: Date.now(), again: false }));
  const [failure, setFailure] = useState<Failed>();
  const wait = useSecondsUntil(sent.at + resendAfterSeconds * 1000);
  const mounted = useMounted();
  useEffect(() => input.current?.focus(), []);

  const during = async (ask: Promise<Outcome | null>, then: (outcome: Outcome | null) => void) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await ask;
    if (!mounted()) return;
    setBusy(false);
    // A lost network is no fault of the code: it may still be right. Every other refusal leads back (spec 1 §4).
    if (outcome?.kind === 'failed' && outcome.messages.every(({ key }) => stays.has(key))) setFailure(outcome);
    else then(outcome);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code && !busy) void during(enterCode(ask, step.region, step.email, code, remember), (outcome) => outcome && onOutcome(outcome));
  };
  const resend = () =>
    void during(another?.() ?? resendCode(ask, step.region, step.email, step.password), (outcome) => {
      if (outcome) onOutcome(outcome);
      else {
        setSent({ at: Date.now(), again: true });
        input.current?.focus();
      }
    });

  return (
    <form className="signin-form" onSubmit={submit} noValidate aria-busy={busy}>
      {!untitled && <h1>{translate('signIn.mfa.title')}</h1>}
      <p id="signin-code-help">{translate('signIn.mfa.text', { email: step.email })}</p>
      <Failure failure={failure} translate={translate} />
      <p role="status" className={sent.again ? 'signin-notice' : undefined}>
        {sent.again ? translate('signIn.mfa.resent') : ''}
      </p>
      <div className="signin-field">
        <label htmlFor="signin-code">{translate('signIn.mfa.code')}</label>
        <input
          ref={input}
          id="signin-code"
          className="signin-code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          // Not `maxLength`: a pasted code with blanks around it would lose its end.
          onChange={(event) => setCode(event.target.value.replace(/\s/g, '').slice(0, codeLength))}
          readOnly={busy}
          required
          aria-describedby="signin-code-help"
        />
      </div>
      <label className="signin-check">
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {translate('signIn.mfa.remember', { period: period(step.rememberMinutes, translate) })}
      </label>
      <button type="submit" className="signin-submit" disabled={!code || busy}>
        {busy && <span className="signin-spinner" aria-hidden="true" />}
        {translate('signIn.submit')}
      </button>
      <div className="signin-links">
        <button type="button" onClick={onBack}>
          {translate('signIn.backToLogin')}
        </button>
        <button type="button" onClick={resend} disabled={wait > 0 || busy}>
          {wait > 0 ? translate('signIn.mfa.resendIn', { seconds: wait }) : translate('signIn.mfa.resend')}
        </button>
      </div>
    </form>
  );
}

/** '14 days', or minutes where it is less than a day (spec 1 §9). */
export function period(minutes: number, translate: Translate): string {
  const day = 24 * 60;
  return minutes < day
    ? translate('signIn.mfa.minutes', { count: minutes })
    : translate('signIn.mfa.days', { count: Math.round(minutes / day) });
}

const stays = new Set([
  'signIn.errors.network',
  'signIn.errors.rateLimited',
  'signIn.mfa.resendFailed',
  'signIn.ssoStep.mailFailed',
  'signIn.ssoStep.tooManyMails',
]);

function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
