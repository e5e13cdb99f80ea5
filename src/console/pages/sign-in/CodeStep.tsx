import { useEffect, useRef, useState, type FormEvent } from 'react';
import { enterCode, resendCode } from './codeFlow.ts';
import { Failure } from './Failure.tsx';
import type { AskPublic, Failed, Outcome } from './flow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useMounted, type Step } from './useSignIn.ts';

const codeLength = 6;
/** A recovery code, including its hyphen. */
const recoveryLength = 11;
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
  /** Signs in by a passkey instead; null if its owner broke off. */
  byPasskey?: () => Promise<Outcome | null>;
}

/** The proof that follows the password: a mailed code (spec 1 §4, §9), one of an app, a recovery code or a passkey. */
export function CodeStep({ translate, ask, step, onOutcome, onBack, untitled, resend: another, byPasskey }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const methods = step.methods.filter((method) => method !== 'PASSKEY' || (byPasskey && 'PublicKeyCredential' in window));
  const [method, setMethod] = useState(methods[0] ?? 'EMAIL');
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  // Only a code that is the first way was mailed already.
  const [sent, setSent] = useState(() => ({ at: method === 'EMAIL' ? Date.now() : 0, again: false }));
  const [failure, setFailure] = useState<Failed>();
  const wait = useSecondsUntil(sent.at + resendAfterSeconds * 1000);
  const mounted = useMounted();

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
  const usePasskey = () => byPasskey && void during(byPasskey(), (outcome) => outcome && onOutcome(outcome));
  const choose = (next: string) => {
    setMethod(next);
    setCode('');
    setFailure(undefined);
    if (next === 'EMAIL' && sent.at === 0) resend();
  };
  const others = (
    <div className="signin-links">
      {methods
        .filter((each) => each !== method)
        .map((each) => (
          <button key={each} type="button" onClick={() => choose(each)} disabled={busy}>
            {translate(`signIn.mfa.use.${each}`)}
          </button>
        ))}
      <button type="button" onClick={onBack}>
        {translate('signIn.backToLogin')}
      </button>
      {method === 'EMAIL' && (
        <button type="button" onClick={resend} disabled={wait > 0 || busy}>
          {wait > 0 ? translate('signIn.mfa.resendIn', { seconds: wait }) : translate('signIn.mfa.resend')}
        </button>
      )}
    </div>
  );

  if (method === 'PASSKEY')
    return (
      <div className="signin-form" aria-busy={busy}>
        {!untitled && <h1>{translate('signIn.mfa.titles.PASSKEY')}</h1>}
        <p>{translate('signIn.mfa.texts.PASSKEY')}</p>
        <Failure failure={failure} translate={translate} />
        <button type="button" className="signin-submit" onClick={usePasskey} disabled={busy} autoFocus>
          {busy && <span className="signin-spinner" aria-hidden="true" />}
          {translate('signIn.mfa.use.PASSKEY')}
        </button>
        {others}
      </div>
    );

  return (
    <form className="signin-form" onSubmit={submit} noValidate aria-busy={busy}>
      {!untitled && <h1>{translate(method === 'EMAIL' ? 'signIn.mfa.title' : `signIn.mfa.titles.${method}`)}</h1>}
      <p id="signin-code-help">{translate(method === 'EMAIL' ? 'signIn.mfa.text' : `signIn.mfa.texts.${method}`, { email: step.email })}</p>
      <Failure failure={failure} translate={translate} />
      <p role="status" className={sent.again ? 'signin-notice' : undefined}>
        {sent.again ? translate('signIn.mfa.resent') : ''}
      </p>
      <div className="signin-field">
        <label htmlFor="signin-code">{translate('signIn.mfa.code')}</label>
        <input
          key={method}
          ref={input}
          autoFocus
          id="signin-code"
          className="signin-code"
          name="code"
          autoComplete={method === 'RECOVERY_CODE' ? 'off' : 'one-time-code'}
          inputMode={method === 'APP' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          // Not `maxLength`: a pasted code with blanks around it would lose its end.
          onChange={(event) =>
            setCode(event.target.value.replace(/\s/g, '').slice(0, method === 'RECOVERY_CODE' ? recoveryLength : codeLength))
          }
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
      {others}
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
  'signIn.passkey.refused',
  'signIn.passkey.unusable',
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
