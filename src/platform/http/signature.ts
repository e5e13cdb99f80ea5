import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../context.ts';
import type { Incoming } from './message.ts';

// Signed calls of other systems: HMAC-SHA256 over time and raw body, with a shared secret.

/** Seconds since 1970 by the caller's clock. */
const timestampHeader = 'x-timestamp';
const signatureHeader = 'x-signature';
/** Tolerated clock difference; recorded calls cannot be replayed later. */
const window = 5 * 60_000;

/** Error text that does not reveal which part is wrong: key, body or time. */
export const wrongSignature = 'Wrong signature: sign “{x-timestamp}.{body}” with the shared secret, at most 5 minutes ago.';

export const sign = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

export const carriesSignature = (header: Incoming['header']): boolean => header(signatureHeader) !== undefined;

export const signedHeaders = (secret: string, body: Buffer | string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [timestampHeader]: timestamp, [signatureHeader]: `sha256=${sign(secret, timestamp, body)}` };
};

export function isSigned(secret: string | undefined, header: Incoming['header'], body: Buffer | string, now: Date): boolean {
  const timestamp = header(timestampHeader) ?? '';
  const input = (header(signatureHeader) ?? '').replace(/^sha256=/i, '').toLowerCase();
  if (!secret || !/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(input)) return false;
  const isOfNow = Math.abs(Number(timestamp) * 1000 - now.getTime()) <= window;
  return timingSafeEqual(Buffer.from(input), Buffer.from(sign(secret, timestamp, body))) && isOfNow;
}

export const callerSecret = (settings: Settings, caller: string, configured: string | undefined): string | undefined =>
  configured ?? (settings.demo && settings.secret ? sign(settings.secret, caller, 'caller') : undefined);
