import { isSecretKey, valueAt } from '../../../engine/forms/template.ts';
import { atsTemplateRules } from '../../../../validation/atsTenant.ts';
import type { OperationContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { callerOf, shownBy, UnreadableSecret } from '../ats-inbound/caller.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { checkReachable } from './reachable.ts';
import { templateNamed } from './templates/index.ts';
import { tenantOf } from './list.ts';

const isAddress = (key: string): boolean => /url$/i.test(key);

export const testTenant = operation('AtsTestTenant', { outside: true }, async ({ testTenantInput: input }, context) => {
  const row = await tenantOf(context, input, false);
  if (row.archivedAt) throw conflict('This ATS configuration is archived. Please restore it first.', { reason: 'ARCHIVED' });
  const { settings } = context;
  const result = await tryCredential(context, row);
  const items = templateNamed(row.atsName)?.atsTemplateItems ?? [];
  const addresses = items.flatMap(({ key, label }) => {
    const value = isAddress(key) && !isSecretKey(atsTemplateRules, key) ? valueAt(row, key) : undefined;
    return typeof value === 'string' && value !== '' ? [{ key, label, value }] : [];
  });
  const outbound = await Promise.all(
    addresses.map(async ({ key, label, value }) => {
      const { reachability, status } = await checkReachable(value, { allowsPrivate: settings.demo });
      return { item: key, label, ok: reachability === 'answers', result: reachability, status: status ?? null };
    }),
  );
  const { id, customerId, organizationId, atsName } = row;
  context.audit({ subjects: [id], customerId, organizationId, names: { [id]: atsName } });
  return { checks: [{ item: 'inbound', label: null, ok: result === 'accepted', result, status: null }, ...outbound] };
});

async function tryCredential(context: OperationContext, tenant: AtsTenant): Promise<'accepted' | 'notAccepted' | 'noCredential'> {
  const { settings, now } = context;
  const body = JSON.stringify({ requestId: context.newId(), type: 'TEST', payload: {} });
  try {
    const headers = shownBy(settings, tenant, body, now());
    if (!headers) return 'noCredential';
    const caller = await callerOf(context.tx, { settings, now }, tenant.id, { header: (name) => headers[name], body });
    return caller ? 'accepted' : 'notAccepted';
  } catch (error) {
    if (error instanceof UnreadableSecret) return 'notAccepted';
    throw error;
  }
}
