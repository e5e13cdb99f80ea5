import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../../context.ts';
import { scoped } from '../../../database/scoped.ts';
import { conflict, notFound } from '../../../errors.ts';
import { alsoRegion, operation } from '../../../operation.ts';
import { fingerprintOf } from '../certificates.ts';
import { ssoKeys } from '../identityTable.ts';
import { asConfig, requireActiveCustomer } from '../read.ts';
import type { Customer, SsoConfig } from '../read.ts';
import { ssoConfigs } from '../tenant.ts';
import { keysOf, makeKey } from './keys.ts';
import type { SsoKey } from './keys.ts';

const options = { store: 'identity', ...alsoRegion, confirmed: true } as const;

/** Published by the metadata at once, and used from `IDPUseNextSSOKey` on; a first key is used at once. */
export const addKey = operation('IDPAddSSOKey', options, async ({ filter }, context) => {
  const { customer, config, keys } = await requireConfig(context, filter.customerId);
  if (keys.some(({ state }) => state === 'NEXT'))
    throw conflict('A next key already exists. Please use it first.', { reason: 'NEXT_KEY_EXISTS' });
  const key = await makeKey(context, customer, keys.length > 0 ? 'NEXT' : 'CURRENT');
  await context.tx.insert(ssoKeys).values(key);
  noteKey(context, customer, key);
  return asConfig(context, customer, config);
});

/** The next key takes the current one's place, which is deleted. */
export const useNextKey = operation('IDPUseNextSSOKey', options, async ({ filter }, context) => {
  const { tx } = context;
  const { customer, config, keys } = await requireConfig(context, filter.customerId);
  const next = keys.find(({ state }) => state === 'NEXT');
  if (!next) throw conflict('There is no next key. Please add one first.', { reason: 'NO_NEXT_KEY' });
  const mine = eq(ssoKeys.customerId, customer.id);
  await tx.delete(ssoKeys).where(and(mine, eq(ssoKeys.state, 'CURRENT')));
  await tx
    .update(ssoKeys)
    .set({ state: 'CURRENT' })
    .where(and(mine, eq(ssoKeys.id, next.id)));
  noteKey(
    context,
    customer,
    { ...next, state: 'CURRENT' },
    keys.find(({ state }) => state === 'CURRENT'),
  );
  return asConfig(context, customer, config);
});

/** Makes a key for messages that are to be signed, unless there is any. */
export async function ensureKey(
  context: OperationContext,
  customer: Customer,
  config: Pick<SsoConfig, 'protocol' | 'signsRequests' | 'singleLogout'>,
): Promise<void> {
  if (config.protocol !== 'SAML' || (!config.signsRequests && !config.singleLogout)) return;
  if ((await keysOf(context.tx, customer.id)).length > 0) return;
  await context.tx.insert(ssoKeys).values(await makeKey(context, customer, 'CURRENT'));
}

/** Locks the configuration, so that keys are added one after the other. */
async function requireConfig(
  context: OperationContext,
  customerId: string,
): Promise<{ customer: Customer; config: SsoConfig; keys: SsoKey[] }> {
  const customer = await requireActiveCustomer(context, customerId);
  const mine = scoped(context.tx, context.access);
  const [config] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
  if (!config) throw notFound('SSO_NOT_INITIALIZED');
  return { customer, config, keys: await keysOf(context.tx, customer.id) };
}

function noteKey(context: OperationContext, { id, organizationId, displayName }: Customer, key: SsoKey, before?: SsoKey): void {
  const shown = ({ state, certificate }: SsoKey) => ({ [state === 'CURRENT' ? 'currentKey' : 'nextKey']: fingerprintOf(certificate) });
  const of = { subjects: [id], customerId: id, organizationId, names: { [id]: displayName } };
  context.audit({ ...of, values: { [id]: shown(key) }, ...(before && { before: { [id]: shown(before) } }) });
}
