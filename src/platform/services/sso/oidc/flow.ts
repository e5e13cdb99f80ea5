import { createHmac } from 'node:crypto';
import type { IDToken, UserInfoResponse } from 'openid-client';
import type { RequestContext } from '../../../context.ts';
import type { Secrets } from '../../../database/sealed.ts';
import { clockSkew } from '../addresses.ts';
import type { Subject } from '../assertions.ts';
import type { Provider } from '../providers.ts';
import { SsoRefusal } from '../refusals.ts';
import { redirectUriOf } from './addresses.ts';
import { shownAttributes } from '../attributes.ts';
import { claimNamesOf } from '../claimNames.ts';
import { none, scopesOf } from './config.ts';
import { refusalOf } from './faults.ts';
import { library } from './library.ts';
import { endOfSession } from './logout.ts';
import { clientOf } from './provider.ts';
import type { OidcClient } from './provider.ts';
import { repeatsName } from './repeats.ts';
import { requestVersion, secretOfRequest } from '../requestIds.ts';

/** Derived, so that no secret of a flow is stored; a request's id is random and used once. */
const derived = (secrets: Secrets, purpose: 'verifier' | 'nonce', requestId: string): string =>
  createHmac('sha256', secretOfRequest(secrets, requestId)).update(`oidc ${purpose}\0${requestId}`).digest('base64url');

/** Address of the provider's sign-in page, for a request that was begun. */
export async function authorizationUrl(context: RequestContext, { config, customer }: Provider, requestId: string): Promise<string> {
  const { settings } = context;
  requireVersion(config.version, requestId);
  const client = await library();
  const { config: own } = await clientOf(context, config);
  const challenge = await client.calculatePKCECodeChallenge(derived(settings, 'verifier', requestId));
  return client.buildAuthorizationUrl(own, {
    redirect_uri: redirectUriOf(settings, customer.uniqueName),
    scope: scopesOf(config.oidc ?? none),
    state: requestId,
    nonce: derived(settings, 'nonce', requestId),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).href;
}

/** Exchanges the code of a response and checks the ID token. */
export async function proveByCode(context: RequestContext, { config, customer }: Provider, response: string): Promise<Subject> {
  const { settings } = context;
  const parameters = new URLSearchParams(response);
  const requestId = parameters.get('state') ?? '';
  requireVersion(config.version, requestId);
  const client = await library();
  const own = await clientOf(context, config);
  const url = new URL(`${redirectUriOf(settings, customer.uniqueName)}?${parameters.toString()}`);
  try {
    const tokens = await client.authorizationCodeGrant(own.config, url, {
      pkceCodeVerifier: derived(settings, 'verifier', requestId),
      expectedState: requestId,
      expectedNonce: derived(settings, 'nonce', requestId),
      idTokenExpected: true,
    });
    own.remember();
    const claims = tokens.claims();
    if (!claims) throw new SsoRefusal('refused', 'the provider sent no ID token');
    checkToken(context, tokens.id_token ?? '', claims, config.oidc?.clientId ?? '');
    const subject = subjectOf(claims, await userInfo(own, tokens.access_token, claims, config), requestId, config);
    return { ...subject, ...endOfSession(context, own, customer.id, tokens.id_token) };
  } catch (error) {
    throw refusalOf(error, 'token');
  }
}

/** A code must never go to another provider than the request did. */
function requireVersion(version: number, requestId: string): void {
  if (requestVersion(requestId) !== version) throw new SsoRefusal('expired', 'the configuration has changed meanwhile');
}

/** Checks what the library does not. */
function checkToken({ now }: RequestContext, token: string, claims: IDToken, clientId: string): void {
  const parts = token.split('.').slice(0, 2);
  if (parts.some((part) => repeatsName(Buffer.from(part, 'base64url').toString('utf8'))))
    throw new SsoRefusal('refused', 'the ID token names something twice');
  if (claims['azp'] !== undefined && claims['azp'] !== clientId)
    throw new SsoRefusal('refused', 'the ID token is for another client', 'AUDIENCE');
  if (claims.iat * 1000 > now().getTime() + clockSkew) throw new SsoRefusal('expired', 'the ID token is not valid yet');
  if (claims.sub.trim() === '' || claims.sub.length > 255) throw new SsoRefusal('refused', 'the ID token names nobody');
}

/** Some providers send names and email by their user-info address only. */
async function userInfo(
  { config }: OidcClient,
  accessToken: string,
  claims: IDToken,
  names: ClaimConfig,
): Promise<UserInfoResponse | undefined> {
  const isNamed = Object.values(claimNamesOf(names)).every((name) => textOf(claims, name) !== undefined);
  const isComplete = isNamed && (!names.claims?.groups || groupsOf(claims, names) !== undefined);
  if (isComplete || !config.serverMetadata().userinfo_endpoint) return undefined;
  try {
    return await (await library()).fetchUserInfo(config, accessToken, claims.sub);
  } catch (error) {
    throw refusalOf(error, 'user info');
  }
}

type Claims = Readonly<Record<string, unknown>>;
type ClaimConfig = Parameters<typeof claimNamesOf>[0];

function subjectOf(token: IDToken, info: UserInfoResponse | undefined, requestId: string, config: ClaimConfig): Subject {
  // The token is signed, so it has precedence.
  const all: Claims = { ...info, ...token };
  const names = claimNamesOf(config);
  const isUnverified = names.email === 'email' && String(all['email_verified']) === 'false';
  return {
    issuer: token.iss,
    nameId: token.sub,
    sessionIndex: sessionOf(token),
    assertionId: requestId,
    expiresAt: new Date(token.exp * 1000 + clockSkew),
    claims: {
      firstName: textOf(all, names.firstName),
      lastName: textOf(all, names.lastName),
      email: isUnverified ? undefined : textOf(all, names.email),
    },
    groups: groupsOf(all, config),
    attributes: attributesOf(all),
  };
}

/** Id of the session at the provider, by which it ends it. */
const sessionOf = ({ sid }: IDToken): string | undefined => (typeof sid === 'string' && sid !== '' && sid.length <= 256 ? sid : undefined);

/** Text of a claim, or the first of a list. */
function textOf(claims: Claims, name: string): string | undefined {
  const [value] = [valueOf(claims, name)].flat();
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A single group may come as a text; some providers number groups. */
function groupsOf(claims: Claims, { claims: names }: ClaimConfig): string[] | undefined {
  const value = names?.groups ? valueOf(claims, names.groups) : undefined;
  if (!Array.isArray(value) && typeof value !== 'string') return undefined;
  return [...new Set(textsOf(value).flatMap((each) => each.trim() || []))];
}

const valueOf = (claims: Claims, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((each: unknown) => (['string', 'number', 'boolean'].includes(typeof each) ? [String(each)] : []));

const attributesOf = (claims: Claims): Subject['attributes'] =>
  shownAttributes(
    Object.entries(claims)
      .filter(([name]) => name !== 'nonce' && !name.endsWith('_hash'))
      .map(([name, value]) => [name, textsOf(value)] as const),
  );
