import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// AES-256-GCM, a key per purpose derived from the installation's secret: a dump alone reveals none if SECRET is configured.

/** The secret by which the platform writes, and those by which it also reads. */
export interface Secrets {
  secret?: string | undefined;
  secretPrevious?: readonly string[] | undefined;
}

/** Seals before `v2` name no key. */
const [version, unnamed] = ['v2', 'v1'];

/** All known secrets, the one by which the platform writes first. */
export function secretsOf({ secret, secretPrevious = [] }: Secrets): [string, ...string[]] {
  if (!secret) throw new Error('The secret is known once the identity store is open.');
  return [secret, ...secretPrevious.filter((each) => each !== secret)];
}

/** Names a secret without revealing anything of it. */
export const keyId = (secret: string): string => Buffer.from(hkdfSync('sha256', secret, 'sealed', 'key id', 6)).toString('base64url');

/** Beginning of all seals under the secret by which the platform writes. */
export const sealedBy = (secrets: Secrets): string => `${version}.${keyId(secretsOf(secrets)[0])}.`;

export function seal(secrets: Secrets, purpose: string, about: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretsOf(secrets)[0], purpose), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return sealedBy(secrets) + [iv, cipher.getAuthTag(), sealed].map((each) => each.toString('base64url')).join('.');
}

/** Opens a sealed text; throws if altered, moved, or sealed under an unknown secret. */
export function unseal(secrets: Secrets, purpose: string, about: string, sealed: string): string {
  const known = secretsOf(secrets);
  const [of, ...rest] = sealed.split('.');
  if (of === unnamed) return openedByOne(known, purpose, about, rest);
  if (of !== version) throw new Error('This is not sealed in a way that is known');
  const [id, ...content] = rest;
  const secret = known.find((each) => keyId(each) === id);
  if (!secret) throw new Error('This is sealed under a secret that is not known');
  return opened(secret, purpose, about, content);
}

function openedByOne([first, ...others]: string[], purpose: string, about: string, content: string[]): string {
  try {
    return opened(first ?? '', purpose, about, content);
  } catch (error) {
    if (others.length === 0) throw error;
    return openedByOne(others, purpose, about, content);
  }
}

function opened(secret: string, purpose: string, about: string, [iv = '', tag = '', text = '']: string[]): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(about))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'sealed', purpose, 32));
