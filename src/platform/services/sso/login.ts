import { and, eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { ssoConfigs } from './tenant.ts';
import { afterCommit, badInput } from '../../errors.ts';
import { publicOperation } from '../../operation.ts';
import { mayDisclose } from '../auth/disclosure.ts';
import { findIdentity } from '../auth/identities.ts';
import type { Customer, SsoConfig } from './read.ts';
import { customerOfVerified, domainOf } from '../sso-domains/claims.ts';
import { customerOfDomain } from './domains.ts';
import { redirectOf } from './redirects.ts';
import { refusedLogin } from './refusals.ts';
import { beginRequest } from './requests.ts';

export const ssoLogin = publicOperation(
  'IDPAuthSSOLogin',
  { store: 'identity', form: 'idp/ssoLogin' },
  async ({ ssoLoginDto }, context) => {
    const redirect = redirectOf(context.settings, ssoLoginDto.redirect);
    const found = await requireProvider(context, ssoLoginDto);
    return { loginUrl: await beginRequest(context, found, { redirect }) };
  },
);

interface LoginSubject {
  email?: string | null | undefined;
  accountName?: string | null | undefined;
  customerId?: string | null | undefined;
}

interface SsoCustomer {
  customer: Customer;
  config: SsoConfig;
}

async function requireProvider(context: PublicContext, { email, accountName, customerId }: LoginSubject): Promise<SsoCustomer> {
  if ([email, accountName, customerId].filter(Boolean).length !== 1) throw badInput({ accountName: 'validation.sso.accountName.required' });
  if (email) return requireByEmail(context, email);
  const found = await find(context, accountName ? eq(customers.uniqueName, accountName) : eq(customers.id, customerId ?? ''));
  if (!found) throw refusedLogin.notInitialized();
  if (!found.config.enabled) throw refusedLogin.disabled();
  return found;
}

/** By the domain alone (`domains.ts`), so that nobody learns whether the account exists, unless configured (decisions §5). */
async function requireByEmail(context: PublicContext, email: string): Promise<SsoCustomer> {
  const verified = await customerOfVerified(context.tx, domainOf(email) ?? '');
  if (context.settings.accountDisclosure && !verified) return requireByAccount(context, email);
  const customerId = verified ?? (await customerOfDomain(context.tx, email));
  const found = customerId ? await find(context, eq(customers.id, customerId)) : undefined;
  if (!found?.config.enabled) throw refusedLogin.disabled();
  return found;
}

/** Specification's messages, which reveal accounts. */
async function requireByAccount(context: PublicContext, email: string): Promise<SsoCustomer> {
  const account = await findIdentity(context.tx, email);
  // Staff never sign in through a customer's identity provider.
  const isTheirs = account?.active && account.identity.userType !== 'PROVIDER_STAFF';
  const found = isTheirs ? await find(context, eq(customers.id, account.identity.customerId)) : undefined;
  if (found?.config.enabled) return found;
  const reason = found || !(await mayDisclose(context)) ? 'disabled' : isTheirs ? 'notInitialized' : 'emailUnknown';
  throw afterCommit(refusedLogin[reason]());
}

async function find({ tx }: PublicContext, which: ReturnType<typeof eq>): Promise<SsoCustomer | undefined> {
  const all = unscoped(tx);
  const [customer] = await all.select(customers, customers, which);
  if (!customer || customer.archivedAt) return undefined;
  const [config] = await all.select(ssoConfigs, ssoConfigs, and(eq(ssoConfigs.customerId, customer.id)));
  return config && { customer, config };
}
