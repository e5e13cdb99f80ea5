import { and, eq, gt } from 'drizzle-orm';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { ssoConfigs, ssoTests } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { requireActiveCustomer, requireCustomer } from './read.ts';
import { beginRequest, requestLifetime } from './requests.ts';

const store = 'identity';

export type TestResult = Omit<ResultOf<'IDPGetSSOTest'>, '_id' | 'status' | 'createdAt'>;

/** Enabled or not; the response signs nobody in (`testAnswers.ts`). Ends the person's previous test. */
export const startTest = operation('IDPStartSSOTest', { store, peopleOnly: true }, async ({ filter }, context) => {
  const { tx, access, session } = context;
  const mine = scoped(tx, access);
  const customer = await requireActiveCustomer(context, filter.customerId);
  const { id: customerId, organizationId, awsRegion } = customer;
  const [config] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customerId));
  if (!config) throw notFound('SSO_NOT_INITIALIZED');
  const own = and(eq(ssoTests.customerId, customerId), eq(ssoTests.actorId, session.identityId));
  await mine.remove(ssoTests, own);
  const id = context.newId();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + requestLifetime);
  await mine.insert(ssoTests, [
    { id, customerId, organizationId, awsRegion, actorId: session.identityId, status: 'WAITING', createdAt, expiresAt },
  ]);
  const loginUrl = await beginRequest(context, { customer, config }, { redirect: '/', testId: id });
  context.audit({ subjects: [customerId], customerId, organizationId, names: { [customerId]: customer.displayName } });
  return { _id: id, loginUrl };
});

export const getTest = operation('IDPGetSSOTest', { store }, async ({ _id, filter }, context) => {
  const customer = await requireCustomer(context, filter.customerId);
  const own = and(
    eq(ssoTests.customerId, customer.id),
    eq(ssoTests.id, _id),
    eq(ssoTests.actorId, context.session.identityId),
    gt(ssoTests.expiresAt, context.now()),
  );
  const [test] = await scoped(context.tx, context.access).select(ssoTests, ssoTests, own);
  if (!test) throw notFound('NO_TEST');
  return { _id: test.id, status: test.status, createdAt: test.createdAt, ...(test.result as TestResult | null) };
});
