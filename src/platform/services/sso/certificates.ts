import { X509Certificate } from 'node:crypto';
import type { ResultOf } from '../../contractTypes.ts';
import { badInput } from '../../errors.ts';

export function requireCertificates(texts: readonly string[]): void {
  const faults = texts.flatMap((text, index) => {
    const fault = certificateFault(text);
    return fault ? [[`publicCertificates.${index}`, `validation.sso.publicCertificates.${fault}`] as const] : [];
  });
  if (faults.length > 0) throw badInput(Object.fromEntries(faults));
}

export const pemOf = (text: string): string => read(text).toString();

export const fingerprintOf = (text: string): string => read(text).fingerprint256;

const month = 30 * 24 * 3_600_000;

export function detailsOf(text: string, now: Date): NonNullable<ResultOf<'IDPGetSSOConfig'>['certificates']>[number] {
  const { subject, issuer, validFrom, validTo, fingerprint256 } = read(text);
  const [from, to] = [new Date(validFrom), new Date(validTo)];
  return {
    subject: inOneLine(subject),
    issuer: inOneLine(issuer),
    validFrom: from,
    validTo: to,
    fingerprint: fingerprint256,
    isExpired: to <= now,
    expiresSoon: to > now && to.getTime() - now.getTime() <= month,
  };
}

const inOneLine = (name: string): string => name.split('\n').filter(Boolean).join(', ');

export function certificateFault(text: string): 'format' | 'single' | 'key' | undefined {
  if ((text.match(/-----BEGIN/g) ?? []).length > 1) return 'single';
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = read(text).publicKey;
    // Only RSA signatures are supported, and shorter keys can be broken.
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? undefined : 'key';
  } catch {
    return 'format';
  }
}

/** Accepts PEM, or bare base64 as in metadata. */
function read(text: string): X509Certificate {
  const [, inner] = /^-----BEGIN CERTIFICATE-----([\s\S]*)-----END CERTIFICATE-----$/.exec(text.trim()) ?? [];
  const base64 = (inner ?? text).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new Error('This is no base64');
  return new X509Certificate(Buffer.from(base64, 'base64'));
}
