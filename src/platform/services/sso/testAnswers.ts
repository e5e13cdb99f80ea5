import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import type { NamedGroup } from '../groups/memberships.ts';
import { ssoRequests } from './identityTable.ts';
import { ssoConfigs, ssoTests } from './tenant.ts';
import { meantBy } from './accounts.ts';
import type { Subject } from './assertions.ts';
import { previewGroups } from './groups/apply.ts';
import { firstGroups } from './groups/target.ts';
import { noteProof } from './records.ts';
import { requireProvider } from './providers.ts';
import type { Provider } from './providers.ts';
import { SsoRefusal } from './refusals.ts';
import { isAwaited, takeAnswer, takeAssertion } from './requests.ts';
import { proofOf } from './signIn.ts';
import type { Arrival } from './signIn.ts';
import type { TestResult } from './signInTests.ts';

/** Runs all checks, but makes no session, account or link. Returns whether it was a test. */
export async function answerTest(context: RequestContext, arrival: Arrival): Promise<boolean> {
  const { accountName, browserToken, requestId } = arrival;
  const store = await context.stores.identity();
  const [requested] = await store.db.select({ customerId: ssoRequests.customerId }).from(ssoRequests).where(eq(ssoRequests.id, requestId));
  if (!requested) return false;
  const awaited = isAwaited(context, 'test', { requestId, browserToken, customerId: requested.customerId });
  const [request] = await store.db.select({ testId: ssoRequests.testId }).from(ssoRequests).where(awaited);
  if (!request?.testId) return false;
  const provider = await requireProvider(store.db, accountName);
  if (provider.customer.id !== requested.customerId) return false;
  // Open the region before the transaction, since opening may need the same store.
  const home = await context.stores.region(provider.customer.awsRegion);
  const spent = await orRefusal(() => takeAnswer(store.db, awaited));
  if (spent instanceof SsoRefusal) return true;
  const proven = await orRefusal(() => proofOf(arrival, provider));
  await store.transaction(async (tx) => {
    const [taken] = await tx.delete(ssoRequests).where(awaited).returning({ testId: ssoRequests.testId });
    if (!taken?.testId) return;
    const result = await verdictOf(tx, context, home, provider, proven);
    const status = result.outcome === 'REFUSE' ? 'FAILED' : 'PASSED';
    if (status === 'PASSED') await noteProof(tx, provider.customer.id, context.now());
    const which = and(eq(ssoTests.customerId, provider.customer.id), eq(ssoTests.id, taken.testId));
    await unscoped(tx).update(ssoTests, { status, result }, which);
  });
  return true;
}

async function verdictOf(
  tx: Database,
  context: RequestContext,
  home: Store,
  provider: Provider,
  proven: Subject | SsoRefusal,
): Promise<TestResult> {
  if (proven instanceof SsoRefusal) return refused(proven);
  const { customer, config } = provider;
  const { nameId, claims, groups, attributes } = proven;
  const seen = { nameId, ...claims, attributes };
  const meant = await orRefusal(async () => {
    if (provider.archived) throw new SsoRefusal('archived', 'the customer is archived');
    const [current] = await unscoped(tx).select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (current?.version !== config.version) throw new SsoRefusal('expired', 'the configuration has changed meanwhile');
    await takeAssertion(tx, customer.id, proven, context.now());
    return meantBy(tx, proven, provider);
  });
  if (meant instanceof SsoRefusal) return { ...seen, ...refused(meant) };
  if ('person' in meant) return { ...seen, outcome: 'CREATE', joinedGroups: namesOf(await firstGroups(home.db, config, groups)) };
  const change = await orRefusal(() => previewGroups(home, { identity: meant.identity, config, groups }));
  if (change instanceof SsoRefusal) return { ...seen, ...refused(change) };
  return { ...seen, outcome: 'SIGN_IN', ...(change && { joinedGroups: namesOf(change.joined), leftGroups: namesOf(change.left) }) };
}

const namesOf = (groups: readonly NamedGroup[]): string[] => groups.map(({ name }) => name);

const refused = ({ code, detail }: SsoRefusal) => ({ outcome: 'REFUSE', reason: code, detail }) as const;

async function orRefusal<T>(work: () => Promise<T>): Promise<T | SsoRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SsoRefusal) return error;
    throw error;
  }
}
