import type { MailContent } from '../../mail/renderMail.ts';

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

export const resetMail = (url: string, brandName: string): MailContent => ({
  subject: `Reset your ${brandName} password`,
  parts: [
    `Somebody, most likely you, asked to reset the password of your ${brandName} account.`,
    { label: 'Reset password', url },
    'The link is valid for 60 minutes and works once. Your current password stays valid until you have set a new one.',
    'If you did not ask for this, you can ignore this email.',
  ],
});

export const archivedMail = (brandName: string): MailContent => ({
  subject: `Your ${brandName} account`,
  parts: [
    `Somebody, most likely you, asked to reset the password of your ${brandName} account, which is not active.`,
    "Please contact your company's admin to activate your account before updating your password.",
  ],
});

export const singleSignOnMail = (brandName: string): MailContent => ({
  subject: `Your ${brandName} account`,
  parts: [
    `Somebody, most likely you, asked to reset the password of your ${brandName} account. You sign in to it with your company's single sign-on.`,
    "Please contact your company's admin to update password instead.",
  ],
});

export const ssoRequiredMail = (url: string, brandName: string): MailContent => ({
  subject: `Your ${brandName} account`,
  parts: [
    `Somebody, most likely you, asked to reset the password of your ${brandName} account. Your company signs in by single sign-on, so you need no password here.`,
    { label: 'Sign in with single sign-on', url },
    'If you did not ask for this, you can ignore this email.',
  ],
});

export const ssoInvitationMail = (url: string, email: string, brandName: string): MailContent => ({
  subject: `Welcome to ${brandName}`,
  parts: [
    `An account has been created for you, with the address ${email}. Your company signs in by single sign-on, so you need no password here.`,
    { label: 'Sign in with single sign-on', url },
  ],
});

export const firstPasswordMail = (url: string, email: string, brandName: string): MailContent => ({
  subject: `Welcome to ${brandName}`,
  parts: [
    `An account has been created for you. Set your password to start; you sign in with ${email}.`,
    { label: 'Set your password', url },
    'The link is valid for 72 hours and works once. After that, choose “Forgot password” on the sign-in page to get a new one.',
  ],
});

interface PasswordChange {
  brandName: string;
  email: string;
  /** In words, with its zone. */
  when: string;
  browser: string | null;
  system: string | null;
  /** By a link, which ends every session. */
  isReset: boolean;
  url: string;
}

export const passwordChangedMail = ({ brandName, email, when, browser, system, isReset, url }: PasswordChange): MailContent => ({
  subject: `Your ${brandName} password was changed`,
  parts: [
    isReset
      ? `Somebody, most likely you, set a new password for your ${brandName} account ${email} with a link from an email. You’ve been logged out everywhere.`
      : `Somebody, most likely you, changed the password of your ${brandName} account ${email}. You’ve been logged out everywhere else.`,
    {
      details: [
        { label: 'When', value: when },
        { label: 'Browser', value: browser ?? 'One that we don’t know' },
        { label: 'System', value: system ?? 'One that we don’t know' },
      ],
    },
    'If this was you, there’s nothing to do.',
    'If it wasn’t you, set a new password now, check who can read your emails, and tell your administrator.',
    { label: 'Set a new password', url },
  ],
});

interface NewDevice {
  brandName: string;
  email: string;
  /** In words, with its zone. */
  when: string;
  browser: string | null;
  system: string | null;
  address: string;
  url: string;
}

export const newDeviceMail = ({ brandName, email, when, browser, system, address, url }: NewDevice): MailContent => ({
  subject: `New sign-in to your ${brandName} account`,
  parts: [
    `Somebody, most likely you, signed in to your ${brandName} account ${email} on a device that we don’t know.`,
    {
      details: [
        { label: 'When', value: when },
        { label: 'Browser', value: browser ?? 'One that we don’t know' },
        { label: 'System', value: system ?? 'One that we don’t know' },
        { label: 'IP address', value: address },
      ],
    },
    'If this was you, there’s nothing to do.',
    'If it wasn’t you, end that session now, change your password, and tell your administrator.',
    { label: 'See your sessions', url },
  ],
});

interface Lock {
  brandName: string;
  minutes: number;
  /** Codes failed, so the password is known. */
  isCode: boolean;
  address: string | null;
  url: string;
}

export const lockMail = ({ brandName, minutes, isCode, address, url }: Lock): MailContent => ({
  subject: `Sign-ins to your ${brandName} account are locked for ${minutes} minutes`,
  parts: [
    isCode
      ? `Somebody entered your password and then too many wrong codes${from(address)}. New devices can't sign in for ${minutes} minutes.`
      : `Somebody entered too many wrong passwords for your account${from(address)}. New devices can't sign in for ${minutes} minutes.`,
    'If this was you, try again later. Devices on which you signed in during the last 30 days still work.',
    isCode
      ? "If it wasn't you, somebody knows your password. Set a new one now, and tell your administrator."
      : "If it wasn't you, your password has kept them out. A new password also lets you in at once.",
    { label: 'Set a new password', url },
  ],
});

const from = (address: string | null) => (address ? ` from ${address}` : '');
