import { useEffect, useRef, useState, type FormEvent } from 'react';
import { emailLimit } from './flow.ts';
import { entryFault, type AskSso, type Who } from './ssoFlow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useOnline } from './useOnline.ts';
import { useSso } from './useSso.ts';

export interface SingleSignOnProps {
  translate: Translate;
  ask: AskSso;
  value: string;
  /** Starts automatically, with this value or the customer named by a link (spec 1 §2.2). */
  auto?: Who;
  redirect: { to: string } | { refusal: string };
  /** Why an identity provider's answer signed nobody in, as a text's key. */
  refusal?: string;
  back: string;
  leave: (url: string, who: Who) => void;
  report: (message: string) => void;
}

/** Asks who wants to sign in and sends them to their company's identity provider (spec 1 §2.2, §4, §5, §8). */
export function SingleSignOn({ translate, ask, value, auto, redirect, refusal, back, leave, report }: SingleSignOnProps) {
  const input = useRef<HTMLInputElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const sent = auto && 'value' in auto ? entryFault(auto.value) : null;
  const [fault, setFault] = useState<string | null>(sent);
  const online = useOnline();
  const { state, submit, cancel } = useSso({
    ask,
    redirect,
    refusal,
    auto: sent ? undefined : auto,
    leave,
    report: (key) => report(translate(key)),
  });
  const busy = state.kind === 'loggingIn';

  // The button that had the focus is gone in either direction. On a phone the keyboard would hide half of the page before it was seen.
  useEffect(() => {
    if (busy) cancelButton.current?.focus();
    else if (state.refusal || state.cancelled || matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [busy, state]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const entry = input.current?.value.trim() ?? '';
    const wrong = entryFault(entry);
    setFault(wrong);
    if (wrong) input.current?.focus();
    else submit({ value: entry });
  };

  return (
    <form className="signin-form" onSubmit={onSubmit} noValidate aria-busy={busy}>
      <h1>{translate('signIn.sso.title')}</h1>
      <p id="signin-sso-help">{translate('signIn.sso.text')}</p>
      {!online && (
        <p className="signin-notice" role="status">
          {translate('signIn.offline')}
        </p>
      )}
      <Refusal text={!busy && state.refusal ? translate(state.refusal) : undefined} />
      <div className="signin-field">
        <label htmlFor="signin-sso">{translate('signIn.sso.label')}</label>
        <input
          ref={input}
          id="signin-sso"
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={translate('signIn.sso.placeholder')}
          defaultValue={value}
          readOnly={busy}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'signin-sso-fault' : 'signin-sso-help'}
        />
        {fault && (
          <p id="signin-sso-fault" className="signin-fault" role="alert">
            {translate(fault, { limit: emailLimit })}
          </p>
        )}
      </div>
      {!busy && (
        <button type="submit" className="signin-submit">
          {translate('signIn.sso.submit')}
        </button>
      )}
      {/* The live region stays while its text comes and goes. */}
      <div role="status" className={busy ? 'signin-waiting' : 'signin-unseen'}>
        {busy && <span className="signin-spinner" aria-hidden="true" />}
        {busy && translate('signIn.sso.loggingIn')}
        {!busy && state.cancelled && translate('signIn.sso.cancelled')}
      </div>
      {busy && (
        <button ref={cancelButton} type="button" className="signin-submit signin-second" onClick={cancel}>
          {translate('signIn.sso.cancel')}
        </button>
      )}
      <div className="signin-links">
        <a href={back}>{translate('signIn.backToLogin')}</a>
      </div>
    </form>
  );
}

/** 'What happened - What to do now', read out at once by screen readers. */
function Refusal({ text = '' }: { text?: string }) {
  const [title, ...rest] = text.split(' - ');
  // The live region exists before its text, else some readers stay silent.
  return (
    <div role="alert" className={text ? 'signin-failure' : undefined}>
      {rest.length > 0 && <strong>{title}</strong>}
      {text && <p>{rest.join(' - ') || title}</p>}
    </div>
  );
}
