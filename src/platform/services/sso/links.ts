import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { PublicContext, RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { ssoSubjects } from './identityTable.ts';
import { customers } from '../customers/tenant.ts';
import { ssoConfigs } from './tenant.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findIdentityById } from '../auth/identities.ts';
import type { Identity } from '../auth/identities.ts';
import { administratorsOf } from '../groups/administrators.ts';
import { meantBy } from './accounts.ts';
import { applyGroups } from './groups/apply.ts';
import type { Customer, SsoConfig } from './read.ts';
import { linkedMail, linkedNotice } from './mails.ts';
import { SsoRefusal } from './refusals.ts';
import { endedStep } from './steps.ts';
import type { SsoStep } from './steps.ts';

export interface StepFacts {
  identity: Identity;
  customer: Customer;
  config: SsoConfig;
}

export async function factsOf(tx: Database, step: SsoStep): Promise<StepFacts> {
  const all = unscoped(tx);
  const found = await findIdentityById(tx, step.identityId);
  const [customer] = await all.select(customers, customers, and(eq(customers.id, step.customerId), isNull(customers.archivedAt)));
  const [config] = await all.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, step.customerId)).for('share');
  if (!found?.active || !customer || !config?.enabled || config.version !== step.configVersion) throw endedStep();
  return { identity: found.identity, customer, config };
}

const mostNotices = 20;

/** Prefetches the administrators to notify of a link, since they are in the region's store. */
export async function administratorIds({ stores }: Pick<RequestContext, 'stores'>, step: SsoStep | undefined): Promise<string[]> {
  if (step?.kind !== 'LINK') return [];
  const { db } = await stores.identity();
  const [customer] = await unscoped(db).select(customers, customers, eq(customers.id, step.customerId));
  if (!customer) return [];
  const home = await stores.region(customer.awsRegion);
  const { holders } = await administratorsOf(home.db, customer.awsRegion, customer.id);
  return [...holders.keys()].slice(0, mostNotices);
}

export async function linkAccount(
  context: PublicContext,
  step: SsoStep,
  { identity, customer, config }: StepFacts,
  adminIds: readonly string[],
): Promise<void> {
  const { tx } = context;
  const { issuer, nameId, customerId } = step;
  // Apply the rules of a sign-in again: another name may have been linked meanwhile.
  const meant = await meantBy(tx, { issuer, nameId, claims: { email: identity.email } }, { customer, config }).catch(orEnded);
  if (!('identity' in meant) || meant.identity.id !== identity.id) throw endedStep();
  const home = await context.stores.region(customer.awsRegion);
  await applyGroups(context, home, { identity, config, groups: step.groups ?? undefined }).catch(orEnded);
  if (meant.isLinked) return;
  await tx.insert(ssoSubjects).values({ customerId, issuer, nameId, identityId: identity.id, createdAt: context.now() });
  context.audit({
    ...{ actorId: identity.id, subjects: [identity.id], customerId, organizationId: customer.organizationId },
    ...{ names: { [identity.id]: identity.email }, values: { [identity.id]: { issuer, nameId } } },
  });
  const { brandName } = context.settings;
  await queueMail(tx, context, { event, to: identity.email, customerId, content: linkedMail(brandName, customer.displayName) });
  const otherAdmins = and(inArray(identities.id, [...adminIds]), isNull(identities.archivedAt), ne(identities.id, identity.id));
  for (const { email } of await tx.select({ email: identities.email }).from(identities).where(otherAdmins))
    await queueMail(tx, context, { event, to: email, customerId, content: linkedNotice(brandName, customer.displayName, identity.email) });
}

function orEnded(error: unknown): never {
  throw error instanceof SsoRefusal ? endedStep() : error;
}

/** No event of the contract fits; this one at least concerns signing in. */
export const event = 'EDGE_USER_EMAIL_MFA_CODE';
