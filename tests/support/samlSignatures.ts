import { createHash, createHmac, createSign } from 'node:crypto';

// XML signatures by hand, for answers that no library would make: the key, the algorithm and every part of SignedInfo can be chosen.

export const dsig = 'http://www.w3.org/2000/09/xmldsig#';

type Signer = (data: string) => string;

export const rsa =
  (key: string, algorithm = 'sha256'): Signer =>
  (data) =>
    createSign(algorithm).update(data).sign(key, 'base64');

export const hmac =
  (key: string, algorithm = 'sha256'): Signer =>
  (data) =>
    createHmac(algorithm, key).update(data).digest('base64');

export const digest = (data: string): string => createHash('sha256').update(data).digest('base64');

const part = (name: string, xml: string): string => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(xml)?.[0] ?? '';
export const signatureOf = (xml: string): string => part('Signature', xml);
export const signedInfoOf = (xml: string): string => part('SignedInfo', xml);

/** Exclusive canonical form of a SignedInfo as the tests write it: one attribute an element, no prefixes. */
const canonical = (signedInfo: string): string =>
  signedInfo.replace('<SignedInfo>', `<SignedInfo xmlns="${dsig}">`).replace(/<(\w+)( [^<>]*?)?\/>/g, '<$1$2></$1>');

export const withValue = (xml: string, value: string): string =>
  xml.replace(/<SignatureValue>.*?<\/SignatureValue>/s, () => `<SignatureValue>${value}</SignatureValue>`);

/** Changes SignedInfo and signs it again. */
export function resign(xml: string, change: (signedInfo: string) => string, sign: Signer): string {
  const before = signedInfoOf(xml);
  const after = change(before);
  return withValue(
    xml.replace(before, () => after),
    sign(canonical(after)),
  );
}
