import type { JWTPayload } from 'jose';
import type { RequestContext } from '../../../context.ts';
import type { Incoming } from '../../../http/message.ts';
import { clockSkew } from '../addresses.ts';
import { endSessions, requestLifetime } from '../logout/end.ts';
import { requireProvider } from '../providers.ts';
import type { SsoConfig } from '../read.ts';
import { SsoRefusal } from '../refusals.ts';
import { CallFailure } from './fetch.ts';
import { algorithms, signerOf } from './provider.ts';
import { repeatsName } from './repeats.ts';

/** Longest logout token; real ones have about 1 kB. */
const longest = 16 * 1024;

const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Ends the sessions that a logout token names (OpenID Connect Back-Channel Logout 1.0 §2.5 to §2.7). */
export async function endByToken(context: RequestContext, accountName: string, token: string): Promise<void> {
  const { customer, config } = await requireProvider((await context.stores.identity()).db, accountName);
  if (!config.enabled || config.protocol !== 'OIDC' || !config.singleLogout)
    throw new SsoRefusal('disabled', 'single logout is not enabled');
  const claims = await verify(context, config, token);
  const { iss: issuer = '', jti, sub } = claims;
  const sid = shortText(claims, 'sid');
  if (!shortText(claims, 'jti')) throw new SsoRefusal('refused', 'the logout token has no id');
  if (sub === undefined && sid === undefined) throw new SsoRefusal('refused', 'the logout token names neither a person nor a session');
  const names = { issuer, nameId: shortText(claims, 'sub'), sessionIndexes: sid === undefined ? [] : [sid] };
  await endSessions(context, customer, { ...names, messageId: `logout ${jti}` }, async () => undefined);
}

/** Reads the token from a form; refuses several. */
export async function readLogoutToken(incoming: Incoming): Promise<string> {
  const type = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new SsoRefusal('refused', 'the logout token was not sent by a form');
  const body = await incoming.body(longest);
  if (!body) throw new SsoRefusal('refused', 'the logout token is too long');
  const [token, ...others] = new URLSearchParams(body.toString('utf8')).getAll('logout_token');
  if (!token || others.length > 0) throw new SsoRefusal('refused', 'the request has not one logout token');
  return token;
}

async function verify(context: RequestContext, config: SsoConfig, token: string): Promise<JWTPayload> {
  const { jwtVerify } = await import('jose');
  const { issuerUrl = '', clientId = '' } = config.oidc ?? {};
  // Before anything is read from the provider: strangers are not to make us call it.
  requirePlausible(token, issuerUrl, clientId);
  const { issuer, keys } = await signerOf(context, config);
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...{ algorithms: [...algorithms], issuer, audience: clientId, currentDate: context.now() },
      ...{ clockTolerance: clockSkew / 1000, maxTokenAge: requestLifetime / 1000, requiredClaims: ['exp', 'jti', 'events'] },
    });
    requireLogout(payload, protectedHeader.typ);
    return payload;
  } catch (error) {
    throw refusalOf(error);
  }
}

interface Unverified {
  alg?: unknown;
  iss?: unknown;
  aud?: unknown;
}

function requirePlausible(token: string, issuerUrl: string, clientId: string): void {
  const texts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  if (texts.length !== 3) throw new SsoRefusal('refused', 'the logout token is no signed JWT');
  const [header, claims] = texts.slice(0, 2).map(parsed);
  if (texts.slice(0, 2).some(repeatsName)) throw new SsoRefusal('refused', 'the logout token names something twice');
  if (!algorithms.includes(String(header?.alg)))
    throw new SsoRefusal('refused', 'the logout token is signed by an algorithm that is not accepted', 'SIGNATURE');
  if (!isSameAddress(claims?.iss, issuerUrl)) throw new SsoRefusal('refused', 'the logout token is by another issuer', 'ISSUER');
  if (![claims?.aud].flat().includes(clientId)) throw new SsoRefusal('refused', 'the logout token is for another client', 'AUDIENCE');
}

const isSameAddress = (one: unknown, other: string): boolean =>
  typeof one === 'string' && URL.canParse(one) && new URL(one).href === new URL(other).href;

function parsed(json: string): Unverified {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below, as anything else that is no object.
  }
  throw new SsoRefusal('refused', 'the logout token cannot be read');
}

/** Refuses other tokens of the same issuer, above all ID tokens (§2.6, RFC 8725 §3.11). */
function requireLogout(claims: JWTPayload, type: string | undefined): void {
  if (type !== undefined && !['jwt', 'logout+jwt'].includes(type.toLowerCase().replace(/^application\//, '')))
    throw new SsoRefusal('refused', 'the token is of another type');
  const events = claims['events'];
  const own =
    typeof events === 'object' && events !== null && Object.hasOwn(events, event) ? (events as Record<string, unknown>)[event] : null;
  if (typeof own !== 'object' || own === null || Array.isArray(own)) throw new SsoRefusal('refused', 'the token is for no logout');
  if (Object.hasOwn(claims, 'nonce')) throw new SsoRefusal('refused', 'the logout token has a nonce, as ID tokens have');
}

function shortText(claims: JWTPayload, name: string): string | undefined {
  const value = claims[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.trim() === '' || value.length > 256)
    throw new SsoRefusal('refused', `the logout token’s ${name} is no short text`);
  return value;
}

/** Translates the library's errors by their codes: its messages repeat claims. */
function refusalOf(error: unknown): unknown {
  if (error instanceof CallFailure)
    return new SsoRefusal('refused', `the provider’s keys could not be read: ${error.message}`, 'UNREACHABLE');
  const { code, claim } = error as { code?: unknown; claim?: unknown };
  if (typeof code !== 'string' || !code.startsWith('ERR_J')) return error;
  return new SsoRefusal('refused', `the logout token is not valid (${[code, claim].filter(Boolean).join(' ')})`, 'SIGNATURE');
}
