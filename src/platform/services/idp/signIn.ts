import { and, eq, gt } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import type { Region, RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoAssertions, ssoRequests } from '../../database/tables/sso.ts';
import { customers, organizations, ssoConfigs } from '../../database/tenants.ts';
import { sqlState } from '../../operation.ts';
import { nothing } from '../../policy/reach.ts';
import { startProviderSession } from '../auth/index.ts';
import { accountOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import { addressesOf } from './addresses.ts';
import type { Envelope } from './answers.ts';
import { readAssertion } from './assertions.ts';
import type { Subject } from './assertions.ts';
import { hashOf } from './browsers.ts';
import type { Customer, SsoConfig } from './configs.ts';
import { redirectOf } from './redirects.ts';
import { SsoRefusal } from './refusals.ts';
import { serviceProvider } from './serviceProvider.ts';

/** A browser that came back from an identity provider. */
export interface Arrival {
  accountName: string;
  envelope: Envelope;
  browserToken: string;
}

/** Signs in whoever a customer's identity provider names. Answers where they wanted to go; refuses with an SsoRefusal, and then nothing was written. */
export async function signInByAssertion(context: RequestContext, arrival: Arrival): Promise<string> {
  const { db } = await context.stores.identity();
  const provider = await requireProvider(db, arrival);
  const requested = await findRequest(db, context, arrival, provider.customer);
  if (!requested) throw new SsoRefusal('expired', 'nothing was asked that this could answer, or too long ago, or by another browser');
  const subject = await prove(context, arrival, provider);
  // Before the transaction: opening a region may need the store that it is in.
  await context.stores.region(provider.customer.awsRegion);
  const work = () => enter(context, arrival, provider, subject);
  return work().catch((error: unknown) => {
    // Two first sign-ins of one person at the same moment: the second finds what the first has made.
    if (['23505', '40001', '40P01'].includes(sqlState(error) ?? '')) return work();
    throw error;
  });
}

interface Provider {
  customer: Customer;
  config: SsoConfig;
}

async function requireProvider(db: Database, { accountName }: Arrival): Promise<Provider> {
  const all = unscoped(db);
  const [customer] = await all.select(customers, customers, eq(customers.uniqueName, accountName));
  const [config] = customer ? await all.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)) : [];
  if (!customer || !config?.enabled) throw new SsoRefusal('disabled', 'single sign-on is not enabled');
  const [organization] = await all.select(
    organizations,
    { archivedAt: organizations.archivedAt },
    eq(organizations.id, customer.organizationId),
  );
  if (customer.archivedAt || !organization || organization.archivedAt) throw new SsoRefusal('archived', 'the customer is archived');
  return { customer, config };
}

/** The request of this browser, for this customer, that the answer names; once only, and while it lasts. */
const isAwaited = ({ now }: RequestContext, { envelope, browserToken }: Arrival, { id }: Customer) =>
  and(
    eq(ssoRequests.id, envelope.inResponseTo),
    eq(ssoRequests.customerId, id),
    eq(ssoRequests.browserHash, hashOf(browserToken)),
    gt(ssoRequests.expiresAt, now()),
  );

async function findRequest(db: Database, context: RequestContext, arrival: Arrival, customer: Customer): Promise<boolean> {
  const found = await db
    .select({ id: ssoRequests.id })
    .from(ssoRequests)
    .where(isAwaited(context, arrival, customer));
  return found.length > 0;
}

/** What the customer's own certificates prove of the answer. */
async function prove(context: RequestContext, { accountName, envelope }: Arrival, { config }: Provider): Promise<Subject> {
  const { now, settings } = context;
  const requests = {
    // That it is awaited, and for how long, the table has just said.
    getAsync: async (id: string) => (id === envelope.inResponseTo ? new Date().toISOString() : null),
    saveAsync: async () => null,
  };
  const saml = await serviceProvider(settings, { ...config, accountName }, { now, requests });
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(envelope.xml).toString('base64') })
    .catch((error: unknown) => {
      throw new SsoRefusal('refused', faultOf(error));
    });
  if (!profile) throw new SsoRefusal('refused', 'the answer has no assertion');
  const { assertionUrl } = addressesOf(settings, accountName);
  return readAssertion(profile, { envelope, assertionUrl, now: now() });
}

