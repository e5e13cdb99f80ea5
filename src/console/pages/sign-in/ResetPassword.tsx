import { useState, type FormEvent } from 'react';
import { setPassword, type AskAccount } from './accountFlow.ts';
import { Failure } from './Failure.tsx';
import type { Failed } from './flow.ts';
import { passwordRules } from './passwordRules.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useMounted } from './useSignIn.ts';

interface Props {
  translate: Translate;
  ask: AskAccount;
  token: string;
  onDone: () => void;
}

/** A new password, typed twice, by the token of a mailed link (spec 1 §2.2, §5, §8). */
export function ResetPassword({ translate, ask, token, onDone }: Props) {
  const [password, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [shown, setShown] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<(Failed & { ended?: boolean }) | undefined>(token ? undefined : noToken);
  const mounted = useMounted();
  const allHold = passwordRules.every(({ holds }) => holds(password));
  const mismatch = tried && allHold && password !== again;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget.querySelectorAll('input');
    setTried(true);
    setFailure(undefined);
    if (!allHold) return fields[0]?.focus();
    if (password !== again) return fields[1]?.focus();
    setBusy(true);
    const outcome = await setPassword(ask, password, token);
    if (!mounted()) return;
    setBusy(false);
    if (outcome) setFailure(outcome);
    else onDone();
  };

  if (failure?.ended) {
    return (
      <div className="signin-form">
        <h1>{translate('signIn.reset.title')}</h1>
        <Failure failure={failure} translate={translate} />
        <a className="signin-submit" href="/forgetPassword">
          {translate('signIn.reset.newLink')}
        </a>
        <div className="signin-links">
          <a href="/login">{translate('signIn.backToLogin')}</a>
        </div>
      </div>
    );
  }
  const field = (id: string, value: string, change: (text: string) => void, describedBy?: string, invalid = false) => (
    <div className="signin-field">
      <label htmlFor={id}>{translate(`signIn.reset.${id}`)}</label>
      <input
        id={id}
        name={id}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={value}
        readOnly={busy}
        required
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
  return (
    <form className="signin-form" onSubmit={submit} noValidate aria-busy={busy}>
      <h1>{translate('signIn.reset.title')}</h1>
      <Failure failure={failure} translate={translate} />
      {field('newPassword', password, setTyped, 'signin-rules', tried && !allHold)}
      <ul id="signin-rules" className="signin-rules">
        {passwordRules.map(({ name, holds }) => (
          <li key={name} data-holds={holds(password) || undefined} data-missing={(tried && !holds(password)) || undefined}>
            {translate(`signIn.reset.rules.${name}`)}
            <span className="signin-unseen">{translate(holds(password) ? 'signIn.reset.holds' : 'signIn.reset.missing')}</span>
          </li>
        ))}
      </ul>
      {field('repeated', again, setAgain, mismatch ? 'signin-mismatch' : undefined, mismatch)}
      {mismatch && (
        <p id="signin-mismatch" className="signin-fault" role="alert">
          {translate('signIn.reset.mismatch')}
        </p>
      )}
      <label className="signin-check">
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        {translate('signIn.showPassword')}
      </label>
      <button type="submit" className="signin-submit" disabled={!password || !again || busy}>
        {busy && <span className="signin-spinner" aria-hidden="true" />}
        {translate('signIn.reset.submit')}
      </button>
    </form>
  );
}

const noToken: Failed & { ended: boolean } = { kind: 'failed', messages: [{ key: 'signIn.accountErrors.linkExpired' }], ended: true };
