/** Texts of the page for single sign-on (spec 1 §2.2, §5, §8). */
export const signInSso = {
  sso: {
    documentTitle: 'Single Sign-On – {{brand}}',
    title: 'Single Sign-On',
    text: 'Enter your email or Account Name to authenticate via SSO',
    label: 'Email or Account Name',
    placeholder: 'Enter your email or Account Name',
    submit: 'Go to Single Sign-On',
    loggingIn: 'Logging in to Single Sign-On...',
    cancel: 'Cancel SSO logging in',
    cancelled: 'Single Sign-On was cancelled.',
    looking: 'Looking for Single Sign-On…',
    withPassword: 'Log in with a password',
  },
  ssoFaults: {
    required: 'Please enter your account name or email',
    maxLength: 'Please keep the email or account name within {{limit}} characters',
    accountName: 'Please enter the correct Account Name',
  },
  ssoErrors: {
    emailUnknown:
      "User doesn't exist - Please enter the correct email address or use Account Name to log in. If you couldn't retrieve the Account Name, please contact your administrator.",
    notInitialized:
      "Account Name doesn't exist - Please make sure your Account Name matches the SAML SSO configuration. If the error persists, please contact our support team.",
    disabled: 'SSO Not Enabled - Please contact support to enable SSO',
    other: 'Unexpected error - Something wrong, please contact support.',
    redirectInvalid: 'Invalid redirect url - Please make sure your redirect url is valid',
    redirectBlocked: 'Redirection error - Redirection to the address is blocked due to domain restriction.',
    // The specification knows the call's errors only; these are of the answer that an identity provider sent (decisions §5).
    expired: 'Single Sign-On took too long - Please log in once more.',
    refused:
      "Your company's sign-in was not accepted - Please try once more. If this happens again, ask your administrator: the audit log says what was wrong.",
    denied: "Your company didn't sign you in - Please ask your company's IT whether you may use {{brand}}.",
    busy: 'Too many people are logging in - Please wait a moment and log in once more.',
    notProvisioned: 'You have no account yet - Please ask your administrator for one, then log in once more.',
    archived: "Your account is archived - Please contact your company's admin to activate your account.",
  },
} as const;
