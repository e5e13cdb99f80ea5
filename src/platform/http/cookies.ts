import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Settings } from '../context.ts';
import { secretsOf } from '../database/sealed.ts';
import type { Secrets } from '../database/sealed.ts';
import type { Incoming } from './message.ts';

/** Browsers accept this prefix only over https from this host, so a sibling host cannot plant such a cookie. */
const hostPrefix = '__Host-';

/** Prefix cookies on https; on http://localhost browsers would refuse them. */
const isPrefixed = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

export const cookieName = (name: string, settings: Pick<Settings, 'publicUrl'>): string =>
  isPrefixed(settings) ? hostPrefix + name : name;

/** A request's cookies by plain name; with prefixes in use, others are ignored. */
export function readCookies(incoming: Pick<Incoming, 'header'>, settings: Pick<Settings, 'publicUrl'>): Record<string, string | undefined> {
  const sent = parseCookie(incoming.header('cookie') ?? '');
  if (!isPrefixed(settings)) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [])),
  );
}

/** Anti-forgery token, bound to the session and the platform's secret. */
export const csrfToken = (secrets: Secrets, sessionId: string): string => tokenBy(secretsOf(secrets)[0], sessionId);

const tokenBy = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`anti-forgery token\0${sessionId}`).digest('base64url');

/** A session may be older than the secret. */
export const isCsrfToken = (secrets: Secrets, sessionId: string, input: string | undefined): boolean =>
  secretsOf(secrets).some((secret) => sameSecret(tokenBy(secret, sessionId), input));

export function sameSecret(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return false;
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
