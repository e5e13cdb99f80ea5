import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { Oidc } from './oidc.ts';
import { currentAccess } from './server.ts';

let oidc: Oidc | undefined;

/** The sign-in at a provider, loaded with its library only where the configuration names one. */
export async function openOidc({ auth }: ConsoleAnswer): Promise<Oidc | undefined> {
  if (auth?.kind !== 'oidc') return undefined;
  oidc ??= (await import('./oidc.ts')).createOidc(auth);
  return oidc;
}

export function currentOidc(): Oidc {
  if (!oidc) throw new Error('No provider is configured.');
  return oidc;
}

/** Gets a new token without the user; false if that is not possible. */
export const renewSession = async (): Promise<boolean> => (await oidc?.renew()) ?? false;

export const sessionIsFresh = async (): Promise<void> => oidc?.fresh();

/** Forgets the token, and with it everything that it made visible. */
export async function endSession(): Promise<void> {
  await currentAccess().end();
  if (oidc) await oidc.end();
  else location.assign('/');
}
