import type { FetchImplementation, JWTVerifyGetKey } from 'jose';
import type { Configuration, ServerMetadata } from 'openid-client';
import type { RequestContext } from '../../../context.ts';
import { clockSkew } from '../addresses.ts';
import type { SsoConfig } from '../read.ts';
import { SsoRefusal } from '../refusals.ts';
import { isSecure, openClientSecret } from './config.ts';
import { refusalOf } from './faults.ts';
import { callLimits, guardedFetch } from './fetch.ts';
import { library } from './library.ts';
import type { Library } from './library.ts';

/** Asymmetric algorithms only: with a symmetric one, a public key or the client's secret would sign (RFC 8725 §2.1, §3.2). */
export const algorithms: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

/** Longest time of all calls for one response, in ms. */
const deadline = 12_000;

interface CachedProvider {
  metadata: ServerMetadata;
  /** Time of the platform's clock, in ms. */
  expires: number;
  jwks?: ReturnType<Library['getJwksCache']>;
  /** Keys for logout tokens. */
  keys?: JWTVerifyGetKey;
}

const [lifetime, mostCached] = [10 * 60_000, 500];
/** By customer, version of its configuration and issuer, so that no customer's entry serves another. */
const cached = new Map<string, CachedProvider>();
const pending = new Map<string, Promise<CachedProvider>>();

export interface OidcClient {
  config: Configuration;
  /** Keeps the provider's keys for the next response. */
  remember: () => void;
}

/** Client of the customer's provider, with metadata that is at most ten minutes old. */
export async function clientOf(context: RequestContext, row: SsoConfig): Promise<OidcClient> {
  const { now, settings, request } = context;
  const { oidc } = row;
  if (!oidc) throw new SsoRefusal('disabled', 'OpenID Connect is not set up');
  const client = await library();
  const stop = AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]);
  const entry = await metadataOf(context, row, oidc.issuerUrl);
  const { metadata } = entry;
  const secret = row.clientSecret ? openClientSecret(settings, row.customerId, row.clientSecret) : undefined;
  const { token_endpoint_auth_methods_supported: methods } = metadata;
  const isPosted = methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic');
  const authentication = !secret ? client.None() : isPosted ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
  const skew = Math.round((now().getTime() - Date.now()) / 1000);
  const options = { [client.clockSkew]: skew, [client.clockTolerance]: clockSkew / 1000 };
  const config = new client.Configuration(metadata, oidc.clientId, options, authentication);
  config[client.customFetch] = guardedFetch(settings.demo, stop);
  if (settings.demo) client.allowInsecureRequests(config);
  // The library trusts an ID token that came over TLS; its signature is checked in any case here.
  client.enableNonRepudiationChecks(config);
  if (entry.jwks) client.setJwksCache(config, entry.jwks);
  return { config, remember: () => void (entry.jwks = client.getJwksCache(config)) };
}

async function metadataOf(context: RequestContext, row: SsoConfig, issuerUrl: string): Promise<CachedProvider> {
  const key = `${row.customerId} ${row.version} ${issuerUrl}`;
  const entry = cached.get(key);
  if (entry && entry.expires > context.now().getTime()) return entry;
  const running = pending.get(key);
  if (running) return running;
  const discovered = discover(context, issuerUrl).finally(() => pending.delete(key));
  pending.set(key, discovered);
  const found = await discovered;
  cached.delete(key);
  cached.set(key, found);
  const oldest = cached.size > mostCached ? cached.keys().next().value : undefined;
  if (oldest !== undefined) cached.delete(oldest);
  return found;
}

/** Issuer and keys for tokens that the provider sends by itself; an unknown key is looked for twice a minute at most. */
export async function signerOf(context: RequestContext, row: SsoConfig): Promise<{ issuer: string; keys: JWTVerifyGetKey }> {
  const { demo } = context.settings;
  const entry = await metadataOf(context, row, row.oidc?.issuerUrl ?? '');
  const { createRemoteJWKSet, customFetch } = await import('jose');
  const read: FetchImplementation = (address, { headers, signal }) =>
    guardedFetch(demo, signal)(address, { method: 'GET', headers: Object.fromEntries(headers), redirect: 'manual', body: undefined });
  const { issuer, jwks_uri: address = '' } = entry.metadata;
  entry.keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: callLimits.milliseconds, [customFetch]: read });
  return { issuer, keys: entry.keys };
}

/** Shared by all who wait for it, so that one who leaves does not stop it. */
async function discover({ settings, now }: RequestContext, issuerUrl: string): Promise<CachedProvider> {
  const client = await library();
  try {
    const found = await client.discovery(new URL(issuerUrl), 'discovery', undefined, undefined, {
      [client.customFetch]: guardedFetch(settings.demo, AbortSignal.timeout(deadline)),
      ...(settings.demo && { execute: [client.allowInsecureRequests] }),
    });
    const metadata = checked(found.serverMetadata(), issuerUrl, settings.demo);
    return { metadata, expires: now().getTime() + lifetime };
  } catch (error) {
    throw refusalOf(error, 'metadata');
  }
}

function checked(metadata: ServerMetadata, issuerUrl: string, demo: boolean): ServerMetadata {
  // The library makes exceptions for issuers that serve many tenants, where a stranger's tenant would do.
  if (new URL(metadata.issuer).href !== new URL(issuerUrl).href)
    throw new SsoRefusal('refused', 'the metadata is of another issuer than the configured one', 'ISSUER');
  const addresses = [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri];
  const isWhole = addresses.every((address) => address !== undefined && URL.canParse(address) && isSecure(new URL(address), demo));
  if (!isWhole) throw unusable('the metadata lacks an address of sign-ins, tokens or keys, or one is not https');
  const { id_token_signing_alg_values_supported: offered = ['RS256'], code_challenge_methods_supported: challenges } = metadata;
  const accepted = offered.filter((each) => algorithms.includes(each));
  if (accepted.length === 0) throw unusable('the provider signs by no algorithm that is accepted (RS256, PS256, ES256, EdDSA)');
  if (challenges && !challenges.includes('S256')) throw unusable('the provider announces PKCE without S256');
  return { ...plainMetadata(metadata), id_token_signing_alg_values_supported: accepted };
}

const unusable = (detail: string) => new SsoRefusal('refused', detail, 'UNREACHABLE');

/** Without the helpers that the library adds, which are functions. */
const plainMetadata = (metadata: ServerMetadata): ServerMetadata => JSON.parse(JSON.stringify(metadata)) as ServerMetadata;
