import { useId, useState, type FormEvent } from 'react';
import { currentAccess } from './server.ts';
import type { SignInProps } from './SignInProps.ts';

/** Takes the token that an API wants, and gives it to the console's server, if there is one; the page forgets it at once. */
export function TokenForm({ translate, answer: { host, direct }, onSignedIn, untitled = false }: SignInProps) {
  const id = useId();
  const [header, setHeader] = useState('Authorization');
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = header.trim();
  // The usual header gets a bearer token, unless its kind is entered with it.
  const scheme = name.toLowerCase() === 'authorization' && !/\s/.test(token.trim()) ? 'Bearer ' : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (token.trim() === '') return setFailure(translate('any.signIn.missing'));
    setBusy(true);
    setFailure('');
    const refusal = await currentAccess()
      .signIn({ header: `${name}: ${scheme}${token.trim()}` })
      .catch(() => translate(direct === undefined ? 'any.signIn.away' : 'any.signIn.apiAway', { host }));
    setBusy(false);
    if (refusal === undefined) {
      setToken('');
      onSignedIn();
    } else setFailure(translate('any.signIn.refused', { host, said: refusal }));
  };

  return (
    <form className="signin-form" onSubmit={(event) => void submit(event)} noValidate>
      {!untitled && <h1>{translate('any.signIn.title')}</h1>}
      {!untitled && <p>{translate('any.signIn.text', { host })}</p>}
      <div role="alert" className="signin-failure">
        {failure}
      </div>
      <div className="signin-field">
        <label htmlFor={`${id}-token`}>{translate('any.signIn.token')}</label>
        <input
          id={`${id}-token`}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          aria-invalid={failure !== '' || undefined}
          onChange={({ target }) => setToken(target.value)}
          // The form is all that there is on the page.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
      <div className="signin-field">
        <label htmlFor={`${id}-header`}>{translate('any.signIn.header')}</label>
        <input
          id={`${id}-header`}
          autoComplete="off"
          spellCheck={false}
          value={header}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setHeader(target.value)}
        />
        <small id={`${id}-help`}>
          {scheme === '' ? translate('any.signIn.headerHelp') : translate('any.signIn.scheme', { header: `${name}: ${scheme}…` })}
        </small>
      </div>
      <button type="submit" className="signin-submit" disabled={busy}>
        {translate(busy ? 'any.signIn.submitting' : 'any.signIn.submit')}
      </button>
      <p>
        <small>{translate(direct === undefined ? 'any.signIn.kept' : 'any.signIn.keptHere')}</small>
      </p>
    </form>
  );
}
