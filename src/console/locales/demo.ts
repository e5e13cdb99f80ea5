export const demo = {
  title: 'Demo accounts',
  help: 'Choose one to fill in the form. Nothing here is real.',
  outbox: 'Open the mail outbox',
  sso: 'Try single sign-on: {{accountName}}',
  staff: 'Provider staff',
  admin: 'Customer admin',
  recruiter: 'Recruiter',
  manager: 'Hiring manager',
  mfa: 'Needs an emailed code',
  other: 'Another organisation, Ireland',
} as const;
