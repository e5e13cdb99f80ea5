import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../context.ts';
import type { Incoming } from './message.ts';

// How other systems prove that a call is theirs: HMAC-SHA256 over the time and the raw body, under a secret that both know.

/** Seconds since 1970, as the caller's clock shows them. */
const timestampHeader = 'x-timestamp';
/** 64 hexadecimal digits, `sha256=` before them or not. */
const signatureHeader = 'x-signature';
/** How far a call's time may be from ours: a call that somebody wrote down cannot be repeated later. */
const window = 5 * 60_000;

/** Error text that does not reveal which part is wrong: key, body or time. */
export const wrongSignature = 'Wrong signature: sign “{x-timestamp}.{body}” with the shared secret, at most 5 minutes ago.';

/** Signs a body at a time, in seconds; answers 64 hexadecimal digits. */
export const sign = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** Whether a call carries a signature, right or wrong. */
export const carriesSignature = (header: Incoming['header']): boolean => header(signatureHeader) !== undefined;

/** The headers of a call that is signed. */
export const signedHeaders = (secret: string, body: Buffer | string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [timestampHeader]: timestamp, [signatureHeader]: `sha256=${sign(secret, timestamp, body)}` };
};

/** Is a call by somebody who knows the secret, and of these minutes? It takes as long for a wrong signature as for a right one. */
export function isSigned(secret: string | undefined, header: Incoming['header'], body: Buffer | string, now: Date): boolean {
  const timestamp = header(timestampHeader) ?? '';
  const given = (header(signatureHeader) ?? '').replace(/^sha256=/i, '').toLowerCase();
  if (!secret || !/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(given)) return false;
  const isOfNow = Math.abs(Number(timestamp) * 1000 - now.getTime()) <= window;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, timestamp, body))) && isOfNow;
}

/** The secret of one kind of caller: the one that is configured, or in a demo one that follows from the installation's own, so that what simulates the caller can sign. */
export const callerSecret = (settings: Settings, caller: string, configured: string | undefined): string | undefined =>
  configured ?? (settings.demo && settings.secret ? sign(settings.secret, caller, 'caller') : undefined);
