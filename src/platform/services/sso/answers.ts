import { SsoRefusal } from './refusals.ts';
import { answerLimits, readTags } from './tags.ts';
import type { Tag } from './tags.ts';

export const answerLimit = answerLimits.characters;

export interface Envelope {
  xml: string;
  inResponseTo: string;
  destination: string | undefined;
  issuer: string | undefined;
  status: string | undefined;
}

/** Refuses, before any parser, what no honest response has: document types, comments (used to truncate names), CDATA … */
export function openAnswer(posted: string | null): Envelope {
  if (!posted || posted.length > answerLimit * 1.4) throw new SsoRefusal('refused', 'no answer, or one of more than 64 kB');
  if (!/^[A-Za-z0-9+/=\s]+$/.test(posted)) throw new SsoRefusal('refused', 'the answer is not base64');
  const bytes = Buffer.from(posted, 'base64');
  const xml = bytes.toString('utf8');
  if (bytes.length > answerLimit || xml.includes('\0')) throw new SsoRefusal('refused', 'the answer contains what none may contain');
  const tags = readTags(xml.replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/, '').trim());
  requireAlgorithms(tags);
  requireOneOfEach(tags);
  const [root] = tags;
  if (root?.name !== 'Response') throw new SsoRefusal('refused', 'the answer is no response');
  const inResponseTo = plain(root, 'InResponseTo');
  if (!inResponseTo) throw new SsoRefusal('refused', 'the answer answers no request');
  const issuer = tags.find(({ name, depth }) => name === 'Issuer' && depth === 2)?.text.trim();
  return { xml, inResponseTo, destination: plain(root, 'Destination'), issuer, status: statusOf(tags) };
}

function plain({ attributes }: Tag, name: string): string | undefined {
  const value = attributes.get(name);
  // An honest response needs no entity reference here, and two parsers might read one differently.
  if (value?.includes('&')) throw new SsoRefusal('refused', 'the answer is ambiguous');
  return value;
}

function statusOf(tags: readonly Tag[]): string | undefined {
  const statuses = tags.flatMap(({ name, depth }, index) => (name === 'Status' && depth === 2 ? [index] : []));
  const code = statuses.length === 1 ? tags[(statuses[0] ?? 0) + 1] : undefined;
  return code?.name === 'StatusCode' && code.depth === 3 ? code.attributes.get('Value') : undefined;
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

/** Refuses SHA-1, which can be forged, and canonical forms that sign comments. */
function requireAlgorithms(tags: readonly Tag[]): void {
  for (const { attributes } of tags) {
    const algorithm = attributes.get('Algorithm');
    if (algorithm !== undefined && !algorithms.has(algorithm))
      throw new SsoRefusal('refused', 'the signature uses an algorithm that is not accepted (SHA-256 and RSA are)');
  }
}

/** A single response, one assertion and at most one signature each, so that the signed part is the part that is read. */
function requireOneOfEach(tags: readonly Tag[]): void {
  const count = (name: string) => tags.filter((tag) => tag.name === name).length;
  const hidden = ['Object', 'Extensions', 'EncryptedAssertion', 'Advice'].some((name) => count(name) > 0);
  const signatures = count('Signature');
  if (count('Response') !== 1 || count('Assertion') > 1 || signatures > 2 || hidden)
    throw new SsoRefusal('refused', 'the answer holds more than one assertion, or hides something');
  // A signature covers one element, with at most two transforms.
  if (count('Reference') > signatures || count('Transform') > 2 * signatures)
    throw new SsoRefusal('refused', 'a signature signs more than one thing, or in more than two steps');
}
