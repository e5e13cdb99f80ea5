import type { MailContent } from '../../mail/renderMail.ts';

/** The mail with a sign-in code (events EDGE_USER_EMAIL_MFA_CODE and EDGE_USER_RESEND_MFA_CODE). */
export const codeMail = (code: string, brandName: string, resent: boolean): MailContent => ({
  subject: `Your ${brandName} verification code`,
  parts: [
    resent
      ? 'Here is the new code that you asked for. The code before it no longer works.'
      : `Use this code to finish signing in to ${brandName}.`,
    { code },
    'It is valid for 10 minutes and works once.',
    'If you did not try to sign in, somebody may know your password: change it and tell your administrator.',
  ],
});
