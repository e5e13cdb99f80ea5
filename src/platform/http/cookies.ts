import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Settings } from '../context.ts';
import type { Incoming } from './message.ts';

/** Browsers accept cookies with this prefix only from this host over https, so a sibling host cannot plant one. */
const hostPrefix = '__Host-';

/** Whether cookies carry the prefix: where the installation's address is https. On http://localhost browsers would refuse them. */
const isPrefixed = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** The name under which a cookie is kept in the browser. */
export const cookieName = (name: string, settings: Pick<Settings, 'publicUrl'>): string =>
  isPrefixed(settings) ? hostPrefix + name : name;

/** The platform's cookies of a request by their plain names; where names are prefixed, others count as absent. */
export function readCookies(incoming: Pick<Incoming, 'header'>, settings: Pick<Settings, 'publicUrl'>): Record<string, string | undefined> {
  const sent = parseCookie(incoming.header('cookie') ?? '');
  if (!isPrefixed(settings)) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [])),
  );
}

/** The anti-forgery token of a session: nobody without the platform's secret can make one, and no other session's fits. */
export function csrfToken({ secret }: Pick<Settings, 'secret'>, sessionId: string): string {
  if (!secret) throw new Error('The secret is known once the identity store is open.');
  return createHmac('sha256', secret).update(`anti-forgery token\0${sessionId}`).digest('base64url');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return false;
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
