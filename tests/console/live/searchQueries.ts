/** A text that a person types into the search of everything, and the entry that has to be among the first three. Written before the search was built. */
export interface Query {
  text: string;
  /** Role of the person. @default an administrator of the customer */
  as?: Role;
  /** Title of the entry, and its context where two entries share the title. */
  finds: RegExp;
  within?: RegExp;
}

export type Role = 'staff' | 'admin' | 'recruiter' | 'manager';

const review: Query[] = [
  { text: 'maria', finds: /^Maria Example$/ },
  { text: 'nina', finds: /^Nina Example$/ },
  { text: 'recruiters', finds: /^Recruiters$/, within: /Groups/ },
  { text: 'password', finds: /reset password/i },
  { text: 'permission', finds: /^Groups$/ },
  { text: 'language', finds: /^Language: / },
  { text: 'add user', finds: /^Add user$/ },
  { text: 'help', finds: /^Keyboard shortcuts$/ },
  { text: 'candidate', finds: /^Applications$/ },
  { text: 'email log', as: 'staff', finds: /^Email$/, within: /Notifications/ },
  { text: 'undo', finds: /^Undo the last action$/ },
  { text: 'globex', as: 'staff', finds: /^Globex$/ },
  { text: 'why', as: 'staff', finds: /^Why is this disabled\?$/ },
  { text: 'brand', finds: /^Branding$/, within: /Settings/ },
  { text: 'branding', finds: /^Branding$/, within: /Settings/ },
  { text: 'dark', finds: /^Theme: Dark$/ },
  { text: 'logout', finds: /^Log out$/i },
  { text: 'log out', finds: /^Log out$/i },
  { text: 'mail', finds: /email/i },
  { text: 'create job', finds: /^Create (vacancy|job)$/i },
  { text: 'export', finds: /export/i },
];

const people: Query[] = [
  { text: 'Ada Admin', finds: /^Ada Admin$/ },
  { text: 'recruiter@acme.example', finds: /^Rae Recruiter$/ },
  { text: 'rae', finds: /^Rae Recruiter$/ },
  { text: 'maria.example@people.example', finds: /^Maria Example$/ },
  { text: 'example maria', as: 'recruiter', finds: /^Maria Example$/ },
  { text: 'mraia example', finds: /^Maria Example$/ },
  { text: '+61491570156', finds: /^Maria Example$/ },
  { text: '0491 570 156', finds: /^Maria Example$/ },
  { text: 'maria', as: 'manager', finds: /^Maria Example$/ },
];

const records: Query[] = [
  { text: 'night shift baker', finds: /^Night shift baker$/, within: /Vacancies/ },
  { text: 'NSB-2041', finds: /^Night shift baker$/ },
  { text: 'night shift bakr', as: 'recruiter', finds: /^Night shift baker$/ },
  { text: 'customer admins', finds: /^Customer Admins$/, within: /Groups/ },
  { text: 'contact centre', finds: /^Contact Centre$/i },
  { text: 'payroll', finds: /^Payroll$/ },
  { text: 'early careers', finds: /^Early careers$/, within: /Workflow Sets/ },
  { text: 'acme pharmacy', as: 'staff', finds: /^Acme Pharmacy$/ },
];

const settings: Query[] = [
  { text: 'logo', finds: /^Branding$/ },
  { text: 'colour', finds: /^Branding$/ },
  { text: 'color', finds: /^Branding$/ },
  { text: 'theme', finds: /^Theme: / },
  { text: 'sso', finds: /^Single Sign-On$|^SSO$/i },
  { text: 'saml', finds: /^Single Sign-On$|^SSO$/i },
  { text: 'gdpr', finds: /^Compliance$/ },
  { text: 'delete candidate data', finds: /^Compliance$/ },
  { text: 'retention', finds: /^Compliance$/ },
  { text: 'sms credit', as: 'staff', finds: /^SMS/ },
  { text: 'webhook', finds: /^ATS/ },
  { text: 'domain', as: 'staff', finds: /^Email domain$/i },
  { text: 'reminder', finds: /^Notification/ },
];

const doing: Query[] = [
  { text: 'sign out', finds: /^Log out$/i },
  { text: 'logut', finds: /^Log out$/i },
  { text: 'new job', finds: /^Create (vacancy|job)$/i },
  { text: 'post a job', as: 'recruiter', finds: /^Create (vacancy|job)$/i },
  { text: 'reset password', finds: /reset password/i },
  { text: 'passwrod', finds: /reset password/i },
  { text: 'import users', finds: /upload|import/i, within: /Users/ },
  { text: 'bounced', as: 'staff', finds: /^Email$/, within: /Notifications/ },
  { text: 'who changed', finds: /^Audit log$/ },
  { text: 'history', finds: /^Audit log$/ },
  { text: 'keyboard shortcuts', finds: /^Keyboard shortcuts$/ },
  { text: 'archived users', finds: /^Archive/, within: /Users/ },
  { text: 'reject', as: 'recruiter', finds: /^Applications$/ },
  { text: 'org chart', finds: /^Departments?$/ },
  { text: 'statistics', finds: /^Discover Insights$|^Dashboard$/i },
];

export const queries: readonly Query[] = [...review, ...people, ...records, ...settings, ...doing];
