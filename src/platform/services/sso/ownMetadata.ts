import type { Settings } from '../../context.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import { addressesOf } from './addresses.ts';
import { contentEncryption, keyEncryption } from './encryption.ts';
import type { SsoKey } from './keys/keys.ts';

/** The platform's metadata for one customer's identity provider: without keys alike for all account names. */
export function metadataOf(
  settings: Pick<Settings, 'publicUrl'>,
  accountName: string,
  { signsRequests, keys }: { signsRequests: boolean; keys: readonly SsoKey[] },
): string {
  const { entityId, assertionUrl, logoutUrl } = addressesOf(settings, accountName);
  const next = keys.find(({ state }) => state === 'NEXT') ?? keys[0];
  return [
    '<?xml version="1.0"?>',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeHtml(entityId)}" ID="_${accountName}">`,
    `  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="${signsRequests}" WantAssertionsSigned="true">`,
    ...keys.map((key) => keyDescriptor('signing', key)),
    ...(next ? [keyDescriptor('encryption', next, encryptionMethods)] : []),
    ...(next ? (['Redirect', 'POST'] as const) : []).map(
      (kind) => `    <SingleLogoutService Binding="${binding(kind)}" Location="${escapeHtml(logoutUrl)}"/>`,
    ),
    '    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    `    <AssertionConsumerService index="1" isDefault="true" Binding="${binding('POST')}" Location="${escapeHtml(assertionUrl)}"/>`,
    '  </SPSSODescriptor>',
    '</EntityDescriptor>',
    '',
  ].join('\n');
}

const binding = (kind: 'POST' | 'Redirect') => `urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${kind}`;

const encryptionMethods = [contentEncryption.authenticated, keyEncryption]
  .flat()
  .map((each) => `<EncryptionMethod Algorithm="${each}"/>`)
  .join('');

function keyDescriptor(use: 'signing' | 'encryption', { certificate }: SsoKey, methods = ''): string {
  const base64 = certificate.replace(/-----[A-Z ]+-----|\s+/g, '');
  const info = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  return `    <KeyDescriptor use="${use}">${info}${methods}</KeyDescriptor>`;
}
