import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../context.ts';

/** Opened mails, clicked links, ended subscriptions. */
type Kind = 'o' | 'c' | 'u';

export type Signing = Pick<Settings, 'secret' | 'publicUrl'>;

export function signLink(settings: Signing, kind: Kind, about: string): string {
  return `${Buffer.from(about).toString('base64url')}.${signatureOf(settings, kind, about).toString('base64url')}`;
}

export function readLink(settings: Signing, kind: Kind, token: string): string | undefined {
  const [content = '', signature = '', more] = token.split('.');
  if (more !== undefined || !/^[\w-]+$/.test(content)) return undefined;
  const about = Buffer.from(content, 'base64url').toString();
  const [input, own] = [Buffer.from(signature, 'base64url'), signatureOf(settings, kind, about)];
  return input.length === own.length && timingSafeEqual(input, own) ? about : undefined;
}

/** 128 bits keep addresses short. A key per kind, so that tokens are not interchangeable. */
function signatureOf({ secret }: Signing, kind: Kind, about: string): Buffer {
  if (!secret) throw new Error('The secret is known once the identity store is open.');
  const key = Buffer.from(hkdfSync('sha256', secret, 'mail tracking', kind, 32));
  return createHmac('sha256', key).update(about).digest().subarray(0, 16);
}
