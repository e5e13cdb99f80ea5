import { createHmac } from 'node:crypto';
import type { RequestContext } from '../../context.ts';

/** Keyed hash that only this platform can compute: for addresses that must not be stored, and guessable codes. */
export async function keyedHash({ settings }: Pick<RequestContext, 'settings'>, purpose: string, value: string): Promise<Buffer> {
  if (!settings.secret) throw new Error('The secret is known once the identity store is open.');
  return createHmac('sha256', settings.secret).update(`${purpose}\0${value}`).digest();
}
