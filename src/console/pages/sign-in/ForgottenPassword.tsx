import { useState, type FormEvent } from 'react';
import { requestLink, type AskAccount } from './accountFlow.ts';
import { Failure } from './Failure.tsx';
import { emailFault, emailLimit, type Failed } from './flow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useMounted } from './useSignIn.ts';

interface Props {
  translate: Translate;
  ask: AskAccount;
  email?: string;
}

/** Asks for a mail with a link; the answer never says whether there is such an account (spec 1 §2.2, decisions §5). */
export function ForgottenPassword({ translate, ask, email = '' }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failed>();
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const mounted = useMounted();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('username') ?? '').trim();
    const wrong = emailFault(typed);
    setFault(wrong);
    setFailure(undefined);
    if (wrong) return form.querySelector('input')?.focus();
    setState('busy');
    const outcome = await requestLink(ask, typed);
    if (!mounted()) return;
    setState(outcome ? 'asking' : 'sent');
    if (outcome) setFailure(outcome);
  };
  return (
    <form className="signin-form" onSubmit={submit} noValidate aria-busy={state === 'busy'}>
      <h1>{translate('signIn.forgotten.title')}</h1>
      <p role="status" className={state === 'sent' ? 'signin-notice' : undefined}>
        {translate(state === 'sent' ? 'signIn.forgotten.sent' : 'signIn.forgotten.text')}
      </p>
      <Failure failure={failure} translate={translate} />
      {state !== 'sent' && (
        <>
          <div className="signin-field">
            <label htmlFor="signin-email">{translate('signIn.email')}</label>
            <input
              id="signin-email"
              name="username"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={email}
              readOnly={state === 'busy'}
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
          <button type="submit" className="signin-submit" disabled={state === 'busy'}>
            {state === 'busy' && <span className="signin-spinner" aria-hidden="true" />}
            {translate('signIn.forgotten.submit')}
          </button>
        </>
      )}
      <div className="signin-links">
        <a href="/login">{translate('signIn.backToLogin')}</a>
      </div>
    </form>
  );
}
