import type { MailContent } from '../../mail/renderMail.ts';

export const confirmLinkMail = (url: string, brandName: string, customer: string): MailContent => ({
  subject: `Confirm single sign-on for your ${brandName} account`,
  parts: [
    `Somebody, most likely you, signed in at ${customer} with this email address. Before that sign-in can open your existing ${brandName} account, please confirm that it’s you.`,
    { label: 'Connect my account', url },
    'The link is valid for 60 minutes and works once.',
    `If you didn’t just sign in at ${customer}, don’t open the link: whoever runs that sign-in could then use your account. Please tell your administrator instead.`,
  ],
});

export const linkedMail = (brandName: string, customer: string): MailContent => ({
  subject: `Single sign-on is now connected to your ${brandName} account`,
  parts: [
    `From now on you can sign in to your ${brandName} account with the single sign-on of ${customer}. Your password keeps working.`,
    'If you didn’t do this, please tell your administrator at once and change your password.',
  ],
});

export const linkedNotice = (brandName: string, customer: string, email: string): MailContent => ({
  subject: `Single sign-on was connected to the account ${email}`,
  parts: [
    `The account ${email} of ${customer} can now be opened with the company’s single sign-on. Its owner confirmed this with the account’s password or by email.`,
    `If you didn’t expect this, please look at the audit log of ${brandName} and at the identity provider.`,
  ],
});
