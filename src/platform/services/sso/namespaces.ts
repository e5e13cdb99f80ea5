import { SsoRefusal } from './refusals.ts';
import type { Tag } from './tags.ts';

const assertion = 'urn:oasis:names:tc:SAML:2.0:assertion';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const signature = 'http://www.w3.org/2000/09/xmldsig#';

/** Elements that are read, whose local names the library alone compares. */
const namespaces = new Map([
  ...['Response', 'LogoutRequest', 'SessionIndex', 'Status', 'StatusCode'].map((name) => [name, protocol] as const),
  ...[
    'Assertion',
    'EncryptedAssertion',
    'EncryptedID',
    'Issuer',
    'Subject',
    'NameID',
    'SubjectConfirmation',
    'SubjectConfirmationData',
  ].map((name) => [name, assertion] as const),
  ...['Conditions', 'AudienceRestriction', 'Audience'].map((name) => [name, assertion] as const),
  ...['AttributeStatement', 'Attribute', 'AttributeValue'].map((name) => [name, assertion] as const),
  ...['Signature', 'SignedInfo', 'Reference', 'DigestValue', 'SignatureValue'].map((name) => [name, signature] as const),
]);

/** Refuses elements that only look like those of SAML 2.0, such as assertions of other versions. */
export function requireNamespaces(tags: readonly Tag[]): void {
  for (const { name, namespace, attributes } of tags) {
    const expected = namespaces.get(name);
    const isVersioned = ['Response', 'Assertion', 'LogoutRequest'].includes(name);
    if ((expected !== undefined && namespace !== expected) || (isVersioned && attributes.get('Version') !== '2.0'))
      throw new SsoRefusal('refused', 'the answer is not of SAML 2.0');
  }
}
