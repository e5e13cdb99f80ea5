import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { factors, passkeyChallenges } from './identityTable.ts';
import { passkeyRefused } from './refusals.ts';

const challengeLifetime = 5 * 60_000;
const cookie = 'passkey';

/** Loaded with the first passkey: it brings an ASN.1 parser. */
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the host that people open, and are refused on any other. */
export function partyOf({ settings }: Pick<RequestContext, 'settings'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { id: hostname, origin };
}

interface Person {
  id: string;
  email: string;
  name: string;
}

/** @returns options for the browser's `navigator.credentials.create`, as JSON */
export async function startRegistration(tx: Database, context: RequestContext, person: Person): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const known = await tx
    .select({ id: factors.credentialId, transports: factors.transports })
    .from(factors)
    .where(and(eq(factors.identityId, person.id), eq(factors.kind, 'PASSKEY')));
  const options = await generateRegistrationOptions({
    rpName: context.settings.brandName,
    rpID: partyOf(context).id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ id, transports }) => (id ? [{ id, transports: asTransports(transports) }] : [])),
    // Found without an address, and unlocked by finger, face or PIN: such a passkey is two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(tx, context, options.challenge, person.id);
  return JSON.stringify(options);
}

export async function finishRegistration(tx: Database, context: RequestContext, identityId: string, response: string) {
  const made = parsed(response) as RegistrationResponseJSON;
  const challenge = await takeChallenge(tx, context, identityId);
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = partyOf(context);
  const verified = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw passkeyRefused();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports?.slice(0, 8) ?? [],
    backedUp: credentialBackedUp,
  };
}

/** @param identityId only this person's passkey is accepted; null accepts anybody's */
export async function startAssertion(tx: Database, context: RequestContext, identityId: string | null): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: partyOf(context).id, userVerification: 'required' });
  await keepChallenge(tx, context, options.challenge, identityId);
  return JSON.stringify(options);
}

/** Person whose passkey signed this browser's challenge; refuses a counter that a copied key would send. */
export async function finishAssertion(tx: Database, context: RequestContext, identityId: string | null, response: string): Promise<string> {
  const signed = parsed(response) as AuthenticationResponseJSON;
  const challenge = await takeChallenge(tx, context, identityId);
  const [factor] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.credentialId, signed.id), isNotNull(factors.confirmedAt)))
    .for('update');
  if (!factor?.publicKey || (identityId !== null && factor.identityId !== identityId)) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = partyOf(context);
  const verified = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: signed.id,
      publicKey: new Uint8Array(factor.publicKey),
      counter: factor.counter ?? 0,
      transports: asTransports(factor.transports),
    } satisfies WebAuthnCredential,
  }).catch(() => undefined);
  // The browser repeats the handle that registration gave; a passkey that names another person is not theirs.
  const handle = signed.response.userHandle;
  const isTheirs = handle === undefined || Buffer.from(handle, 'base64url').toString() === factor.identityId;
  if (!verified?.verified || !isTheirs) throw passkeyRefused();
  await tx
    .update(factors)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: context.now() })
    .where(eq(factors.id, factor.id));
  return factor.identityId;
}

async function keepChallenge(tx: Database, context: RequestContext, challenge: string, identityId: string | null): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + challengeLifetime);
  await tx.insert(passkeyChallenges).values({ tokenHash: hashToken(token), challenge, identityId, expiresAt });
  context.setCookie(cookie, token, { maxAge: challengeLifetime / 1000, httpOnly: true });
}

/** A challenge is spent by its first use, also by a wrong one. */
async function takeChallenge(tx: Database, context: RequestContext, identityId: string | null): Promise<string> {
  const token = context.request.cookies[cookie] ?? '';
  const own = identityId === null ? isNull(passkeyChallenges.identityId) : eq(passkeyChallenges.identityId, identityId);
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.tokenHash, hashToken(token)), gt(passkeyChallenges.expiresAt, context.now()), own))
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw passkeyRefused('PASSKEY_EXPIRED');
  return taken.challenge;
}

const asTransports = (transports: string[] | null) => (transports ?? []) as AuthenticatorTransport[];

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && typeof value['id'] === 'string' && isObject(value['response'])) return value;
  } catch {
    // Refused below like any other text that no browser sends.
  }
  throw passkeyRefused();
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
