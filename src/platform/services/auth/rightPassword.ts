import type { PublicContext } from '../../context.ts';
import type { PlatformError } from '../../errors.ts';
import type { OutsideContext } from '../../operation.ts';
import { counterOf, takeTry } from './attempts.ts';
import type { Try, TryCounter } from './attempts.ts';
import { noteFailure } from './failures.ts';
import { takeHashPlace } from './hashLane.ts';
import { findIdentity, signsInElsewhere } from './identities.ts';
import type { Identity } from './identities.ts';
import { knownDevice } from './knownDevices.ts';
import type { KnownDevice } from './knownDevices.ts';
import { asLongAsACheck, passwordMatches } from './passwords.ts';
import { locked, wrongPassword } from './refusals.ts';

export interface Checked {
  identity: Identity;
  deviceId: string | undefined;
  counter: TryCounter;
  taken: Try;
}

/** Same time and words for unknown addresses. Commits the try before hashing: a flood holds no connection while it waits. */
export async function rightPassword(
  context: PublicContext & Pick<OutsideContext, 'within'>,
  email: string,
  password: string,
  refusal: (left: number) => PlatformError = wrongPassword,
): Promise<Checked> {
  const device = await knownDevice(context, email);
  const place = takeHashPlace({ scale: context.settings.rateLimitScale, first: device !== null });
  try {
    const begun = await context.within(async (tx) => {
      const found = await findIdentity(tx, email);
      const deviceId = trusted(device, found?.identity);
      const counter = await counterOf(context, email, { deviceId });
      return { found, deviceId, counter, taken: await takeTry(tx, counter, context.now()) };
    });
    const { found, deviceId, counter, taken } = begun;
    if (taken.left === null) throw locked(secondsTo(context, taken.lockedUntil), asLongAsACheck);
    const matches = await passwordMatches(password, found?.identity.passwordHash, place);
    // Single sign-on users cannot use a password, even if an old hash is still stored.
    if (found && matches && found.active && !signsInElsewhere(found.identity))
      return { identity: found.identity, deviceId, counter, taken };
    const identityId = found?.active ? found.identity.id : null;
    await context.within((tx) => noteFailure(tx, context, { counter, identityId }));
    throw taken.lockedUntil ? locked(secondsTo(context, taken.lockedUntil)) : refusal(taken.left);
  } finally {
    place.leave();
  }
}

/** A device is trusted until a password is set elsewhere. */
export const trusted = (device: KnownDevice | null, identity: Identity | undefined): string | undefined =>
  device && identity && device.since.getTime() + 1000 > (identity.passwordUpdatedAt?.getTime() ?? 0) ? device.id : undefined;

export const secondsTo = ({ now }: Pick<PublicContext, 'now'>, time: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now().getTime()) / 1000));
