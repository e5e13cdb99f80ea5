import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicContext, RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { ssoAssertions, ssoRequests } from './identityTable.ts';
import type { Subject } from './assertions.ts';
import { browserToken, hashOf } from './browsers.ts';
import type { Customer, SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';
import { signingKey } from './keys/keys.ts';
import { startUrlOf } from './oidc/addresses.ts';
import { newRequestId } from './requestIds.ts';
import { warmThread } from './samlThread.ts';
import { authorizeUrl } from './serviceProvider.ts';

export const requestLifetime = 10 * 60_000;

interface Purpose {
  redirect: string;
  /** Test of this request; its response signs nobody in. */
  testId?: string;
}

export async function beginRequest(
  context: PublicContext,
  { customer, config }: { customer: Customer; config: SsoConfig },
  purpose: Purpose,
): Promise<string> {
  const { tx, now, settings } = context;
  const requestId = newRequestId(config, settings);
  const browserHash = hashOf(browserToken(context));
  const expiresAt = new Date(now().getTime() + requestLifetime);
  await tx.insert(ssoRequests).values({ id: requestId, customerId: customer.id, browserHash, ...purpose, expiresAt });
  if (config.protocol === 'OIDC') return startUrlOf(settings, customer.uniqueName, requestId);
  warmThread();
  const key = config.signsRequests ? await signingKey(tx, context, customer.id) : undefined;
  return authorizeUrl(settings, { ...config, accountName: customer.uniqueName }, { requestId, key });
}

interface Named {
  requestId: string;
  browserToken: string;
  customerId: string;
}

/** Condition for the open request of this browser and customer. Requests of tests and of sign-ins are separate. */
export const isAwaited = (
  { now }: Pick<RequestContext, 'now'>,
  purpose: 'signIn' | 'test',
  { requestId, browserToken: token, customerId }: Named,
) =>
  and(
    eq(ssoRequests.id, requestId),
    eq(ssoRequests.customerId, customerId),
    eq(ssoRequests.browserHash, hashOf(token)),
    gt(ssoRequests.expiresAt, now()),
    (purpose === 'test' ? isNotNull : isNull)(ssoRequests.testId),
  );

/** Returns whether this browser has an open request, of a sign-in or a test. */
export async function isBegun(db: Database, context: Pick<RequestContext, 'now'>, named: Named): Promise<boolean> {
  const own = or(isAwaited(context, 'signIn', named), isAwaited(context, 'test', named));
  return (await db.select({ id: ssoRequests.id }).from(ssoRequests).where(own)).length > 0;
}

/** Maximum number of responses checked per request: a browser may submit its form twice, and guessing must not pay off. */
const mostTries = 3;

/** Takes a try before the response is checked, so that parallel responses share the limit. */
export async function takeAnswer(tx: Database, awaited: SQL | undefined): Promise<void> {
  const [taken] = await tx
    .update(ssoRequests)
    .set({ tries: sql`${ssoRequests.tries} + 1` })
    .where(and(awaited, lt(ssoRequests.tries, mostTries)))
    .returning({ id: ssoRequests.id });
  if (!taken)
    throw new SsoRefusal(
      'expired',
      'nothing was asked that this could answer, or too long ago, or by another browser, or it was refused three times',
    );
}

/** Returns a try whose response was not checked because the queue was full. */
export const giveBackTry = async (tx: Database, awaited: SQL | undefined): Promise<void> => {
  await tx
    .update(ssoRequests)
    .set({ tries: sql`${ssoRequests.tries} - 1` })
    .where(awaited);
};

/** Stores an assertion's id: each is accepted once. */
export async function takeAssertion(
  tx: Database,
  customerId: string,
  { issuer, assertionId, expiresAt }: Pick<Subject, 'issuer' | 'assertionId' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  // Limit the storage of assertions without a sensible end.
  const end = new Date(Math.min(expiresAt.getTime(), now.getTime() + day));
  const taken = await tx
    .insert(ssoAssertions)
    .values({ customerId, assertionHash: hashOf(`${issuer}\0${assertionId}`), expiresAt: end })
    .onConflictDoNothing()
    .returning({ customerId: ssoAssertions.customerId });
  if (taken.length === 0) throw new SsoRefusal('expired', 'the assertion was used already');
}

const day = 24 * 3_600_000;
