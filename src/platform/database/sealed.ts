import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// AES-256-GCM, a key per purpose derived from the installation's secret: a dump alone reveals none if SECRET is configured.

const version = 'v1';

export function seal(secret: string | undefined, purpose: string, about: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, iv.toString('base64url'), cipher.getAuthTag().toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Opens a sealed text; throws if altered, moved, or sealed under another secret. */
export function unseal(secret: string | undefined, purpose: string, about: string, sealed: string): string {
  const [of, iv = '', tag = '', text = ''] = sealed.split('.');
  if (of !== version) throw new Error('This is not sealed in a way that is known');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(about))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

function keyOf(secret: string | undefined, purpose: string): Buffer {
  if (!secret) throw new Error('The secret is known once the identity store is open.');
  return Buffer.from(hkdfSync('sha256', secret, 'sealed', purpose, 32));
}
