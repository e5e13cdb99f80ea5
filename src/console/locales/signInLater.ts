/** Texts of what follows the sign-in form, or stands in its place (spec 1 §2.1, §4, §8); they come a moment after it. */
export const signInLater = {
  mfa: {
    title: 'Check your email',
    text: 'We have sent a 6-character code to {{email}}. It is valid for 10 minutes.',
    code: 'Code',
    resend: 'Resend code',
    resendIn: 'Resend code in {{seconds}} s',
    resent: 'We’ve sent a new code. Only the newest one works.',
    resendFailed: 'We couldn’t send a new code. Please try again.',
    remember: 'Remember this device for {{period}}',
    days: '{{count}} days',
    minutes: '{{count}} minutes',
    titles: { APP: 'Enter the code of your app', PASSKEY: 'Use your passkey', RECOVERY_CODE: 'Enter a recovery code' },
    texts: {
      APP: 'Open your authenticator app and enter the 6 digits that it shows for {{brand}}.',
      PASSKEY: 'Your device will ask for your fingerprint, face or PIN.',
      RECOVERY_CODE: 'Enter one of the codes that you saved. Each one works once.',
    },
    use: { APP: 'Use your app', PASSKEY: 'Use a passkey', RECOVERY_CODE: 'Use a recovery code', EMAIL: 'Email me a code' },
  },
  locked: {
    title: 'Account Locked',
    text: 'Sorry, you have exceeded the allowed log in attempts. Your account has been locked for security reasons. Please try again in 5 minutes, or contact your system administrator.',
    minute:
      'You have tried to sign in too often, so your account is locked for security reasons. Try again in a minute, or contact your system administrator.',
    minutes:
      'You have tried to sign in too often, so your account is locked for security reasons. Try again in {{minutes}} minutes, or contact your system administrator.',
  },
  redirect: {
    invalid: 'Invalid redirect url - Please make sure your redirect url is valid',
    blocked: 'Redirection error - Redirection to the address is blocked due to domain restriction.',
    goOn: 'Continue to {{brand}}',
  },
  unreachable: {
    title: 'We can’t reach {{brand}}',
    text: 'Please check your connection. Nothing has been lost, and this page opens once there is a response.',
    away: 'It isn’t available at the moment. Nothing has been lost, and this page opens once it is back.',
    retry: 'Try again',
  },
  codeErrors: {
    codeMismatch: 'Oops, please make sure to enter the correct code.',
    codeExpired: 'Oops, that code has expired. Please make sure to enter it within 10 minutes.',
    userNotFound: "Oops, we couldn't find a user with that email address.",
    missingArguments: 'Oops, something went wrong. Please try again OR contact support.',
    challengeEnded: 'Too many wrong codes. Please log in again to get a new one.',
  },
} as const;
