import type { SamlConfig } from '@node-saml/node-saml';
import type { Settings } from '../../context.ts';
import { addressesOf, clockSkew } from './addresses.ts';
import { pemOf } from './certificates.ts';

interface Provider {
  accountName: string;
  loginUrl: string;
  publicCertificates: readonly string[];
}

/** Settings of this platform as a service provider, as plain values. Only the customer's own certificates are trusted, and only signed parts are read. */
export function configOf(settings: Pick<Settings, 'publicUrl'>, provider: Provider): SamlConfig {
  const { entityId, audience, assertionUrl } = addressesOf(settings, provider.accountName);
  return {
    entryPoint: provider.loginUrl,
    issuer: entityId,
    callbackUrl: assertionUrl,
    audience,
    idpCert: provider.publicCertificates.map(pemOf),
    // Either is enough: what of the answer is not signed is checked against what is (`assertions.ts`).
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    signatureAlgorithm: 'sha256',
    acceptedClockSkewMs: clockSkew,
    // The table says when a request has ended, by the platform's clock.
    requestIdExpirationPeriodMs: 24 * 3_600_000,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  };
}

/** The address that a browser is sent to with a request of this id. Answers are verified elsewhere (`proof.ts`). */
export async function authorizeUrl(settings: Pick<Settings, 'publicUrl'>, provider: Provider, requestId: string): Promise<string> {
  const { SAML: Saml } = await library();
  const config = configOf(settings, provider);
  // Other systems may log the relay state, so it carries no information.
  return new Saml({ ...config, generateUniqueId: () => requestId }).getAuthorizeUrlAsync(requestId, undefined, {});
}

/** What an identity provider must know of this platform to be set up for a customer. */
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

/** The library, loaded when somebody first needs it: most installations start without. */
const library = () => (loaded ??= load());
const load = () => import('@node-saml/node-saml');
