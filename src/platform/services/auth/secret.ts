import { createHmac } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { secretsOf } from '../../database/sealed.ts';

export type Keyed = Pick<RequestContext, 'settings'>;

/** Keyed hash that only this platform can compute: for addresses that must not be stored, and guessable codes. */
export async function keyedHash({ settings }: Keyed, purpose: string, value: string): Promise<Buffer> {
  return createHmac('sha256', secretsOf(settings)[0]).update(`${purpose}\0${value}`).digest();
}

/** The same with each known secret in turn, the current one first: for what was hashed before the secret was changed. */
export function underEach(context: Keyed): Keyed[] {
  const known = secretsOf(context.settings);
  return known.length === 1 ? [context] : known.map((secret) => ({ settings: { ...context.settings, secret, secretPrevious: [] } }));
}

/** The same with the installation's first secret: for what must stay the same when the secret is changed. */
export const underFirst = ({ settings }: Keyed): Keyed => ({ settings: { ...settings, secret: settings.firstSecret ?? settings.secret } });
