import type { SecurityReason } from '../../../../generated/types.ts';
import { SsoRefusal } from '../refusals.ts';
import { CallFailure } from './fetch.ts';

/** Document of the provider that was read when something failed. */
type Source = 'metadata' | 'token' | 'user info';

/** Translates the library's errors, whose messages and causes repeat tokens. Errors of other kinds stay as they are. */
export function refusalOf(error: unknown, source: Source): unknown {
  if (error instanceof SsoRefusal || !(error instanceof Error)) return error;
  const chain = chainOf(error);
  const failure = chain.find((each) => each instanceof CallFailure);
  if (failure) return new SsoRefusal('refused', `the provider’s ${names[source]} could not be read: ${failure.message}`, 'UNREACHABLE');
  const codes = chain.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
  if (codes.includes('OAUTH_AUTHORIZATION_RESPONSE_ERROR'))
    return new SsoRefusal('denied', `the identity provider signed nobody in${named(error)}`);
  if (codes.includes('OAUTH_RESPONSE_BODY_ERROR') || codes.includes('OAUTH_WWW_AUTHENTICATE_CHALLENGE')) return exchangeRefused(error);
  const text = chain.map(({ message }) => message).join('\n');
  const claim = chain.map(({ cause }) => (cause as { claim?: unknown } | undefined)?.claim).find(Boolean);
  const known =
    claims.find(([name]) => codes.includes('OAUTH_JWT_CLAIM_COMPARISON_FAILED') && name === claim) ??
    faults.find(([fragment]) => text.includes(fragment));
  if (known) return new SsoRefusal(known[2] === 'EXPIRED' ? 'expired' : 'refused', known[1], known[2] ?? 'MALFORMED');
  const isOfLibrary = codes.some((code) => code.startsWith('OAUTH_') || code.startsWith('ERR_')) || error instanceof TypeError;
  const reason = source === 'token' && !codes.includes('OAUTH_RESPONSE_IS_NOT_CONFORM') ? 'MALFORMED' : 'UNREACHABLE';
  return isOfLibrary ? new SsoRefusal('refused', `the provider’s ${names[source]} is not as OpenID Connect says`, reason) : error;
}

const names: Record<Source, string> = { metadata: 'metadata', token: 'token or keys', 'user info': 'user info' };

function exchangeRefused(error: Error): SsoRefusal {
  const code = named(error);
  return code === ' (invalid_grant)'
    ? new SsoRefusal('expired', 'the provider does not accept the code: it has ended, was used before, or is of another sign-in')
    : new SsoRefusal('refused', `the provider did not exchange the code${code}`, 'DENIED');
}

/** Error code of the provider; nothing else of it is repeated. */
const named = ({ error }: Error & { error?: unknown }): string =>
  typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : '';

function chainOf(error: Error): (Error & { code?: unknown })[] {
  const chain: Error[] = [];
  for (let each: unknown = error; each instanceof Error && chain.length < 5; each = each.cause) chain.push(each);
  return chain;
}

type Fault = [fragment: string, fault: string, reason?: SecurityReason];

/** Claims of an ID token that are not the expected ones. */
const claims: Fault[] = [
  ['iss', 'the ID token is by another issuer', 'ISSUER'],
  ['aud', 'the ID token is for another client', 'AUDIENCE'],
  ['azp', 'the ID token is for another client', 'AUDIENCE'],
  ['nonce', 'the ID token answers another request'],
];

const faults: Fault[] = [
  ['"iss" (issuer) missing', 'the response lacks its issuer, which this provider announces to name', 'ISSUER'],
  ['"iss" (issuer) response parameter', 'the response is by another issuer', 'ISSUER'],
  ['does not match the expected issuer', 'the metadata is of another issuer than the configured one', 'ISSUER'],
  ['"alg" header', 'the ID token is signed by an algorithm that is not accepted', 'SIGNATURE'],
  ['signature verification failed', 'the ID token is not signed by a key of the provider', 'SIGNATURE'],
  ['verification key', 'the ID token is not signed by a key of the provider', 'SIGNATURE'],
  ['JWS algorithm', 'the ID token is signed by an algorithm that is not accepted', 'SIGNATURE'],
  ['"crit" header', 'the ID token needs an extension that is not accepted', 'SIGNATURE'],
  ['modulusLength', 'the key of the provider is too short', 'SIGNATURE'],
  ['JWE', 'encrypted ID tokens are not accepted'],
  ['JWT timestamp claim', 'the ID token has ended or is not valid yet', 'EXPIRED'],
  ['claim missing', 'the ID token lacks a claim that each must have'],
  ['"id_token" property', 'the provider sent no ID token'],
  ['only once', 'the response names something twice'],
];