/** All of a sign-in, or nothing: the request and the assertion are used up, the account is found or made, and the session begins. */
async function enter(context: RequestContext, arrival: Arrival, { customer, config }: Provider, subject: Subject): Promise<string> {
  const store = await context.stores.identity();
  const home = await context.stores.region(customer.awsRegion);
  const forgotten = new Set<string>();
  const cookies: Parameters<RequestContext['setCookie']>[] = [];
  const owing: Region[] = [];
  const own = {
    setCookie: (...cookie: (typeof cookies)[number]) => void cookies.push(cookie),
    forget: (id: string) => void forgotten.add(id),
  };
  const inside = Object.assign(Object.create(context), own) as RequestContext;
  const redirect = await store.transaction(async (tx) => {
    const [request] = await tx
      .delete(ssoRequests)
      .where(isAwaited(context, arrival, customer))
      .returning();
    if (!request) throw new SsoRefusal('expired', 'the request was answered already');
    // Nobody says meanwhile that somebody else is to be believed; and who signs in first goes first.
    const [current] = await unscoped(tx).select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (current?.version !== config.version) throw new SsoRefusal('expired', 'the configuration has changed meanwhile');
    await takeAssertion(tx, customer.id, subject, context.now());
    const account = await accountOf(tx, subject, { customer, config, home, platform: context });
    owing.push(...(await noteSignIn(tx, context, account)));
    await startProviderSession(tx, inside, account.identity);
    return allowed(context, request.redirect);
  });
  for (const cookie of cookies) context.setCookie(...cookie);
  for (const id of forgotten) context.forget(id);
  void relaySoon(context, owing);
  return redirect;
}

/** Once more, before anybody is signed in: what is allowed may have changed since it was asked for. */
function allowed({ settings }: RequestContext, redirect: string): string {
  try {
    return redirectOf(settings, redirect);
  } catch {
    throw new SsoRefusal('refused', 'the address to go to is not allowed any more');
  }
}

/** An assertion is taken once, whatever it answers. */
async function takeAssertion(tx: Database, customerId: string, { issuer, assertionId, expiresAt }: Subject, now: Date): Promise<void> {
  // One that never ends is of no use for longer than the request that it answers.
  const end = new Date(Math.min(expiresAt.getTime(), now.getTime() + day));
  const taken = await tx
    .insert(ssoAssertions)
    .values({ customerId, assertionHash: hashOf(`${issuer}\0${assertionId}`), expiresAt: end })
    .onConflictDoNothing()
    .returning({ customerId: ssoAssertions.customerId });
  if (taken.length === 0) throw new SsoRefusal('expired', 'the assertion was used already');
}

const day = 24 * 3_600_000;

function noteSignIn(tx: Database, context: RequestContext, { identity, made }: Account): Promise<Region[]> {
  const { id, customerId, organizationId, awsRegion: region } = identity;
  const account = made && {
    subjects: [id],
    names: { [id]: `${made.firstName} ${made.lastName}` },
    values: { [id]: { ...made, source: 'SSO' } },
  };
  const details = [{ actorId: id, customerId, organizationId, ...account }];
  const { now, newId } = context;
  return writeAudit(
    tx,
    { operation: 'IDPAuthSSOLogin', args: {}, details, reach: nothing, store: 'identity' },
    { session: null, region, now, newId },
  );
}

/** What the library found wrong, in words of our own: its messages repeat what the assertion says. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return faults.find(([begins]) => message.includes(begins))?.[1] ?? 'the answer cannot be read';
}

const faults: [begins: string, fault: string][] = [
  ['ignature', 'no signature by a certificate of the configuration, or not of the one assertion'],
  ['audience', 'the assertion is for somebody else'],
  ['Audience', 'the assertion is for somebody else'],
  ['expired', 'the assertion has ended'],
  ['not yet valid', 'the assertion is not valid yet'],
  ['subject confirmation', 'the assertion has ended or is not valid yet'],
  ['InResponseTo', 'the assertion answers another request'],
  ['SAML provider returned', 'the identity provider signed nobody in'],
  ['decryption', 'encrypted assertions are not accepted'],
];
