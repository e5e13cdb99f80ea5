import type { KeyPair } from '../../src/platform/services/sso/selfSigned.ts';
import type { SecurityReason } from '../../src/generated/types.ts';
import { newId } from './identityProvider.ts';
import type { Answer } from './identityProvider.ts';
import { digest, dsig, hmac, resign, rsa, signatureOf, signedInfoOf, withValue } from './samlSignatures.ts';

export type Kind = 'response' | 'assertion';

/** The attacker's own sign-in: an honest answer for Nora, who wants to be Ada. */
export interface Setting {
  kind: Kind;
  /** The honest answer, or one that differs in what it says; signed by the customer's key. */
  honest: (more?: Partial<Answer>) => string;
  keys: KeyPair;
  /** A pair that the customer does not trust. */
  foreign: KeyPair;
}

export interface Attack {
  name: string;
  source: string;
  /** Expected in the security log. */
  reason: SecurityReason;
  change: (xml: string, setting: Setting) => string;
}

export const attack = (name: string, source: string, reason: SecurityReason, change: Attack['change']): Attack => ({
  name,
  source,
  reason,
  change,
});

/** Makes Ada of Nora. */
export const forge = (xml: string): string =>
  xml.replaceAll('nora-at-acme', 'ada-at-acme').replaceAll('nora@acme.example', 'admin@acme.example');

const renamed = (xml: string): string => xml.replace(/\sID="[^"]+"/, ` ID="${newId()}"`);
export const assertionOf = (xml: string): string => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
const idOf = (xml: string): string => /\sID="([^"]+)"/.exec(xml)?.[1] ?? '';
const unsigned = (xml: string): string => xml.replace(signatureOf(xml), '');
const swap = (xml: string, from: string, to: string): string => xml.replace(from, () => to);
/** A second assertion, unsigned, for Ada. */
const evilOf = (xml: string): string => renamed(forge(unsigned(assertionOf(xml))));
const inStatus = (xml: string, more: string): string => swap(xml, '</samlp:Status>', `${more}</samlp:Status>`);
const atEnd = (xml: string, more: string): string => swap(xml, '</samlp:Response>', `${more}</samlp:Response>`);
/** The evil assertion in place of the honest one, which is put where `place` says. */
const displaced = (xml: string, place: (evil: string, original: string) => string): string =>
  swap(xml, assertionOf(xml), place(evilOf(xml), assertionOf(xml)));

const somorovsky = '“On Breaking SAML”, 2012';
const raider = 'SAML Raider';

