import { SsoRefusal } from './refusals.ts';

/** As much XML as an answer may have; real ones have some thousand characters. */
export const answerLimit = 100_000;

/** What stands at the outside of an answer: whom it is for and what it answers. Not proven by anything yet. */
export interface Envelope {
  xml: string;
  inResponseTo: string;
  destination: string | undefined;
  /** Whoever the answer, not its assertion, says that it is from. */
  issuer: string | undefined;
}

/**
 * Looks at an identity provider's answer before anything parses it. What no honest one contains is refused at once: a document type with
 * entities, comments (they have cut names short elsewhere), processing instructions, sections, and algorithms that prove nothing any more.
 */
export function openAnswer(posted: string | null): Envelope {
  if (!posted || posted.length > answerLimit * 1.4) throw new SsoRefusal('refused', 'no answer, or one that is too long');
  if (!/^[A-Za-z0-9+/=\s]+$/.test(posted)) throw new SsoRefusal('refused', 'the answer is not base64');
  const xml = Buffer.from(posted, 'base64').toString('utf8');
  const body = xml.replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/, '').trim();
  if (xml.length > answerLimit || /<[!?]/.test(body) || body.includes('\0'))
    throw new SsoRefusal('refused', 'the answer contains what none may contain');
  requireAlgorithms(body);
  requireOneOfEach(body);
  const [root = '', attributes = ''] = /^<(?:[\w.-]+:)?Response((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*>/.exec(body) ?? [];
  if (!root) throw new SsoRefusal('refused', 'the answer is no response');
  const named = attributesOf(attributes);
  const inResponseTo = named.get('InResponseTo');
  if (!inResponseTo) throw new SsoRefusal('refused', 'the answer answers no request');
  const [, issuer] = /^\s*<(?:[\w.-]+:)?Issuer(?:\s[^<>]*)?>([^<]*)</.exec(body.slice(root.length)) ?? [];
  return { xml, inResponseTo, destination: named.get('Destination'), issuer: issuer?.trim() };
}

function attributesOf(text: string): Map<string, string> {
  const named = new Map<string, string>();
  for (const [, name = '', , value = ''] of text.matchAll(/([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs)) {
    // An honest answer needs neither, and two readers might read them differently.
    if (named.has(name) || value.includes('&')) throw new SsoRefusal('refused', 'the answer is ambiguous');
    named.set(name, value);
  }
  return named;
}

const algorithms = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
]);

/** SHA-1 can be forged, and a canonical form that keeps comments signs what is not read. */
function requireAlgorithms(body: string): void {
  for (const [, , algorithm = ''] of body.matchAll(/\bAlgorithm\s*=\s*(["'])(.*?)\1/gs)) {
    if (!algorithms.has(algorithm)) throw new SsoRefusal('refused', 'the signature uses an algorithm that is not accepted');
  }
}

/**
 * One answer, one assertion, a signature for each at most, and nothing around them in which another could hide: what was signed and what is
 * read are the same then, whatever way it is looked for.
 */
function requireOneOfEach(body: string): void {
  const count = (name: string) => [...body.matchAll(new RegExp(`<(?:[^\\s<>/:=]+:)?${name}[\\s/>]`, 'g'))].length;
  const hidden = ['Object', 'Extensions', 'EncryptedAssertion', 'Advice'].some((name) => count(name) > 0);
  if (count('Response') !== 1 || count('Assertion') > 1 || count('Signature') > 2 || hidden)
    throw new SsoRefusal('refused', 'the answer holds more than one assertion, or hides something');
}
