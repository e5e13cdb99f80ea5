import { later } from '../screens/values/later.tsx';
import type { SignInProps } from './SignInProps.ts';
import { TokenForm } from './TokenForm.tsx';

/** The form of the kind of sign-in that the configuration names. */
export function SignInForm(props: SignInProps) {
  switch (props.answer.auth?.kind) {
    case 'login':
      return <LoginForm {...props} />;
    case 'oidc':
      return <OidcForm {...props} />;
    case 'cookie':
      return <CookieForm {...props} />;
    default:
      return <TokenForm {...props} />;
  }
}

const LoginForm = later(async () => (await import('./LoginForm.tsx')).LoginForm);
const OidcForm = later(async () => (await import('./OidcForm.tsx')).OidcForm);
const CookieForm = later(async () => (await import('./CookieForm.tsx')).CookieForm);
