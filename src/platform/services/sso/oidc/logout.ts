import type { RequestContext } from '../../../context.ts';
import { seal, unseal } from '../../../database/sealed.ts';
import type { ProviderSession } from '../logout/sessions.ts';
import type { SsoConfig } from '../read.ts';
import { isSecure } from './config.ts';
import type { OidcClient } from './provider.ts';

type Settings = Pick<RequestContext, 'settings'>;

export const purpose = 'oidc id token';

/** Longest ID token that fits into an address. */
const longest = 4_000;

/** Stored with the session, so that no provider is called while somebody logs out. */
export function endOfSession(
  { settings }: Settings,
  { config }: OidcClient,
  customerId: string,
  idToken: string | undefined,
): { endSessionUrl?: string; idToken?: string } {
  const address = config.serverMetadata().end_session_endpoint;
  if (!address || !URL.canParse(address) || !isSecure(new URL(address), settings.demo)) return {};
  const hint = idToken && idToken.length <= longest ? { idToken: seal(settings, purpose, customerId, idToken) } : {};
  return { endSessionUrl: address, ...hint };
}

/** Address of the provider that ends its session, too (OpenID Connect RP-Initiated Logout 1.0); null where it has none. */
export function endSessionAddress(
  { settings }: Settings,
  { oidc }: SsoConfig,
  { endSessionUrl, idToken, customerId }: ProviderSession,
): string | null {
  if (!endSessionUrl || !oidc) return null;
  const address = new URL(endSessionUrl);
  address.searchParams.set('client_id', oidc.clientId);
  address.searchParams.set('post_logout_redirect_uri', postLogoutUriOf(settings));
  if (idToken) address.searchParams.set('id_token_hint', unseal(settings, purpose, customerId, idToken));
  return address.href;
}

const postLogoutUriOf = ({ publicUrl }: Settings['settings']): string => `${publicUrl}/login`;
