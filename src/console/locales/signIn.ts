/** Texts of the sign-in page and of the dialog that signs in again (spec 1 §2.2, §4, §5, §8). The page ships these alone at first: its bytes are a budget. */
export const signIn = {
  documentTitle: 'Log in – {{brand}}',
  title: 'Log in to {{brand}}',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  submit: 'Log In',
  submitting: 'Logging in…',
  forgot: 'Forgot password?',
  singleSignOn: 'Single Sign-On',
  passkey: {
    offer: 'Use a passkey',
    refused: 'This passkey wasn’t accepted. Please log in with your password.',
    unusable: 'This browser can’t use a passkey here. Please log in with your password.',
  },
  backToLogin: 'Back to Login',
  opening: 'Opening {{brand}}…',
  passwordSet: 'Your password has been set. You can log in with it now.',
  offline: 'You’re offline. We’ve kept your entries: try again when you’re connected.',
  policies: {
    statement: 'By logging in you agree to our {{privacy}}, {{cookie}} and {{acceptableUse}}.',
    privacy: 'Privacy Policy',
    cookie: 'Cookie Policy',
    acceptableUse: 'Acceptable Use Policy',
  },
  errors: {
    credentials: 'Please check that your email and password are correct.',
    remaining: 'You have {{count}} attempt(s) remaining.',
    region: 'Failed to find user region. Please contact support.',
    unexpectedTitle: 'Unexpected error',
    unexpected: 'Sign in failed. Please contact support.',
    network: 'We can’t reach {{brand}}. Please check your connection and try again.',
    unavailable: '{{brand}} isn’t available at the moment. Please try again shortly.',
    ssoRequired: 'Your company signs in by single sign-on.',
    rateLimited: 'Too many attempts from your network. Please wait a minute and try again.',
  },
} as const;

/** The shared e-mail rule (decisions §1). */
export const emailRule = {
  required: 'Please enter your email',
  format: 'Please enter a valid email',
  maxLength: 'Please keep the email within {{limit}} characters',
} as const;
