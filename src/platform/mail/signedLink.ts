import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../context.ts';
import { secretsOf } from '../database/sealed.ts';
import type { Secrets } from '../database/sealed.ts';

/** Opened mails, clicked links, ended subscriptions. */
type Kind = 'o' | 'c' | 'u';

export type Signing = Pick<Settings, 'publicUrl'> & Secrets;

export function signLink(settings: Signing, kind: Kind, about: string): string {
  return `${Buffer.from(about).toString('base64url')}.${signatureOf(secretsOf(settings)[0], kind, about).toString('base64url')}`;
}

export function readLink(settings: Signing, kind: Kind, token: string): string | undefined {
  const [content = '', signature = '', more] = token.split('.');
  if (more !== undefined || !/^[\w-]+$/.test(content)) return undefined;
  const about = Buffer.from(content, 'base64url').toString();
  const input = Buffer.from(signature, 'base64url');
  const own = secretsOf(settings).map((secret) => signatureOf(secret, kind, about));
  return own.some((each) => input.length === each.length && timingSafeEqual(input, each)) ? about : undefined;
}

/** 128 bits keep addresses short. A key per kind, so that tokens are not interchangeable. */
function signatureOf(secret: string, kind: Kind, about: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'mail tracking', kind, 32));
  return createHmac('sha256', key).update(about).digest().subarray(0, 16);
}
