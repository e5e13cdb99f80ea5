import { useEffect, useRef, useState, type AnimationEvent, type FormEvent } from 'react';
import { Failure } from './Failure.tsx';
import { emailFault, emailLimit, type Failed } from './flow.ts';
import { PasswordField } from './PasswordField.tsx';
import type { Translate } from '../../../engine/texts/translate.ts';

interface PasswordStepProps {
  translate: Translate;
  busy: boolean;
  email: string;
  password?: string;
  failure?: Failed;
  onSubmit: (email: string, password: string) => void;
  /** The address is complete. */
  onEmail?: (email: string) => void;
  onPasskey?: (() => void) | undefined;
  /** The address cannot be changed: the session of this user is being renewed. */
  fixedEmail?: boolean;
  /** No heading of its own: a dialog has one. */
  untitled?: boolean;
  submit?: string;
}

/** E-mail and password. The fields are the browser's own, so that password managers and their filling in work. */
export function PasswordStep({
  translate,
  busy,
  email,
  password = '',
  failure,
  onSubmit,
  onEmail,
  onPasskey,
  fixedEmail,
  untitled,
  submit: label,
}: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(Boolean(email && password));
  const [fault, setFault] = useState<string | null>(null);

  const look = () => {
    const typed = valuesOf(form.current);
    setFilled(Boolean(typed.email.trim() && typed.password));
  };
  // Chrome shows a remembered password before scripts may read it; its style is the only sign of it.
  const onAnimationStart = (event: AnimationEvent) => {
    if (event.animationName === 'signin-autofilled') setFilled(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = valuesOf(form.current);
    const wrong = fixedEmail ? null : emailFault(typed.email);
    setFault(wrong);
    if (wrong) form.current?.querySelector<HTMLInputElement>('[name=username]')?.focus();
    else if (typed.password) onSubmit(typed.email, typed.password);
  };
  useEffect(() => {
    const requested = fixedEmail || email ? 'password' : 'username';
    // On a phone the keyboard would hide half of the page before it was seen.
    if (failure || password || matchMedia('(pointer: fine)').matches)
      form.current?.querySelector<HTMLInputElement>(`[name=${requested}]`)?.focus();
    // The password that failed is the first to be typed again.
    if (failure) form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  }, [failure, fixedEmail, email, password]);

  return (
    <form
      ref={form}
      className="signin-form"
      onSubmit={submit}
      onInput={look}
      onAnimationStart={onAnimationStart}
      noValidate
      aria-busy={busy}
    >
      {!untitled && <h1>{translate('signIn.title')}</h1>}
      <Failure failure={failure} translate={translate} />
      <div className="signin-field">
        <label htmlFor="signin-email">{translate('signIn.email')}</label>
        <input
          id="signin-email"
          name="username"
          type="email"
          autoComplete={onPasskey ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          onBlur={({ target }) => onEmail?.(target.value)}
          readOnly={busy || fixedEmail}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'signin-email-fault' : undefined}
        />
        {fault && (
          <p id="signin-email-fault" className="signin-fault" role="alert">
            {translate(`validation.email.${fault}`, { limit: emailLimit })}
          </p>
        )}
      </div>
      <PasswordField translate={translate} readOnly={busy} defaultValue={password} />
      <button type="submit" className="signin-submit" disabled={!filled || busy}>
        {busy && <span className="signin-spinner" aria-hidden="true" />}
        {busy || !label ? translate(busy ? 'signIn.submitting' : 'signIn.submit') : label}
      </button>
      {!untitled && (
        <div className="signin-links">
          <a href="/forgetPassword">{translate('signIn.forgot')}</a>
          <a href={`/loginWithSSO${location.search}`}>{translate('signIn.singleSignOn')}</a>
          {onPasskey && (
            <button type="button" onClick={onPasskey} disabled={busy}>
              {translate('signIn.passkey.offer')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}

function valuesOf(form: HTMLFormElement | null) {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get('username') ?? ''), password: String(data.get('password') ?? '') };
}
