/** Texts of the pages for a forgotten and a new password (spec 1 §2.2, §5, §8; decisions §1). */
export const signInAccount = {
  forgotten: {
    documentTitle: 'Forgot password – {{brand}}',
    title: 'Forgot your password?',
    text: 'Enter your email, and we will send you a link to set a new one. Your current password stays valid until then.',
    submit: 'Send link',
    sent: 'Please check your email inbox for a link to reset your password.',
  },
  reset: {
    documentTitle: 'New password – {{brand}}',
    title: 'Set a new password',
    newPassword: 'New password',
    repeated: 'Repeat the new password',
    submit: 'Set password',
    mismatch: 'Oops, make sure to enter the same password in both boxes.',
    newLink: 'Request a new link',
    holds: '(done)',
    missing: '(still missing)',
    rules: {
      length: 'More than 9 characters',
      lowerCase: 'A lowercase letter',
      upperCase: 'An uppercase letter',
      digit: 'A number',
      special: 'A special character: - + _ ! @ # $ % ^ & * . , ? or space',
    },
  },
  accountErrors: {
    forgotten: 'Please check that your emails are correct.',
    forgottenArchived: "Please contact your company's admin to activate your account before updating your password.",
    forgottenSso: "Please contact your company's admin to update password instead.",
    linkExpired: 'Please request a new link to reset password.',
    resetAccountNotFound: "We couldn't find an account for this link.",
    commonPassword: 'This is one of the most common passwords, or close to one, so others would guess it. Please choose another.',
    personalPassword: 'This password is based on your name, your email or our brand, so others could guess it. Please choose another.',
    resetFailed: 'Failed to reset password. Please try again.',
  },
} as const;
