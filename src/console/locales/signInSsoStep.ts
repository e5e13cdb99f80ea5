/** Texts of the extra step of a single sign-on (spec 1 §4; decisions §5). */
export const signInSsoStep = {
  ssoStep: {
    documentTitle: 'Connect your account – {{brand}}',
    title: 'Connect your account',
    text: 'You signed in at {{customer}} as {{email}}. {{brand}} already has an account with this email. Enter its password once, and from then on your company’s sign-in opens it.',
    submit: 'Connect and log in',
    mail: 'Email me a link instead',
    mailAgain: 'Email me another link',
    mailed: 'We’ve emailed a link to {{email}}. Open it in this browser within 60 minutes.',
    mailFailed: 'We couldn’t send the email. Please try again.',
    tooManyMails: 'We’ve sent three emails already. Please look in your inbox, or log in once more.',
    confirmText: 'From now on your company’s sign-in will open your {{brand}} account. Only go on if you’ve just signed in there yourself.',
    loading: 'One moment…',
    again: 'Go to Single Sign-On',
    endedTitle: 'This sign-in has ended',
    endedText: 'It took too long, was finished already, or began in another browser. Nothing was connected. Please log in once more.',
    elsewhereTitle: 'Your account is connected',
    elsewhereText: 'You can now log in with Single Sign-On, in any browser.',
  },
} as const;
