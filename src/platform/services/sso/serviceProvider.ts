import type { SamlConfig } from '@node-saml/node-saml';
import type { Settings } from '../../context.ts';
import { addressesOf, clockSkew } from './addresses.ts';
import { pemOf } from './certificates.ts';

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

export async function authorizeUrl(settings: Pick<Settings, 'publicUrl'>, provider: Provider, requestId: string): Promise<string> {
  const { SAML: Saml } = await library();
  const config = configOf(settings, provider);
  // Other systems may log the relay state, so it carries no information.
  return new Saml({ ...config, generateUniqueId: () => requestId }).getAuthorizeUrlAsync(requestId, undefined, {});
}

export async function metadataOf(settings: Pick<Settings, 'publicUrl'>, accountName: string): Promise<string> {
  const { entityId, assertionUrl } = addressesOf(settings, accountName);
  const { generateServiceProviderMetadata: metadata } = await library();
  return metadata({
    issuer: entityId,
    callbackUrl: assertionUrl,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${accountName}`,
  });
}

let loaded: ReturnType<typeof load> | undefined;

/** Loaded on demand: most installations start without it. */
const library = () => (loaded ??= load());
const load = () => import('@node-saml/node-saml');
