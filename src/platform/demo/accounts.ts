import type { UserType } from '../database/tables/columns.ts';
import type { DemoCustomer } from './directory.ts';

export const demoPassword = 'Demo-Passw0rd!';

interface Account {
  email: string;
  customer: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  mfaEnabled: boolean;
}

/** Accounts named in docs/operate/README.md, sign-in page and start screen; all share one password. */
export const demoAccounts: readonly Account[] = [
  {
    email: 'staff@demo.example',
    customer: 'northlight',
    firstName: 'Sam',
    lastName: 'Staff',
    userType: 'PROVIDER_STAFF',
    mfaEnabled: false,
  },
  { email: 'admin@acme.example', customer: 'acme', firstName: 'Ada', lastName: 'Admin', userType: 'CUSTOMER_ADMIN', mfaEnabled: false },
  { email: 'recruiter@acme.example', customer: 'acme', firstName: 'Rae', lastName: 'Recruiter', userType: 'RECRUITER', mfaEnabled: false },
  { email: 'manager@acme.example', customer: 'acme', firstName: 'Max', lastName: 'Manager', userType: 'HIRING_MANAGER', mfaEnabled: false },
  { email: 'mfa@acme.example', customer: 'acme', firstName: 'Mia', lastName: 'Multifactor', userType: 'CUSTOMER_ADMIN', mfaEnabled: true },
  {
    email: 'admin@globex.example',
    customer: 'globex',
    firstName: 'Gus',
    lastName: 'Globex',
    userType: 'CUSTOMER_ADMIN',
    mfaEnabled: false,
  },
];

export const accountsOf = (customer: DemoCustomer): readonly Account[] =>
  demoAccounts.filter((account) => account.customer === customer.uniqueName);
