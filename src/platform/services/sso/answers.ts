import { isUtf8 } from 'node:buffer';
import { contentEncryption, keyDigests, keyEncryption } from './encryption.ts';
import { requireNamespaces } from './namespaces.ts';
import { SsoRefusal } from './refusals.ts';
import { answerLimits, readTags, trimBlanks } from './tags.ts';
import type { Tag } from './tags.ts';

export const answerLimit = answerLimits.characters;

export interface Envelope {
  xml: string;
  inResponseTo: string;
  destination: string | undefined;
  issuer: string | undefined;
  status: string | undefined;
  /** Encryption of the assertion, or of the name in it alone: `unauthenticated` if the algorithm alone does not show changes. */
  encryption: 'none' | 'name' | 'authenticated' | 'unauthenticated';
}

/** Refuses, before any parser, what no honest response has: document types, comments (used to truncate names), CDATA … */
export function openAnswer(posted: string | null): Envelope {
  if (!posted || posted.length > answerLimit * 1.4) throw new SsoRefusal('refused', 'no answer, or one of more than 64 kB');
  const xml = decodePosted(posted);
  const tags = readTags(trimBlanks(xml.replace(declaration, '')));
  requireNamespaces(tags);
  requireAlgorithms(tags);
  requireOneOfEach(tags, 'Response');
  const [root] = tags;
  if (root?.name !== 'Response') throw new SsoRefusal('refused', 'the answer is no response');
  const inResponseTo = plain(root, 'InResponseTo');
  if (!inResponseTo) throw new SsoRefusal('refused', 'the answer answers no request');
  const issuer = tags.find(({ name, depth }) => name === 'Issuer' && depth === 2)?.text;
  return {
    xml,
    inResponseTo,
    destination: plain(root, 'Destination'),
    issuer: issuer && trimBlanks(issuer),
    status: statusOf(tags),
    encryption: encryptionOf(tags),
  };
}

/** The rules of a response, for the assertion that was encrypted in it. */
export function checkDecrypted(xml: string): void {
  if (xml.length > answerLimit) throw new SsoRefusal('refused', 'the assertion is too long');
  requirePlain(xml);
  const tags = readTags(trimBlanks(xml.replace(declaration, '')));
  if (tags[0]?.name !== 'Assertion') throw new SsoRefusal('refused', 'something else than an assertion is encrypted');
  requireNamespaces(tags);
  requireAlgorithms(tags);
  requireOneOfEach(tags, 'Assertion');
}

/** Refuses other declarations by leaving them in place: another decoder might read other names. */
export const declaration =
  /^\s*<\?xml\s+version\s*=\s*["']1\.0["'](?:\s+encoding\s*=\s*["']utf-8["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/i;

/** XML of a posted message, in base64 as in MIME. */
export function decodePosted(posted: string): string {
  const base64 = posted.replace(/[ \t\r\n]+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new SsoRefusal('refused', 'the answer is not base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > answerLimit || !isUtf8(bytes)) throw new SsoRefusal('refused', 'the answer is too long, or not UTF-8');
  const xml = new TextDecoder().decode(bytes);
  requirePlain(xml);
  return xml;
}

export function requirePlain(xml: string): void {
  // Some parsers read the latter two as line breaks.
  if (/[\0\u0085\u2028]/.test(xml)) throw new SsoRefusal('refused', 'the answer contains what none may contain');
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

const { authenticated, unauthenticated } = contentEncryption;
const ciphers = new Set<string>([...authenticated, ...unauthenticated, ...keyEncryption, ...keyDigests]);

/** Refuses SHA-1, which can be forged, canonical forms that sign comments, and ciphers that are broken. */
export function requireAlgorithms(tags: readonly Tag[]): void {
  let methodDepth = Infinity;
  for (const { name, depth, attributes } of tags) {
    if (name === 'EncryptionMethod') methodDepth = depth;
    else if (depth <= methodDepth) methodDepth = Infinity;
    const algorithm = attributes.get('Algorithm');
    if (algorithm === undefined) continue;
    if (methodDepth < Infinity && !ciphers.has(algorithm))
      throw new SsoRefusal('refused', 'it is encrypted by an algorithm that is not accepted (AES with RSA-OAEP and SHA-1 is)');
    if (methodDepth === Infinity && !algorithms.has(algorithm))
      throw new SsoRefusal('refused', 'the signature uses an algorithm that is not accepted (SHA-256 and RSA are)');
  }
}

function encryptionOf(tags: readonly Tag[]): Envelope['encryption'] {
  const used = tags.filter(({ name }) => name === 'EncryptionMethod').map(({ attributes }) => attributes.get('Algorithm'));
  if (!tags.some(({ name }) => name === 'EncryptedAssertion')) return tags.some(({ name }) => name === 'EncryptedID') ? 'name' : 'none';
  return unauthenticated.some((each) => used.includes(each)) ? 'unauthenticated' : 'authenticated';
}

const counter =
  (tags: readonly Tag[]) =>
  (name: string): number =>
    tags.filter((tag) => tag.name === name).length;

/** Requires a single assertion, plain or encrypted, and at most one signature an element, so that the signed part is the part that is read. */
function requireOneOfEach(tags: readonly Tag[], root: 'Response' | 'Assertion'): void {
  const count = counter(tags);
  const hidden = ['Object', 'Extensions', 'Advice', 'EncryptedAttribute'].some((name) => count(name) > 0);
  const isEncrypted = count('EncryptedAssertion') > 0;
  const assertions = count('Assertion') + count('EncryptedAssertion');
  if (count(root) !== 1 || assertions > 1 || hidden || (root === 'Assertion' && (isEncrypted || count('Response') > 0)))
    throw new SsoRefusal('refused', 'the answer holds more than one assertion, or hides something');
  requireEncryption(tags);
  requireSignatures(tags, root === 'Assertion' || isEncrypted ? 1 : 2);
}

/** Parts of something that is encrypted: its content, and the key of that. */
const encryptedParts = { EncryptedData: 1, EncryptedKey: 1, CipherValue: 2, EncryptionMethod: 2 };

/** At most one assertion or name is encrypted: the library takes the first of each part that it finds anywhere. */
export function requireEncryption(tags: readonly Tag[]): void {
  const count = counter(tags);
  const encrypted = count('EncryptedAssertion') + count('EncryptedID');
  const isWhole = Object.entries(encryptedParts).every(([name, number]) => count(name) === (encrypted > 0 ? number : 0));
  if (encrypted > 1 || !isWhole || count('CipherReference') > 0)
    throw new SsoRefusal('refused', 'the message does not hold one encrypted assertion or name with one key');
}

/** A signature covers one element, with at most two transforms. */
export function requireSignatures(tags: readonly Tag[], most: number): void {
  const count = counter(tags);
  const signatures = count('Signature');
  if (signatures > most || count('Reference') > signatures || count('Transform') > 2 * signatures)
    throw new SsoRefusal('refused', 'a signature signs more than one thing, or in more than two steps');
}
