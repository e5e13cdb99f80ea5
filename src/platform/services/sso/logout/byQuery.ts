import { createVerify } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { pemOf } from '../certificates.ts';
import { SsoRefusal } from '../refusals.ts';
import { answerLimits } from '../tags.ts';

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

/** XML of a message by redirect. */
export async function inflated(message: string): Promise<string> {
  try {
    const bytes = await promisify(inflateRaw)(Buffer.from(message, 'base64'), { maxOutputLength: answerLimits.characters });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SsoRefusal('refused', 'the request cannot be read, or is longer than 64 kB');
  }
}
