import { eq } from 'drizzle-orm';
import { relaySoon } from '../../auditRelay.ts';
import { contextWith } from '../../context.ts';
import type { RequestContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import { ssoRequests } from './identityTable.ts';
import { ssoConfigs } from './tenant.ts';
import { sqlState } from '../../database/sqlState.ts';
import { applyGroups } from './groups/apply.ts';
import { mappedValues } from './groups/target.ts';
import { openChallenge } from '../auth/challenges.ts';
import { isRemembered } from '../auth/devices.ts';
import { startProviderSession } from '../auth/providerSessions.ts';
import { accountOf, meantBy, needsConsent } from './accounts.ts';
import type { Subject } from './assertions.ts';
import type { Customer, SsoConfig } from './read.ts';
import { requireProvider } from './providers.ts';
import type { Provider } from './providers.ts';
import { redirectOf } from './redirects.ts';
import { SsoRefusal } from './refusals.ts';
import { noteProof, noteRefusal, noteSignIn } from './records.ts';
import { giveBackTry, isAwaited, takeAnswer, takeAssertion } from './requests.ts';
import { beginStep } from './steps.ts';

export interface Arrival {
  accountName: string;
  browserToken: string;
  protocol: SsoConfig['protocol'];
  /** Id of the answered request; for an unreadable response, the relay state. */
  requestId: string;
  /** Checks the response against the provider; for an unreadable one, its refusal. */
  proof: ((provider: Provider) => Promise<Subject>) | SsoRefusal;
}

/** A refusal (SsoRefusal) writes nothing but a try of the request and an audit entry. */
export async function signInByAssertion(context: RequestContext, arrival: Arrival): Promise<string> {
  const { db } = await context.stores.identity();
  const provider = await requireProvider(db, arrival.accountName);
  const awaited = isAwaited(context, 'signIn', named(arrival, provider.customer));
  const { proof } = arrival;
  await takeAnswer(db, awaited).catch(async (error: unknown) => {
    const refusal = proof instanceof SsoRefusal ? proof : error;
    // A response to no request is a sign of an attack; the budget of the route limits the entries.
    if (refusal instanceof SsoRefusal) await noteRefusal(context, provider, refusal, undefined);
    throw refusal;
  });
  let proven: Subject | undefined;
  try {
    if (!provider.config.enabled) throw new SsoRefusal('disabled', 'single sign-on is not enabled');
    if (provider.archived) throw new SsoRefusal('archived', 'the customer is archived');
    proven = await proofOf(arrival, provider);
    return await enterOnce(context, arrival, provider, proven);
  } catch (error) {
    if (error instanceof SsoRefusal && error.code === 'busy') await giveBackTry(db, awaited);
    else if (error instanceof SsoRefusal) await noteRefusal(context, provider, error, proven);
    throw error;
  }
}

/** A response of one protocol proves nothing to a customer of the other. */
export async function proofOf({ protocol, proof }: Arrival, provider: Provider): Promise<Subject> {
  if (provider.config.protocol !== protocol) throw new SsoRefusal('disabled', 'the customer signs in by another protocol');
  if (proof instanceof SsoRefusal) throw proof;
  return proof(provider);
}

async function enterOnce(context: RequestContext, arrival: Arrival, provider: Provider, subject: Subject): Promise<string> {
  // Open the region before the transaction, since opening may need the same store.
  await context.stores.region(provider.customer.awsRegion);
  const work = () => enter(context, arrival, provider, subject);
  return work().catch((error: unknown) => {
    // Retry once: of two concurrent first sign-ins, the second finds the first one's account.
    if (['23505', '40001', '40P01'].includes(sqlState(error) ?? '')) return work();
    throw error;
  });
}

const named = ({ requestId, browserToken }: Arrival, { id: customerId }: Customer) => ({ requestId, browserToken, customerId });

async function enter(context: RequestContext, arrival: Arrival, { customer, config }: Provider, subject: Subject): Promise<string> {
  const store = await context.stores.identity();
  const home = await context.stores.region(customer.awsRegion);
  const forgotten = new Set<string>();
  const cookies: Parameters<RequestContext['setCookie']>[] = [];
  const pendingRelays: Region[] = [];
  const inside = contextWith<RequestContext>(context, {
    setCookie: (...cookie) => void cookies.push(cookie),
    forget: (id) => void forgotten.add(id),
  });
  const redirect = await store.transaction(async (tx) => {
    const [request] = await tx
      .delete(ssoRequests)
      .where(isAwaited(context, 'signIn', named(arrival, customer)))
      .returning();
    if (!request) throw new SsoRefusal('expired', 'the request was answered already');
    // Lock the configuration, so that trust cannot change meanwhile; first sign-ins run one after the other.
    const [current] = await unscoped(tx).select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (current?.version !== config.version) throw new SsoRefusal('expired', 'the configuration has changed meanwhile');
    await takeAssertion(tx, customer.id, subject, context.now());
    const meant = await meantBy(tx, subject, { customer, config });
    const step = { config, subject, redirect: request.redirect };
    if (needsConsent(meant))
      return beginStep(tx, inside, { ...step, kind: 'LINK', identityId: meant.identity.id, groups: mappedValues(config, subject.groups) });
    const account = await accountOf(tx, subject, meant, { customer, config, home, platform: context });
    const { identity } = account;
    if (!account.made) await applyGroups(context, home, { identity, config, groups: subject.groups });
    if (identity.mfaEnabled && !(await isRemembered(tx, context, identity.id))) {
      await openChallenge(tx, inside, identity);
      return beginStep(tx, inside, { ...step, kind: 'CODE', identityId: identity.id });
    }
    await noteProof(tx, customer.id, context.now());
    pendingRelays.push(...(await noteSignIn(tx, context, account)));
    await startProviderSession(tx, inside, identity, { customerId: customer.id, ...subject });
    return allowed(context, request.redirect);
  });
  for (const cookie of cookies) context.setCookie(...cookie);
  for (const id of forgotten) context.forget(id);
  void relaySoon(context, pendingRelays);
  return redirect;
}

/** Check the redirect again: the configuration may have changed since the request. */
function allowed({ settings }: RequestContext, redirect: string): string {
  try {
    return redirectOf(settings, redirect);
  } catch {
    throw new SsoRefusal('refused', 'the address to go to is not allowed any more');
  }
}
