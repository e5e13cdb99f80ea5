import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isPublicMailDomain } from '../../../domain/mailDomains.ts';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import type { Owner } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import type { PrefetchContext } from '../../operation.ts';
import { requireActiveCustomer } from '../sso/read.ts';
import { noteLook } from './check.ts';
import { isNamed, lockedDomain, noDomain, ownedBy } from './list.ts';
import type { SsoDomain } from './list.ts';
import { lookForRecord } from './lookup.ts';
import { withRecord } from './records.ts';
import { ssoDomains } from './tenant.ts';

const store = 'identity';

export const createSsoDomain = operation(
  'IDPCreateSsoDomain',
  { store, form: 'idp/createSsoDomain', confirmed: true },
  async ({ domain: { organizationId, customerId, domain } }, context) => {
    const { tx, access } = context;
    const customer = await requireActiveCustomer(context, customerId);
    if (customer.organizationId !== organizationId) throw notFound();
    if (isPublicMailDomain(domain)) throw badInput({ domain: 'validation.ssoDomain.domain.public' });
    const mine = scoped(tx, access);
    const known = await mine.select(ssoDomains, { domain: ssoDomains.domain }, eq(ssoDomains.customerId, customerId));
    if (known.length >= limits.ssoDomains)
      throw conflict(`A customer has at most ${limits.ssoDomains} domains.`, { reason: 'TOO_MANY_DOMAINS', limit: limits.ssoDomains });
    const now = context.now();
    const id = context.newId();
    const row = {
      ...{ id, customerId, organizationId, awsRegion: customer.awsRegion, domain, state: 'WAITING' as const },
      ...{ token: randomBytes(24).toString('hex'), createdAt: now, startedAt: now, dueAt: now },
    };
    if (known.some((each) => each.domain === domain))
      throw conflict('This domain already exists.', {
        reason: 'DOMAIN_KNOWN',
        fields: { domain: 'validation.ssoDomain.domain.known' },
      });
    const [made] = await mine.insert(ssoDomains, [row]);
    if (!made) throw notFound();
    note(context, made, { domain });
    return withRecord({ ...made, _id: id });
  },
);

/** Looks at once, before the transaction; the job looks again from time to time. */
export const verifySsoDomain = operation(
  'IDPVerifySsoDomain',
  {
    store,
    recordsChangesOnly: true,
    prefetch: async ({ filter }: { filter: Owner & { _id: string } }, context: PrefetchContext) => {
      const { db } = await context.stores.identity();
      const [row] = await scoped(db, context.access).select(ssoDomains, ssoDomains, isNamed(filter));
      if (!row || (row.lastCheckedAt && context.now().getTime() - row.lastCheckedAt.getTime() < pause)) return undefined;
      return { problem: await lookForRecord(row, context.settings, context.request.signal) };
    },
  },
  async ({ filter }, context) => {
    const row = await lockedDomain(context, filter);
    await requireActiveCustomer(context, filter.customerId);
    const { prefetched } = context;
    if (!prefetched) return withRecord({ ...row, _id: row.id });
    // Waiting begins anew, so that the job goes on looking.
    const waiting = row.state === 'VERIFIED' ? row : { ...row, startedAt: context.now() };
    const checked = await noteLook(context.tx, waiting, prefetched.problem, context.now());
    if (checked.state !== row.state) note(context, checked, { state: checked.state }, { state: row.state });
    return withRecord({ ...checked, _id: row.id });
  },
);

/** Repeated presses ask no name server. */
const pause = 5_000;

export const deleteSsoDomains = operation('IDPDeleteSsoDomains', { store, confirmed: true }, async ({ filter }, context) => {
  const { ssoDomainIds, ...owner } = filter;
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds(ssoDomainIds, 'ssoDomainIds');
  const which = and(isOneOf(ssoDomains.id, ids), ownedBy(owner));
  const rows = await mine.select(ssoDomains, ssoDomains, which).orderBy(ssoDomains.id).for('update');
  if (rows.length !== ids.length) throw noDomain();
  await mine.remove(ssoDomains, which);
  const { organizationId, customerId } = owner;
  const names = Object.fromEntries(rows.map(({ id, domain }) => [id, domain]));
  const values = Object.fromEntries(rows.map(({ id, domain, state }) => [id, { domain, state }]));
  context.audit({ ...{ subjects: ids, organizationId, customerId, names }, before: values, values: {} });
  return changed(rows, ids, []);
});

function note(context: OperationContext, row: SsoDomain, values: Record<string, unknown>, before?: Record<string, unknown>): void {
  const { id, customerId, organizationId, domain } = row;
  const of = { subjects: [id], customerId, organizationId, names: { [id]: domain } };
  context.audit({ ...of, values: { [id]: values }, ...(before && { before: { [id]: before } }) });
}
