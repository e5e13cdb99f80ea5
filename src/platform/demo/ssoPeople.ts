import { normalEmail } from '../services/auth/attempts.ts';
import { demoAccounts } from './accounts.ts';
import { demoCustomers } from './directory.ts';
import type { DemoCustomer } from './directory.ts';
import { peopleOf } from './people.ts';
import { defaultSizes } from './sizes.ts';

export interface DemoPerson {
  nameId: string;
  firstName: string;
  lastName: string;
  email: string;
  about: string;
}

export const ssoCustomerName = 'northlight-training';

export function ssoCustomer(base: Date): DemoCustomer {
  const customer = demoCustomers(base, defaultSizes.customers).find(({ uniqueName }) => uniqueName === ssoCustomerName);
  if (!customer) throw new Error(`The demo has no customer ${ssoCustomerName}`);
  return customer;
}

export function ssoPeople(base: Date): DemoPerson[] {
  const admin = peopleOf(ssoCustomer(base), base, 1).users[0];
  const [stranger] = demoAccounts;
  const made = (nameId: string, firstName: string, lastName: string, about: string): DemoPerson => {
    const email = normalEmail(`${firstName}.${lastName}@${ssoCustomerName}.example`);
    return { nameId, firstName, lastName, email, about };
  };
  return [
    ...(admin
      ? [
          {
            nameId: 'emp-0001',
            ...namesOf(admin),
            about: 'Administers the customer. Has an account with a password (Demo-Passw0rd!) and enters it once to connect the two.',
          },
        ]
      : []),
    made('emp-0002', 'Nina', 'Newcomer', 'Gets an account at the first sign-in, with the default group.'),
    made('emp-0003', 'Theo', 'Trainer', 'Gets an account at the first sign-in, with the default group.'),
    ...(stranger
      ? [{ nameId: 'emp-0004', ...namesOf(stranger), about: 'Belongs to somebody else: this provider may not sign them in.' }]
      : []),
  ];
}

const namesOf = ({ firstName, lastName, email }: Pick<DemoPerson, 'firstName' | 'lastName' | 'email'>) => ({ firstName, lastName, email });