/** Wrappings beyond the eight that `wrappings.ts` has. */
export const wrapped: Attack[] = [
  attack('XSW9: a second SignedInfo, whose digest is the forged one', `CVE-2019-3465, ${raider}`, 'MALFORMED', (xml, { foreign }) => {
    const forged = resign(
      forge(xml),
      (info) => info.replace(/<DigestValue>.*<\/DigestValue>/, `<DigestValue>${digest('x')}</DigestValue>`),
      rsa(foreign.key),
    );
    return swap(forge(xml), signedInfoOf(xml), signedInfoOf(xml) + signedInfoOf(forged));
  }),
  attack('XSW10: the signature at the response, the original in its Object', `CVE-2024-4985, ${raider}`, 'MALFORMED', (xml) => {
    const object = `<Object>${unsigned(assertionOf(xml))}</Object></Signature>`;
    return displaced(xml, (evil) => signatureOf(xml).replace('</Signature>', () => object) + evil);
  }),
  attack('an unsigned assertion before the signed one', 'CVE-2025-47949 (samlify)', 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => evil + own),
  ),
  attack('an unsigned assertion after the signed one', 'CVE-2022-41912 (crewjam), dex #895', 'MALFORMED', (xml) => atEnd(xml, evilOf(xml))),
  attack('an unsigned assertion of another prefix', somorovsky, 'MALFORMED', (xml) => atEnd(xml, evilOf(xml).replaceAll('saml:', 'evil:'))),
  attack('an unsigned assertion without a prefix', somorovsky, 'MALFORMED', (xml) =>
    atEnd(xml, evilOf(xml).replaceAll('<saml:', '<').replaceAll('</saml:', '</').replace('xmlns:saml', 'xmlns')),
  ),
  attack('the original within Advice of the forged one', 'node-saml tests, R1A1Ad', 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => swap(evil, '</saml:Conditions>', `</saml:Conditions><saml:Advice>${own}</saml:Advice>`)),
  ),
  attack('the original within an attribute of the forged one', somorovsky, 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => swap(evil, '</saml:AttributeValue>', `${own}</saml:AttributeValue>`)),
  ),
  attack('the original within the subject of the forged one', somorovsky, 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => swap(evil, '</saml:Subject>', `${own}</saml:Subject>`)),
  ),
  attack('the original within the issuer of the forged one', somorovsky, 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => swap(evil, '</saml:Issuer>', `${own}</saml:Issuer>`)),
  ),
  attack('the original within the status', 'CVE-2024-45409', 'MALFORMED', (xml) =>
    inStatus(
      displaced(xml, (evil) => evil),
      `<samlp:StatusDetail>${assertionOf(xml)}</samlp:StatusDetail>`,
    ),
  ),
  attack('the original within KeyInfo of its own signature', raider, 'MALFORMED', (xml) =>
    displaced(unsigned(xml), (evil, own) => {
      const signature = signatureOf(xml).replace('</Signature>', () => `<KeyInfo>${own}</KeyInfo></Signature>`);
      return swap(evil, '</saml:Issuer>', `</saml:Issuer>${signature}`);
    }),
  ),
  attack('the original under a wrapper of the attacker', somorovsky, 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => `<Wrapper>${own}</Wrapper>${evil}`),
  ),
  attack('the original under extensions without a name', raider, 'MALFORMED', (xml) =>
    displaced(xml, (evil, own) => `<samlp:Extensions>${own}</samlp:Extensions>${evil}`),
  ),
  attack('a response within the response', somorovsky, 'MALFORMED', (xml) => atEnd(forge(unsigned(xml)), xml)),
  attack('the honest response within a forged one’s status', somorovsky, 'MALFORMED', (xml) => inStatus(forge(unsigned(xml)), xml)),
  attack('two roots, the honest one first', 'CVE-2022-39299 (passport-saml)', 'MALFORMED', (xml) => xml + forge(unsigned(xml))),
  attack('two roots, the forged one first', 'CVE-2022-39300 (node-saml)', 'MALFORMED', (xml) => forge(unsigned(xml)) + xml),
  attack('the signature moved to the status, of a forged answer', 'CVE-2025-25292', 'CERTIFICATE', (xml) =>
    inStatus(forge(unsigned(xml)), `<samlp:StatusDetail>${signatureOf(xml)}</samlp:StatusDetail>`),
  ),
  attack('the digest in the status, where a search finds it first', 'CVE-2024-45409 (ruby-saml)', 'CERTIFICATE', (xml) =>
    inStatus(forge(xml), `<samlp:StatusDetail><DigestValue xmlns="${dsig}">${digest('x')}</DigestValue></samlp:StatusDetail>`),
  ),
  attack('a whole SignedInfo in the status', 'CVE-2024-45409 (ruby-saml)', 'MALFORMED', (xml) =>
    inStatus(
      forge(xml),
      `<samlp:StatusDetail>${signedInfoOf(xml).replace('<SignedInfo>', `<SignedInfo xmlns="${dsig}">`)}</samlp:StatusDetail>`,
    ),
  ),
  attack('the same id at the forged assertion and at the response', somorovsky, 'CERTIFICATE', (xml) =>
    forge(xml).replace(/\sID="[^"]+"/, ` ID="${idOf(assertionOf(xml))}"`),
  ),
];

