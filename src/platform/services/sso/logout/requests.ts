import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { Database } from '../../../database/stores.ts';
import { customers } from '../../customers/tenant.ts';
import { signingKey } from '../keys/keys.ts';
import { configOf, library } from '../serviceProvider.ts';
import type { SsoConfig } from '../read.ts';
import { newMessageId } from '../requestIds.ts';
import type { ProviderSession } from './sessions.ts';

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** Address of the identity provider with a signed request to end its session; its plain logout URL where the customer has no key. */
export async function requestLogout(
  tx: Database,
  context: RequestContext,
  config: SsoConfig,
  { nameId, nameFormat, sessionIndex, issuer }: ProviderSession,
): Promise<string | null> {
  const saml = await signerOf(tx, context, config);
  if (!saml) return config.logoutUrl;
  const names = { issuer, nameID: nameId, nameIDFormat: nameFormat ?? persistent, ...(sessionIndex && { sessionIndex }) };
  return asSigned(await saml.getLogoutUrlAsync(names, '', {}));
}

/** Address of the identity provider with the signed answer to its own request. */
export async function respondLogout(
  tx: Database,
  context: RequestContext,
  config: SsoConfig,
  { requestId, relayState }: { requestId: string; relayState: string },
): Promise<string | null> {
  const saml = await signerOf(tx, context, config);
  return saml && asSigned(await saml.getLogoutResponseUrlAsync({ ID: requestId } as never, relayState, {}, true));
}

/** The library signs another encoding of blanks than it writes, which a relay state may have. */
function asSigned(address: string): string {
  const { searchParams } = new URL(address);
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `${address.slice(0, address.indexOf('?'))}?${query}`;
}

async function signerOf(tx: Database, context: RequestContext, config: SsoConfig) {
  const key = await signingKey(tx, context, config.customerId);
  const [customer] = await unscoped(tx).select(customers, { uniqueName: customers.uniqueName }, eq(customers.id, config.customerId));
  if (!key || !customer || !config.logoutUrl) return null;
  const { SAML: Saml } = await library();
  const options = { ...configOf(context.settings, { ...config, accountName: customer.uniqueName }), ...key };
  return new Saml({ ...options, logoutUrl: config.logoutUrl, generateUniqueId: newMessageId });
}
