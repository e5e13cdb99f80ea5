import { at } from './sources.ts';

/** Query that names the signed-in user, as `me` or `viewer`. */
export interface AccountPlan {
  text: string;
  /** Paths of names, best first; a person's name may have two parts. */
  names: string[][];
}

export interface AccountAnswer {
  /** `configuration`: the console's own header; `session`: a user signed in. */
  by: 'nobody' | 'configuration' | 'session';
  /** As the token says. */
  name?: string;
  ask?: AccountPlan;
}

/** Name in the response of an account's query. */
export function accountName({ names }: AccountPlan, data: unknown): string | undefined {
  const found = names.map((parts) =>
    parts
      .map((path) => at(data, path))
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' ')
      .trim(),
  );
  return found.find((name) => name !== '');
}

/** Name that the claims of a token have, if it is a JWT. Unverified: it is shown, and nothing depends on it. */
export function tokenName(headers: Readonly<Record<string, string>>): string | undefined {
  for (const value of Object.values(headers)) {
    const claims = claimsOf(value.split(/\s+/).at(-1) ?? '');
    const name = claims && claimsName(claims);
    if (name !== undefined) return name;
  }
  return undefined;
}

export function claimsName(claims: Readonly<Record<string, unknown>>): string | undefined {
  const { given_name: given, family_name: family } = claims;
  const full = typeof given === 'string' && typeof family === 'string' ? `${given} ${family}` : undefined;
  const { name, email, preferred_username: user, username, sub } = claims;
  return [name, full, email, user, username, sub].find((each) => typeof each === 'string' && each !== '') as string | undefined;
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
