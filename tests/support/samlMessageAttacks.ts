import { deflateRawSync } from 'node:zlib';
import type { Answer } from './identityProvider.ts';
import { newId } from './identityProvider.ts';
import { attack, forge } from './samlAttacks.ts';
import type { Attack } from './samlAttacks.ts';
import { origin } from '../platform/browser.ts';

const duo = 'CVE-2017-11427, Duo Labs 2018';
const nodeSaml = 'CVE-2025-54419 (node-saml)';
const roulette = 'CVE-2025-25291, “SAML roulette”';
const owasp = 'OWASP XXE Prevention';
const within = (name: string, part: string) => (xml: string) => xml.replace(`>${name}`, () => `>${part}`);
const typed = (type: string) => (xml: string) => type + xml;

/** Differences between parsers. The answers are signed as they stand, or canonicalization removes the change. */
export const parsers: Attack[] = [
  attack('a comment in the name, after it was signed', duo, 'MALFORMED', within('nora-at-acme', '<!---->nora-at-acme')),
  attack('a comment that cuts the name', duo, 'MALFORMED', (_, { honest }) => honest({ nameIdXml: 'ada-at-acme<!---->.example' })),
  attack('a comment that cuts the email', duo, 'MALFORMED', within('nora@acme.example', 'nora<!-- -->@acme.example')),
  attack('a section around the name', nodeSaml, 'MALFORMED', within('nora-at-acme', '<![CDATA[nora]]>-at-acme')),
  attack('an instruction in the name', duo, 'MALFORMED', within('nora-at-acme', '<?x?>nora-at-acme')),
  attack('an empty element in the name, after it was signed', nodeSaml, 'CERTIFICATE', within('nora-at-acme', '<x/>nora-at-acme')),
  attack('a letter removed from the name', nodeSaml, 'CERTIFICATE', (xml) => xml.replace('nora-at-acme', 'ora-at-acme')),
  ...['\u0085', '\u2028'].map((letter) =>
    attack(
      `a line break of XML 1.1 in the name: ${letter.codePointAt(0)?.toString(16)}`,
      'XML 1.1 §2.11',
      'MALFORMED',
      within('nora-at-acme', `${letter}nora-at-acme`),
    ),
  ),
  attack('an entity that nobody declares', owasp, 'MALFORMED', within('nora-at-acme', '&who;nora-at-acme')),
  attack(
    'a document type whose literal hides a comment',
    roulette,
    'MALFORMED',
    (xml) => `<!DOCTYPE x SYSTEM 'x"><!--'>${forge(xml)}<!--"]>-->`,
  ),
  attack(
    'a document type that gives the signature its namespace',
    'CVE-2025-25292',
    'MALFORMED',
    (xml) => `<!DOCTYPE x [<!ATTLIST Signature xmlns CDATA #FIXED "http://www.w3.org/2000/09/xmldsig#">]>${forge(xml)}`,
  ),
  attack(
    'an id by an entity',
    'CVE-2025-23369 (libxml2)',
    'MALFORMED',
    (xml) => `<!DOCTYPE x [<!ENTITY id "x">]>${forge(xml).replace(/ ID="/, ' ID="&id;')}`,
  ),
  attack(
    'a file by an entity',
    owasp,
    'MALFORMED',
    (xml) => `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname">]>${within('nora-at-acme', '&f;')(xml)}`,
  ),
  attack('an address by a parameter entity', owasp, 'MALFORMED', typed('<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x">%p;]>')),
  attack('an outer document type', owasp, 'MALFORMED', typed('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">')),
  attack(
    'a billion laughs',
    owasp,
    'MALFORMED',
    (xml) => `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${within('nora-at-acme', '&b;')(xml)}`,
  ),
  attack('a document type in small letters', owasp, 'MALFORMED', typed('<!doctype x>')),
  attack('a document type after a byte order mark', owasp, 'MALFORMED', typed('\uFEFF<!DOCTYPE x>')),
  attack('a document type after the root', roulette, 'MALFORMED', (xml) => `${xml}<!DOCTYPE x>`),
  attack('a stylesheet', owasp, 'MALFORMED', typed('<?xml-stylesheet type="text/xsl" href="http://127.0.0.1:9/x.xsl"?>')),
  attack('a comment before the root', roulette, 'MALFORMED', typed('<!-- x -->')),
  attack('a comment after the root', roulette, 'MALFORMED', (xml) => `${xml}<!-- x -->`),
  attack('an attribute twice', 'CVE-2025-25292', 'MALFORMED', (xml) => xml.replace(' Destination=', ' Destination="x" Destination=')),
  attack('an entity in the destination', nodeSaml, 'MALFORMED', (xml) => xml.replace(/ Destination="http/, ' Destination="&#104;ttp')),
  attack('an entity in the request that it answers', nodeSaml, 'MALFORMED', (xml) =>
    xml.replace(/ InResponseTo="_/, ' InResponseTo="&#95;'),
  ),
  attack('a prefix that is declared nowhere', 'namespace confusion', 'CERTIFICATE', (xml) =>
    xml.replace('<saml:Subject>', '<saml:Subject undeclared:x="">'),
  ),
  attack('a bare less-than sign in an attribute', roulette, 'MALFORMED', (xml) =>
    xml.replace(' Version="2.0" IssueInstant', ' x="<" Version="2.0" IssueInstant'),
  ),
  attack('an element never closed', roulette, 'MALFORMED', (xml) => xml.replace('</samlp:Status>', '')),
];

const changed = (name: string, source: string, reason: Attack['reason'], more: () => Partial<Answer>): Attack =>
  attack(name, source, reason, (_, { honest }) => honest(more()));
/** Changes what the provider signs: it is honest, and the answer is meant for something else. */
const signedAs = (name: string, source: string, reason: Attack['reason'], rewrite: (xml: string) => string): Attack =>
  attack(name, source, reason, (_, { honest }) => honest({ rewrite }));
const audienceUrl = `${origin}/sso/acme/metadata`;
const assertionUrl = `${origin}/sso/acme/assertion`;
const core = 'SAML core';
const profiles = 'SAML profiles §4.1.4.3';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Honest signatures on answers that are not for us, not for now, or not for this request. */
export const messages: Attack[] = [
  ...[`${origin}/sso/globex/metadata`, `${audienceUrl}/`, audienceUrl.toUpperCase(), `${audienceUrl}?x`, 'https://other.example', '*'].map(
    (audience) => changed(`for the audience ${audience}`, core, 'AUDIENCE', () => ({ audience })),
  ),
  signedAs('for no audience', core, 'AUDIENCE', (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '')),
  signedAs('for an audience of no value', core, 'AUDIENCE', (xml) => xml.replace(/<saml:Audience>.*<\/saml:Audience>/, '<saml:Audience/>')),
  signedAs('for us and, in a second restriction, for another', core, 'AUDIENCE', (xml) =>
    xml.replace(
      /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/,
      (each) => each + each.replace(audienceUrl, 'https://other.example'),
    ),
  ),
  ...[`${origin}/sso/globex/assertion`, `${assertionUrl}/`, `${assertionUrl}#x`, 'https://other.example/acs'].map((recipient) =>
    changed(`for the recipient ${recipient}`, 'token recipient confusion', 'EXPIRED', () => ({ recipient })),
  ),
  signedAs('for no recipient', profiles, 'EXPIRED', (xml) => xml.replace(/ Recipient="[^"]*"/, '')),
  changed('to another destination', 'SAML bindings §3.5.5.2', 'AUDIENCE', () => ({ destination: `${origin}/sso/globex/assertion` })),
  changed('to no destination', 'SAML bindings §3.5.5.2', 'MALFORMED', () => ({ destination: null })),
  changed('to a destination within a longer one', 'SAML bindings §3.5.5.2', 'AUDIENCE', () => ({
    destination: `${assertionUrl}.other.example`,
  })),
  ...['holder-of-key', 'sender-vouches', 'artifact'].map((method) =>
    signedAs(`confirmed by ${method}`, profiles, 'EXPIRED', (xml) => xml.replace(bearer, bearer.replace('bearer', method))),
  ),
  signedAs('with nothing confirmed', profiles, 'EXPIRED', (xml) =>
    xml.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, ''),
  ),
  signedAs('with a confirmation of no end', profiles, 'MALFORMED', (xml) =>
    xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
  ),
  signedAs('with a confirmation that begins later', profiles, 'EXPIRED', (xml) =>
    xml.replace('<saml:SubjectConfirmationData', '<saml:SubjectConfirmationData NotBefore="2999-01-01T00:00:00Z"'),
  ),
  ...['never', '', '0', '+275761-01-01T00:00:00Z', '2026-02-30T99:00:00Z', '1999-12-31T23:59:59Z'].map((end) =>
    signedAs(`that ends “${end}”`, core, /^\d{4}-01|^1999|^0$/.test(end) ? 'EXPIRED' : 'MALFORMED', (xml) =>
      xml.replaceAll(/NotOnOrAfter="[^"]*"/g, `NotOnOrAfter="${end}"`),
    ),
  ),
  signedAs('without conditions', core, 'AUDIENCE', (xml) => xml.replace(/<saml:Conditions .*<\/saml:Conditions>/, '')),
  signedAs('with conditions twice', core, 'MALFORMED', (xml) =>
    xml.replace(/<saml:Conditions .*<\/saml:Conditions>/, (each) => each + each),
  ),
  signedAs('with conditions of another namespace', 'namespace confusion', 'MALFORMED', (xml) =>
    xml.replace(/<saml:Conditions (.*)<\/saml:Conditions>/, '<x:Conditions xmlns:x="urn:example:x" $1</x:Conditions>'),
  ),
  signedAs('of SAML 1.0', 'namespace confusion', 'MALFORMED', (xml) =>
    xml.replace(
      '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
      '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:1.0:assertion"',
    ),
  ),
  signedAs('of a namespace of the attacker', 'namespace confusion', 'MALFORMED', (xml) =>
    xml.replace('<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"', '<saml:Assertion xmlns:saml="urn:example:x"'),
  ),
  signedAs('of version 1.1', core, 'MALFORMED', (xml) => xml.replace(/(<saml:Assertion .*?)Version="2.0"/, '$1Version="1.1"')),
  signedAs('without an id', core, 'MALFORMED', (xml) => xml.replace(/(<saml:Assertion [^>]*?) ID="[^"]*"/, '$1')),
  attack('without an issuer of its own', core, 'MALFORMED', (_, { honest }) =>
    honest({ signed: 'response', rewrite: (xml) => xml.replace(/<saml:Issuer>[^<]*<\/saml:Issuer>/, '') }),
  ),
  signedAs('with two issuers', core, 'MALFORMED', (xml) =>
    xml.replace(/(<saml:Assertion .*?)(<saml:Issuer>[^<]*<\/saml:Issuer>)/, '$1$2$2'),
  ),
  signedAs('with two names', core, 'MALFORMED', (xml) => xml.replace(/<saml:NameID .*<\/saml:NameID>/, (each) => forge(each) + each)),
  signedAs('with two subjects', core, 'MALFORMED', (xml) => xml.replace(/<saml:Subject>.*<\/saml:Subject>/, (each) => forge(each) + each)),
  signedAs('without a name', core, 'MALFORMED', (xml) => xml.replace(/<saml:NameID .*<\/saml:NameID>/, '')),
  changed('by another issuer, with the same key', 'issuer confusion', 'AUDIENCE', () => ({ issuer: 'https://login.other.example' })),
  changed('by another issuer than the response', 'issuer confusion', 'MALFORMED', () => ({
    responseIssuer: 'https://login.other.example',
  })),
  changed('to another request within', 'stale InResponseTo', 'MALFORMED', () => ({ confirmedRequest: newId() })),
  changed('to no request within', 'unsolicited answer', 'EXPIRED', () => ({ confirmedRequest: null })),
  changed('to no request', 'unsolicited answer', 'MALFORMED', () => ({ inResponseTo: null })),
  changed('to no request at all', 'unsolicited answer', 'MALFORMED', () => ({ inResponseTo: null, confirmedRequest: null })),
  changed('to a request of nobody', 'stale InResponseTo', 'EXPIRED', () => ({ inResponseTo: newId() })),
  ...['Responder', 'Requester', 'AuthnFailed', 'Success '].map((status) =>
    attack(`of the status “${status}”`, 'status not success', 'DENIED', (xml) => xml.replace(success, success.replace('Success', status))),
  ),
  attack('of no status', 'status not success', 'DENIED', (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/, '')),
  attack('of two statuses', 'status not success', 'DENIED', (xml) =>
    xml.replace(/<samlp:Status>.*<\/samlp:Status>/, (each) => each.replace('Success', 'Responder') + each),
  ),
  attack('that is no response', core, 'MALFORMED', (xml) =>
    xml.replace('<samlp:Response', '<samlp:LogoutResponse').replace('</samlp:Response', '</samlp:LogoutResponse'),
  ),
  attack('of a response of another namespace', 'namespace confusion', 'MALFORMED', (xml) =>
    xml.replace('xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"', 'xmlns:samlp="urn:example:x"'),
  ),
  attack('of the assertion alone', core, 'MALFORMED', (xml) => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''),
];

const base64 = (xml: string): string => Buffer.from(xml).toString('base64');

/** Ways to post the same answer; each is refused, since two decoders would read it differently. */
export const postings: [name: string, source: string, post: (xml: string) => string][] = [
  ['in base64 for URLs', 'base64 tricks', (xml) => base64(`${xml}\n<!-- ???>>> -->`).replaceAll('+', '-').replaceAll('/', '_').concat('_')],
  ['in base64 of base64', 'base64 tricks', (xml) => base64(base64(xml))],
  [
    'with padding in the middle, and another answer after it',
    'base64 tricks',
    (xml) => `${base64(`${xml} `).replace(/=*$/, '')}==${base64(forge(xml))}`,
  ],
  ['with padding before it', 'base64 tricks', (xml) => `====${base64(xml)}`],
  ['with a letter too few', 'base64 tricks', (xml) => base64(xml).replace(/=*$/, '').slice(0, -1)],
  ['with a NUL', 'base64 tricks', (xml) => `${base64(xml)}\0`],
  ['as plain XML', 'base64 tricks', (xml) => xml],
  ['encoded for URLs twice', 'base64 tricks', (xml) => encodeURIComponent(base64(`${xml} `))],
  ['as a data URL', 'base64 tricks', (xml) => `data:text/xml;base64,${base64(xml)}`],
  ['in UTF-16, little end first', 'encodings', (xml) => Buffer.from(`\uFEFF${xml}`, 'utf16le').toString('base64')],
  ['in UTF-16, big end first', 'encodings', (xml) => Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16().toString('base64')],
  ['in UTF-16 without a mark', 'encodings', (xml) => Buffer.from(xml, 'utf16le').toString('base64')],
  ['in UTF-8 declared as UTF-16', 'encodings', (xml) => base64(`<?xml version="1.0" encoding="UTF-16"?>${xml}`)],
  ['in UTF-7', 'encodings', (xml) => base64(`<?xml version="1.0" encoding="UTF-7"?>${xml.replaceAll('<', '+ADw-')}`)],
  ['declared as UTF-7', 'encodings', (xml) => base64(`<?xml version="1.0" encoding="UTF-7"?>${xml}`)],
  ['declared as EBCDIC', 'encodings', (xml) => base64(`<?xml version="1.0" encoding="IBM037"?>${xml}`)],
  ['declared as XML 1.1', 'encodings', (xml) => base64(`<?xml version="1.1"?>${xml}`)],
  [
    'in Latin-1, with a letter that is no UTF-8',
    'encodings',
    (xml) => Buffer.from(xml.replace('<samlp:Status>', '<samlp:Status x="\u00e9">'), 'latin1').toString('base64'),
  ],
  [
    'with an overlong letter',
    'encodings',
    (xml) => Buffer.from(xml.replace('<samlp:Status>', '<samlp:Status x="\u00c0\u00bc">'), 'latin1').toString('base64'),
  ],
  ['with two byte order marks', 'encodings', (xml) => base64(`\uFEFF\uFEFF${xml}`)],
  ['deflated, as for the redirect binding', 'bindings', (xml) => deflateRawSync(xml).toString('base64')],
];
