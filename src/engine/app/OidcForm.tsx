import { useEffect, useRef, useState } from 'react';
import { OidcError } from './oidc.ts';
import { currentOidc } from './session.ts';
import type { SignInProps } from './SignInProps.ts';
import { oidcText } from './oidcText.ts';

/** Leaves for the provider; above a page it opens a window of its own, so that what was typed stays. */
export function OidcForm({ translate, answer: { host: api }, onSignedIn, untitled = false, failure: before = '' }: SignInProps) {
  const oidc = currentOidc();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(before);
  const [isPending] = useState(() => !untitled && before === '' && oidc.isPending());
  const waiting = useRef(new AbortController());
  useEffect(() => {
    const controller = waiting.current;
    return () => controller.abort();
  }, []);

  const submit = async () => {
    // A window that was closed says nothing: the next try ends the one before.
    waiting.current.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    setBusy(true);
    setFailure('');
    try {
      if (!untitled) return await oidc.leave();
      await oidc.again(signal);
      onSignedIn();
    } catch (fault) {
      if (signal.aborted) return;
      setFailure(
        fault instanceof OidcError ? oidcText(translate, fault, { host: oidc.host, api, redirect: oidc.redirect }) : String(fault),
      );
    }
    setBusy(false);
  };

  return (
    <div className="signin-form">
      {!untitled && <h1>{translate('any.signIn.title')}</h1>}
      {!untitled && <p>{translate('any.oidc.text', { host: oidc.host, api })}</p>}
      <div role="alert" className="signin-failure">
        {failure}
      </div>
      {isPending && <p>{translate('any.oidc.pending', { host: oidc.host, redirect: oidc.redirect })}</p>}
      <button type="button" className="signin-submit" onClick={() => void submit()} disabled={busy && !untitled}>
        {translate(busy && untitled ? 'any.oidc.waiting' : 'any.oidc.submit', { host: oidc.host })}
      </button>
    </div>
  );
}
