import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { RequestContext } from '../../context.ts';
import { seal, unseal } from '../../database/sealed.ts';
import type { Secrets } from '../../database/sealed.ts';
import type { Database } from '../../database/stores.ts';
import { factors } from './identityTable.ts';

// Codes of an authenticator app (RFC 6238): SHA-1, 6 digits, 30 seconds, which is all that the common apps can do.

const period = 30;
/** Accepts the step before and the one after, for clocks that differ. */
const skew = 1;
export const purpose = 'authenticator app';

export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

export const sealApp = ({ settings }: Pick<RequestContext, 'settings'>, id: string, secret: string): string =>
  seal(settings, purpose, id, secret);

/** An app whose secret can't be read opens nothing; the person's other factors do. */
function openApp(settings: Secrets, id: string, sealed: string): string | undefined {
  try {
    return unseal(settings, purpose, id, sealed);
  } catch (error) {
    if (settings.secret) return undefined;
    throw error;
  }
}

export const appAddress = (secret: string, brandName: string, email: string): string =>
  new TOTP({ issuer: brandName, label: email, secret, period }).toString();

/** Marks the step of a right code as used, so that the code is refused from then on, also when sent twice at once. */
export async function takeAppCode(
  tx: Database,
  { now, settings }: Pick<RequestContext, 'now' | 'settings'>,
  code: string,
  whose: { identityId: string } | { factorId: string },
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const own =
    'identityId' in whose
      ? and(eq(factors.identityId, whose.identityId), isNotNull(factors.confirmedAt))
      : and(eq(factors.id, whose.factorId), isNull(factors.confirmedAt));
  const apps = await tx
    .select({ id: factors.id, secret: factors.secret })
    .from(factors)
    .where(and(own, eq(factors.kind, 'APP')));
  const at = now().getTime();
  for (const { id, secret } of apps) {
    if (!secret) continue;
    const text = openApp(settings, id, secret);
    if (text === undefined) continue;
    const key = Secret.fromBase32(text);
    const shift = TOTP.validate({ token: code, secret: key, period, timestamp: at, window: skew });
    if (shift === null) continue;
    const step = Math.floor(at / 1000 / period) + shift;
    const taken = await tx
      .update(factors)
      .set({ lastStep: step, lastUsedAt: now() })
      .where(and(eq(factors.id, id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
      .returning({ id: factors.id });
    if (taken.length > 0) return true;
  }
  return false;
}
