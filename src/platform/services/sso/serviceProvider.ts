import type { SamlConfig } from '@node-saml/node-saml';
import type { Settings } from '../../context.ts';
import { addressesOf, clockSkew } from './addresses.ts';
import { pemOf } from './certificates.ts';
import type { SigningKey } from './keys/keys.ts';

interface Provider {
  accountName: string;
  loginUrl: string;
  publicCertificates: readonly string[];
}

/** Settings as a service provider, in plain values. Trusts only the customer's own certificates, and reads only signed parts. */
export function configOf(settings: Pick<Settings, 'publicUrl'>, provider: Provider): SamlConfig {
  const { entityId, audience, assertionUrl } = addressesOf(settings, provider.accountName);
  return {
    entryPoint: provider.loginUrl,
    issuer: entityId,
    callbackUrl: assertionUrl,
    audience,
    idpCert: provider.publicCertificates.map(pemOf),
    // Either signature is enough: unsigned parts are checked against signed ones (`assertions.ts`).
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    signatureAlgorithm: 'sha256',
    acceptedClockSkewMs: clockSkew,
    // The requests table decides expiry, by the platform's clock.
    requestIdExpirationPeriodMs: 24 * 3_600_000,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  };
}

/** Address of the provider with a request, which `key` signs. */
export async function authorizeUrl(
  settings: Pick<Settings, 'publicUrl'>,
  provider: Provider,
  { requestId, key }: { requestId: string; key: SigningKey | undefined },
): Promise<string> {
  const { SAML: Saml } = await library();
  const config = { ...configOf(settings, provider), ...key };
  // Other systems may log the relay state, so it carries no information.
  return new Saml({ ...config, generateUniqueId: () => requestId }).getAuthorizeUrlAsync(requestId, undefined, {});
}

/** Loaded on demand: most installations start without it. */
export const library = () => import('@node-saml/node-saml');
