import { useId, useRef, useState, type FormEvent } from 'react';
import type { LoginPlan } from '../plan/auth.ts';
import { currentAccess } from './server.ts';
import type { SignInProps } from './SignInProps.ts';

/** The fields of an API's own login: user name, password, or whatever its mutation takes. */
export function LoginForm({ translate, answer: { host, auth, direct }, onSignedIn, untitled = false }: SignInProps) {
  const id = useId();
  const { fields } = auth as LoginPlan;
  const [values, setValues] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = fields.find(({ name }) => (values[name] ?? '') === '');
    if (missing) return setFailure(translate('any.login.missing', { field: missing.label }));
    setBusy(true);
    setFailure('');
    const away = translate(direct === undefined ? 'any.signIn.away' : 'any.signIn.apiAway', { host });
    const refusal = await currentAccess()
      .signIn({ login: values })
      .catch(() => away);
    setBusy(false);
    if (refusal === undefined) {
      setValues({});
      onSignedIn();
      return;
    }
    if (refusal === away) return setFailure(away);
    setFailure(translate('any.signIn.refused', { host, said: refusal || translate('any.login.nothing') }));
    // A refused password is typed anew.
    setValues(Object.fromEntries(fields.flatMap(({ name, secret }) => (secret ? [] : [[name, values[name] ?? '']]))));
    form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  };

  return (
    <form ref={form} className="signin-form" onSubmit={(event) => void submit(event)} noValidate>
      {!untitled && <h1>{translate('any.signIn.title')}</h1>}
      {!untitled && <p>{translate('any.login.text', { host })}</p>}
      <div role="alert" className="signin-failure">
        {failure}
      </div>
      {fields.map(({ name, label, secret }, index) => (
        <div key={name} className="signin-field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type={secret ? 'password' : 'text'}
            autoComplete={secret ? 'current-password' : index === 0 ? 'username' : 'off'}
            spellCheck={false}
            value={values[name] ?? ''}
            aria-invalid={failure !== '' || undefined}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            // The form is all that there is on the page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
          />
        </div>
      ))}
      <button type="submit" className="signin-submit" disabled={busy}>
        {translate(busy ? 'any.signIn.submitting' : 'any.signIn.submit')}
      </button>
    </form>
  );
}
