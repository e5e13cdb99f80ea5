import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import type { Region, RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoRequests } from '../../database/tables/sso.ts';
import { ssoConfigs } from '../../database/tenants.ts';
import { sqlState } from '../../database/sqlState.ts';
import { nothing } from '../../policy/reach.ts';
import { startProviderSession } from '../auth/index.ts';
import { accountOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import type { Envelope } from './answers.ts';
import type { Subject } from './assertions.ts';
import type { Customer } from './configs.ts';
import { prove } from './proof.ts';
import { requireProvider } from './providers.ts';
import type { Provider } from './providers.ts';
import { redirectOf } from './redirects.ts';
import { SsoRefusal } from './refusals.ts';
import { isAwaited, takeAssertion } from './requests.ts';

/** A browser that came back from an identity provider. */
export interface Arrival {
  accountName: string;
  envelope: Envelope;
  browserToken: string;
}

/** Signs in whoever a customer's identity provider names. Answers where they wanted to go; refuses with an SsoRefusal, and then nothing was written. */
export async function signInByAssertion(context: RequestContext, arrival: Arrival): Promise<string> {
  const { db } = await context.stores.identity();
  const provider = await requireProvider(db, arrival.accountName);
  if (!provider.config.enabled) throw new SsoRefusal('disabled', 'single sign-on is not enabled');
  if (provider.archived) throw new SsoRefusal('archived', 'the customer is archived');
  const awaited = isAwaited(context, 'signIn', named(arrival, provider.customer));
  const [requested] = await db.select({ id: ssoRequests.id }).from(ssoRequests).where(awaited);
  if (!requested) throw new SsoRefusal('expired', 'nothing was asked that this could answer, or too long ago, or by another browser');
  const subject = await prove(context, arrival, provider.config);
  // Before the transaction: opening a region may need the store that it is in.
  await context.stores.region(provider.customer.awsRegion);
  const work = () => enter(context, arrival, provider, subject);
  return work().catch((error: unknown) => {
    // Two first sign-ins of one person at the same moment: the second finds what the first has made.
    if (['23505', '40001', '40P01'].includes(sqlState(error) ?? '')) return work();
    throw error;
  });
}

const named = ({ envelope, browserToken }: Arrival, { id }: Customer) => ({
  requestId: envelope.inResponseTo,
  browserToken,
  customerId: id,
});

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
      .where(isAwaited(context, 'signIn', named(arrival, customer)))
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