const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const emptied = (info: string): string => info.replace(/<DigestValue>.*<\/DigestValue>/, `<DigestValue>${digest('')}</DigestValue>`);
const fragile = '“The Fragile Lock”, 2025';
const practice = 'XML Signature Best Practices (W3C)';
const methodOf = (algorithm: string) => (info: string) =>
  info.replace(/<SignatureMethod [^>]*>/, `<SignatureMethod Algorithm="${algorithm}"/>`);
const transform =
  (algorithm: string, inner = '') =>
  (info: string) =>
    info.replace('</Transforms>', () => `<Transform Algorithm="${algorithm}">${inner}</Transform></Transforms>`);
const publicKeyOf = ({ certificate }: KeyPair): string => certificate;

/** Attacks on the signature itself. With `resign`, the key is the provider's: only the method is wrong. */
export const signatures: Attack[] = [
  attack('is excluded', raider, 'CERTIFICATE', (xml) => forge(unsigned(xml))),
  attack('is empty', raider, 'MALFORMED', (xml) => swap(forge(xml), signatureOf(xml), `<Signature xmlns="${dsig}"/>`)),
  attack('has an empty SignedInfo', raider, 'MALFORMED', (xml) => swap(forge(xml), signedInfoOf(xml), '<SignedInfo/>')),
  attack('has no value', raider, 'CERTIFICATE', (xml) => withValue(forge(xml), '')),
  attack('has no reference', raider, 'MALFORMED', (xml, { keys }) =>
    resign(forge(xml), (info) => info.replace(/<Reference .*<\/Reference>/, ''), rsa(keys.key)),
  ),
  attack('is of another namespace', fragile, 'MALFORMED', (xml) => forge(xml).replace(`xmlns="${dsig}"`, 'xmlns="urn:example:other"')),
  attack('is of a forged answer', raider, 'CERTIFICATE', (xml) => forge(xml)),
  ...['', `#${newId()}`, '#xpointer(/)', '#xpointer(id(“x”))', '/', '#'].map((uri) =>
    attack(`refers to “${uri}”, signed again`, practice, 'CERTIFICATE', (xml, { keys }) =>
      resign(forge(xml), (info) => info.replace(/ URI="[^"]*"/, ` URI="${uri}"`), rsa(keys.key)),
    ),
  ),
  attack('refers without a hash sign', 'node-saml tests', 'CERTIFICATE', (xml) => forge(xml).replace('URI="#', 'URI="')),
  attack('refers twice', 'node-saml tests', 'MALFORMED', (xml) => forge(xml).replace(/<Reference .*<\/Reference>/s, (each) => each + each)),
  attack('has two SignedInfo, the honest one first', 'CVE-2025-29774 (xml-crypto)', 'MALFORMED', (xml) =>
    swap(forge(xml), signedInfoOf(xml), signedInfoOf(xml) + signedInfoOf(xml)),
  ),
  attack('has two SignedInfo, the second without a reference', 'CVE-2025-29774 (xml-crypto)', 'CERTIFICATE', (xml) =>
    swap(forge(xml), signedInfoOf(xml), signedInfoOf(xml) + signedInfoOf(xml).replace(/<Reference .*<\/Reference>/, '')),
  ),
  attack('has a comment in its digest', 'CVE-2025-29775 (xml-crypto)', 'MALFORMED', (xml) =>
    forge(xml).replace('<DigestValue>', `<DigestValue><!--${digest('x')}-->`),
  ),
  attack('has two digests', 'CVE-2025-29775 (xml-crypto)', 'CERTIFICATE', (xml) =>
    forge(xml).replace('<DigestValue>', `<DigestValue>${digest('x')}</DigestValue><DigestValue>`),
  ),
  attack('has an element in its digest', 'CVE-2025-29775 (xml-crypto)', 'CERTIFICATE', (xml) =>
    forge(xml).replace('<DigestValue>', `<DigestValue><x>${digest('x')}</x>`),
  ),
  attack('is by a key that the answer brings', 'certificate faking', 'CERTIFICATE', (_, { honest, foreign }) =>
    forge(honest({ keys: foreign })),
  ),
  attack('is by another key, named by the right certificate', 'certificate faking', 'CERTIFICATE', (xml, { foreign }) =>
    resign(xml, (info) => info, rsa(foreign.key)),
  ),
  attack('is by another key, its certificate first', 'certificate faking', 'CERTIFICATE', (xml, { foreign }) =>
    resign(xml, (info) => info, rsa(foreign.key)).replace(
      '<X509Certificate>',
      () => `<X509Certificate>${foreign.certificate.replace(/-----[^-]+-----|\s/g, '')}</X509Certificate><X509Certificate>`,
    ),
  ),
  ...(['sha1', 'sha256'] as const).flatMap((hash) => {
    const algorithm = hash === 'sha1' ? `${dsig}hmac-sha1` : 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256';
    return (['with', 'without'] as const).map((lines) =>
      attack(`is an HMAC (${hash}) keyed by the certificate ${lines} line breaks`, 'HMAC key confusion', 'MALFORMED', (xml, { keys }) =>
        resign(xml, methodOf(algorithm), hmac(lines === 'with' ? publicKeyOf(keys) : publicKeyOf(keys).replace(/\s/g, ''), hash)),
      ),
    );
  }),
  ...[`${dsig}rsa-sha1`, `${dsig}dsa-sha1`, 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256', 'none', ''].map((algorithm) =>
    attack(`names the method “${algorithm}”`, 'RFC 9231', 'MALFORMED', (xml, { keys }) =>
      resign(xml, methodOf(algorithm), rsa(keys.key, 'sha1')),
    ),
  ),
  attack('has a digest by SHA-1', 'RFC 9231', 'MALFORMED', (xml, { keys }) =>
    resign(xml, (info) => info.replace(/<DigestMethod [^>]*>/, `<DigestMethod Algorithm="${dsig}sha1"/>`), rsa(keys.key)),
  ),
  attack('is canonical with comments', 'CVE-2017-11427', 'MALFORMED', (xml, { keys }) =>
    resign(xml, (info) => info.replaceAll(c14n, `${c14n}WithComments`), rsa(keys.key)),
  ),
  ...(
    [
      ['XSLT', 'http://www.w3.org/TR/1999/REC-xslt-19991116', '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
      ['XPath', 'http://www.w3.org/TR/1999/REC-xpath-19991116', '<XPath>not(//NameID)</XPath>'],
      ['XPath filter', 'http://www.w3.org/2002/06/xmldsig-filter2', '<XPath>/</XPath>'],
      ['base64', `${dsig}base64`, ''],
      ['decryption', 'http://www.w3.org/2002/07/decrypt#XML', ''],
    ] as const
  ).map(([name, algorithm, inner]) =>
    attack(`is transformed by ${name}`, practice, 'MALFORMED', (xml, { keys }) => resign(xml, transform(algorithm, inner), rsa(keys.key))),
  ),
  attack('is transformed three times', practice, 'MALFORMED', (xml, { keys }) => resign(xml, transform(c14n), rsa(keys.key))),
  attack('covers nothing, for nothing is canonical (reference)', `${fragile}, CVE-2025-66568`, 'CERTIFICATE', (xml, { keys }) =>
    resign(forge(xml), emptied, rsa(keys.key)).replace('<samlp:Response ', '<samlp:Response xmlns:void="1" '),
  ),
  attack('covers nothing, for nothing is canonical (SignedInfo)', `${fragile}, CVE-2025-66568`, 'CERTIFICATE', (xml, { keys }) =>
    withValue(resign(forge(xml), emptied, rsa(keys.key)), rsa(keys.key)('')).replace('<samlp:Response ', '<samlp:Response xmlns:void="1" '),
  ),
  ...['samlp:ID', 'xml:id', 'Id', 'id', 'AssertionID'].map((name) =>
    attack(`refers to an id by the name ${name}`, `${fragile}, attribute pollution`, 'CERTIFICATE', (xml, { kind }) => {
      const id = idOf(kind === 'response' ? xml : assertionOf(xml));
      return forge(xml).replace(` ID="${id}"`, ` ID="${newId()}" ${name}="${id}"`);
    }),
  ),
];
