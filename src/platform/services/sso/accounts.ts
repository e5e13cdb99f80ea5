import { and, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database, Store } from '../../database/stores.ts';
import type { identities } from '../auth/identityTable.ts';
import { ssoSubjects } from './identityTable.ts';
import { PlatformError } from '../../errors.ts';
import { acceptForm } from '../../validation.ts';
import { normalEmail } from '../auth/attempts.ts';
import { findIdentity, findIdentityById, signsInElsewhere } from '../auth/identities.ts';
import { mayProvision } from '../sso-domains/claims.ts';
import { makeSsoUser } from '../users/ssoUsers.ts';
import type { Subject } from './assertions.ts';
import { firstGroups } from './groups/target.ts';
import type { Customer, SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';

type Identity = typeof identities.$inferSelect;

interface AccountRequest {
  customer: Customer;
  config: SsoConfig;
  home: Store;
  platform: Pick<RequestContext, 'newId' | 'now'>;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Account {
  identity: Identity;
  made?: Person & { groupIds: string[] };
}

type Named = Pick<Subject, 'issuer' | 'nameId'> & { claims: Partial<Subject['claims']> };

export type Meant = { identity: Identity; isLinked: boolean } | { person: Person };

/** The identity is (customer, issuer, name): an email address is only a provider's claim, and must never lead to another customer. */
export async function meantBy(
  tx: Database,
  subject: Named,
  { customer, config }: Pick<AccountRequest, 'customer' | 'config'>,
): Promise<Meant> {
  const ofCustomer = eq(ssoSubjects.customerId, customer.id);
  const named = and(ofCustomer, eq(ssoSubjects.issuer, subject.issuer), eq(ssoSubjects.nameId, subject.nameId));
  const [known] = await tx.select().from(ssoSubjects).where(named);
  if (known) return { identity: requireOwn(await findIdentityById(tx, known.identityId), customer), isLinked: true };
  // A customer has one identity provider: the first sign-in determined its name.
  const [other] = await tx
    .select({ issuer: ssoSubjects.issuer })
    .from(ssoSubjects)
    .where(and(ofCustomer, ne(ssoSubjects.issuer, subject.issuer)))
    .limit(1);
  if (other) throw new SsoRefusal('refused', 'the issuer is not the one that this customer’s people have signed in by so far', 'AUDIENCE');
  return firstNamed(tx, subject, customer, config);
}

/** With consent if it has a password: addresses are reassigned. Never staff: a customer's provider could sign in as anybody. */
async function firstNamed(tx: Database, { claims }: Named, customer: Customer, config: SsoConfig): Promise<Meant> {
  const email = normalEmail(claims.email ?? '');
  if (!(await mayProvision(tx, customer.id, email)))
    throw new SsoRefusal('notProvisioned', 'the address is of none of the customer’s verified domains');
  const found = email ? await findIdentity(tx, email) : null;
  if (found) {
    const identity = requireOwn(found, customer);
    const [linked] = await tx.select().from(ssoSubjects).where(eq(ssoSubjects.identityId, identity.id)).limit(1);
    if (linked) throw new SsoRefusal('refused', 'the account of this address belongs to another name already', 'OTHER_ACCOUNT');
    return { identity, isLinked: false };
  }
  if (config.userProvisionMode === 'Before')
    throw new SsoRefusal('notProvisioned', 'there is no account, and none is made (mode “Before”)');
  return { person: requirePerson({ ...claims, email }) };
}

/** Linking needs consent if the account has, or could get, a password. */
export const needsConsent = (meant: Meant): meant is { identity: Identity; isLinked: boolean } =>
  'identity' in meant && !meant.isLinked && !signsInElsewhere(meant.identity);

export async function accountOf(tx: Database, subject: Subject, meant: Meant, loading: AccountRequest): Promise<Account> {
  if ('identity' in meant && meant.isLinked) return { identity: meant.identity };
  const account = 'identity' in meant ? { identity: meant.identity } : await makeAccount(tx, meant.person, subject.groups, loading);
  const { issuer, nameId } = subject;
  const customerId = loading.customer.id;
  await tx.insert(ssoSubjects).values({ customerId, issuer, nameId, identityId: account.identity.id, createdAt: loading.platform.now() });
  return account;
}

async function makeAccount(
  tx: Database,
  person: Person,
  sent: Subject['groups'],
  { customer, config, home, platform }: AccountRequest,
): Promise<Account> {
  const { hierarchyId } = config;
  const groupIds = (await firstGroups(home.db, config, sent)).map(({ id }) => id);
  const identity = await makeSsoUser(tx, platform, { customer, home, hierarchyId, groupIds, ...person });
  if (!identity) throw new SsoRefusal('expired', 'the address was taken at the same moment');
  return { identity, made: { ...person, groupIds } };
}

function requireOwn(found: { identity: Identity; active: boolean } | null, { id }: Customer): Identity {
  if (!found || found.identity.customerId !== id || found.identity.userType === 'PROVIDER_STAFF')
    throw new SsoRefusal('refused', 'the account is not one that this customer’s identity provider may sign in', 'OTHER_ACCOUNT');
  if (!found.active) throw new SsoRefusal('archived', 'the account is archived');
  return found.identity;
}

function requirePerson({ firstName, lastName, email }: Named['claims']): Person {
  try {
    const { user } = acceptForm('org/createUser', { user: { firstName, lastName, email, groupIds: [] } });
    const validated = user as Record<'firstName' | 'lastName' | 'email', string>;
    return { firstName: validated.firstName, lastName: validated.lastName, email: validated.email };
  } catch (error) {
    if (error instanceof PlatformError)
      throw new SsoRefusal('notProvisioned', 'the claims firstName, lastName and email do not make a user');
    throw error;
  }
}
