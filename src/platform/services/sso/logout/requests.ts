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
import { startUrlOf } from './start.ts';

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** Message to the provider in a browser: an address, or a form that it posts. */
export type BrowserMessage = { location: string } | { action: string; fields: Record<string, string> };

/** Address that asks the identity provider to end its session; its plain logout URL where the customer has no key. */
export async function requestLogout(
  tx: Database,
  context: RequestContext,
  config: SsoConfig,
  session: ProviderSession,
): Promise<string | null> {
  const signer = await signerOf(tx, context, config);
  if (!signer) return config.logoutUrl;
  if (config.logoutBinding === 'POST') return startUrlOf(context, signer.accountName, session);
  return asSigned(await signer.saml.getLogoutUrlAsync(namesOf(session), '', {}));
}

/** The same request as a form. */
export async function postRequest(
  db: Database,
  context: RequestContext,
  config: SsoConfig,
  session: ProviderSession,
): Promise<BrowserMessage | null> {
  const signer = await signerOf(db, context, config);
  return signer && signer.post({ SAMLRequest: await signer.saml._generateLogoutRequest(namesOf(session)) });
}

/** The signed answer to the identity provider's own request, by the binding of its endpoint. */
export async function respondLogout(
  tx: Database,
  context: RequestContext,
  config: SsoConfig,
  { requestId, relayState }: { requestId: string; relayState: string },
): Promise<BrowserMessage | null> {
  const signer = await signerOf(tx, context, config);
  if (!signer) return null;
  const request = { ID: requestId } as never;
  if (config.logoutBinding === 'POST') return signer.post({ SAMLResponse: signer.saml._generateLogoutResponse(request, true) }, relayState);
  return { location: asSigned(await signer.saml.getLogoutResponseUrlAsync(request, relayState, {}, true)) };
}

const namesOf = ({ nameId, nameFormat, sessionIndex, issuer }: ProviderSession) => ({
  ...{ issuer, nameID: nameId, nameIDFormat: nameFormat ?? persistent },
  ...(sessionIndex && { sessionIndex }),
});

/** The library signs another encoding of blanks than it writes, which a relay state may have. */
function asSigned(address: string): string {
  const { searchParams } = new URL(address);
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `${address.slice(0, address.indexOf('?'))}?${query}`;
}

async function signerOf(tx: Database, context: RequestContext, config: SsoConfig) {
  const key = await signingKey(tx, context, config.customerId);
  const [customer] = await unscoped(tx).select(customers, { uniqueName: customers.uniqueName }, eq(customers.id, config.customerId));
  const { logoutUrl } = config;
  if (!key || !customer || !logoutUrl) return null;
  const [{ SAML: Saml }, { signXml }] = await Promise.all([library(), import('@node-saml/node-saml/lib/xml.js')]);
  const accountName = customer.uniqueName;
  const options = { ...configOf(context.settings, { ...config, accountName }), ...key };
  const signed = (xml: string): string => {
    const place = { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } as const;
    return signXml(xml, '/*', place, { ...key, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' });
  };
  return {
    accountName,
    saml: new Saml({ ...options, logoutUrl, generateUniqueId: newMessageId }),
    post: (message: Record<string, string>, relayState = ''): BrowserMessage => {
      const encoded = Object.entries(message).map(([name, xml]) => [name, Buffer.from(signed(xml)).toString('base64')] as const);
      return { action: logoutUrl, fields: { ...Object.fromEntries(encoded), ...(relayState && { RelayState: relayState }) } };
    },
  };
}
