import type { SignInProps } from './SignInProps.ts';

/** Users sign in at the application whose cookie goes on to the API; then this page tries again. */
export function CookieForm({ translate, answer: { host }, onSignedIn, untitled = false }: SignInProps) {
  return (
    <div className="signin-form">
      {!untitled && <h1>{translate('any.signIn.title')}</h1>}
      <p>{translate('any.cookie.text', { host })}</p>
      <button type="button" className="signin-submit" onClick={onSignedIn}>
        {translate('any.cookie.again')}
      </button>
    </div>
  );
}
