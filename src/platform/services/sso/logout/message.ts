import { createVerify } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { clockSkew } from '../addresses.ts';
import { declaration, requirePlain } from '../answers.ts';
import { requireNamespaces } from '../namespaces.ts';
import { answerLimits, readTags, trimBlanks } from '../tags.ts';
import type { Tag } from '../tags.ts';
import { pemOf } from '../certificates.ts';
import { SsoRefusal } from '../refusals.ts';
import { requestLifetime } from './end.ts';

export interface LogoutRequest {
  id: string;
  issuer: string;
  nameId: string;
  /** None: all sessions of the name. */
  sessionIndexes: string[];
}

interface Signed {
  message: string;
  relayState: string;
}

const algorithms = new Map([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'RSA-SHA256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'RSA-SHA512'],
]);

/** Checks the signature of a message by redirect, which covers the query's own text (SAML bindings §3.4.4.1). */
export function verifyQuery(query: string, certificates: readonly string[]): Signed {
  const parameters = query.split('&').map((each) => [each.slice(0, each.indexOf('=')), each] as const);
  const values = new Map(parameters);
  if (values.size !== parameters.length) throw new SsoRefusal('refused', 'the request names something twice');
  const valueOf = (name: string) => decode((values.get(name) ?? '').slice(name.length + 1));
  const algorithm = algorithms.get(valueOf('SigAlg'));
  if (!algorithm) throw new SsoRefusal('refused', 'the request has no signature by RSA and SHA-256', 'CERTIFICATE');
  const text = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => values.get(name) ?? []).join('&');
  const signature = Buffer.from(valueOf('Signature'), 'base64');
  const isSigned = certificates.some((certificate) => createVerify(algorithm).update(text).verify(pemOf(certificate), signature));
  if (!isSigned) throw new SsoRefusal('refused', 'no signature by a certificate of the configuration', 'CERTIFICATE');
  return { message: valueOf('SAMLRequest'), relayState: valueOf('RelayState') };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw new SsoRefusal('refused', 'the request is not encoded as an address is');
  }
}

export async function readRequest(message: string, { logoutUrl, now }: { logoutUrl: string; now: Date }): Promise<LogoutRequest> {
  const xml = await inflated(message);
  requirePlain(xml);
  const tags = readTags(trimBlanks(xml.replace(declaration, '')));
  requireNamespaces(tags);
  const [root] = tags;
  if (root?.name !== 'LogoutRequest') throw new SsoRefusal('refused', 'this is no request to log out');
  const id = root.attributes.get('ID');
  const [issuer, nameId] = [textOf(tags, 'Issuer'), textOf(tags, 'NameID')];
  if (!id || !issuer || !nameId) throw new SsoRefusal('refused', 'the request lacks its id, its issuer or whom it is about');
  if (root.attributes.get('Destination') !== logoutUrl) throw new SsoRefusal('refused', 'the request is for another address', 'AUDIENCE');
  const age = now.getTime() - Date.parse(root.attributes.get('IssueInstant') ?? '');
  const end = root.attributes.get('NotOnOrAfter');
  const isPast = end !== undefined && !(Date.parse(end) + clockSkew > now.getTime());
  if (!(age >= -clockSkew && age <= requestLifetime + clockSkew) || isPast)
    throw new SsoRefusal('refused', 'the request is too old, or not valid yet', 'EXPIRED');
  const sessionIndexes = tags.filter(({ name, depth }) => name === 'SessionIndex' && depth === 2).map(({ text }) => plain(text));
  return { id, issuer, nameId, sessionIndexes };
}

async function inflated(message: string): Promise<string> {
  try {
    const bytes = await promisify(inflateRaw)(Buffer.from(message, 'base64'), { maxOutputLength: answerLimits.characters });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SsoRefusal('refused', 'the request cannot be read, or is longer than 64 kB');
  }
}

/** Text of the only child of the root by that name. */
function textOf(tags: readonly Tag[], name: string): string | undefined {
  const found = tags.filter((tag) => tag.name === name && tag.depth === 2);
  if (found.length > 1) throw new SsoRefusal('refused', 'the request is ambiguous');
  return found[0] && plain(found[0].text);
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

function plain(text: string): string {
  return trimBlanks(text).replace(/&[^;]*;?/g, (entity) => {
    const character = entities[entity];
    if (character === undefined) throw new SsoRefusal('refused', 'the request is ambiguous');
    return character;
  });
}
