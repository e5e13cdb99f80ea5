import type { OperationContext } from '../../../context.ts';
import { seal, unseal } from '../../../database/sealed.ts';
import type { Secrets } from '../../../database/sealed.ts';
import { badInput } from '../../../errors.ts';
import { changedClaim } from '../claimNames.ts';
import type { OidcValues, ssoConfigs } from '../identityTable.ts';

type SsoConfig = typeof ssoConfigs.$inferSelect;
type Text = string | null | undefined;

export interface ProtocolInput extends Partial<Record<keyof OidcValues | 'clientSecret', Text>> {
  protocol?: SsoConfig['protocol'] | null | undefined;
}

export type ProtocolValues = Pick<SsoConfig, 'protocol' | 'oidc' | 'clientSecret'>;
type ClaimedValues = Pick<SsoConfig, 'protocol' | 'oidc' | 'claims'>;

export const purpose = 'oidc client';

/** Values of the protocol to store. Fields that are left out stay, as they do for callers that know SAML only. */
export function protocolValues(
  { settings }: Pick<OperationContext, 'settings'>,
  customerId: string,
  input: ProtocolInput,
  row?: ProtocolValues,
): ProtocolValues {
  const protocol = input.protocol ?? row?.protocol ?? 'SAML';
  const sealed = input.clientSecret ? seal(settings, purpose, customerId, input.clientSecret) : undefined;
  if (protocol === 'SAML') return { protocol, oidc: row?.oidc ?? null, clientSecret: row?.clientSecret ?? null };
  const old = row?.oidc;
  const chosen = (field: keyof OidcValues): string | null => (input[field] === undefined ? (old?.[field] ?? null) : input[field] || null);
  const oidc: OidcValues = {
    issuerUrl: requireIssuer(settings.demo, chosen('issuerUrl') ?? ''),
    clientId: chosen('clientId') ?? '',
    scopes: chosen('scopes'),
  };
  if (!oidc.clientId) throw badInput({ clientId: 'validation.sso.clientId.required' });
  const stored = row?.clientSecret ?? null;
  // Another issuer must not get the secret of this one.
  if (stored && input.clientSecret === undefined && old && !isSameClient(old, oidc))
    throw badInput({ clientSecret: 'validation.sso.clientSecret.again' });
  return { protocol, oidc, clientSecret: sealed ?? (input.clientSecret === undefined ? stored : null) };
}

const isSameClient = (one: OidcValues, other: OidcValues): boolean => one.issuerUrl === other.issuerUrl && one.clientId === other.clientId;

/** Another client counts as another provider, since a provider may name people differently for each client. */
export const isSameProtocol = (one: ProtocolValues, other: ProtocolValues): boolean =>
  one.protocol === other.protocol && (one.protocol === 'SAML' || isSameClient(one.oidc ?? none, other.oidc ?? none));

/** Claims decide whose account is opened, and which groups it has. */
export const changedClaims = (one: ClaimedValues, other: ClaimedValues): ReturnType<typeof changedClaim> | 'scopes' =>
  changedClaim(one, other) ?? (other.protocol === 'SAML' || one.oidc?.scopes === other.oidc?.scopes ? undefined : 'scopes');

export const none: OidcValues = { issuerUrl: '', clientId: '', scopes: null };

export const openClientSecret = (secrets: Secrets, customerId: string, sealed: string): string =>
  unseal(secrets, purpose, customerId, sealed);

/** Without the scope `openid`, a provider sends no ID token. */
export const scopesOf = ({ scopes }: OidcValues): string => {
  const wanted = (scopes ?? 'openid email profile').split(' ').filter(Boolean);
  return [...new Set(['openid', ...wanted])].join(' ');
};

/** An issuer as discovery needs it: https (http on localhost in a demo), without query, fragment or the path of its metadata. */
function requireIssuer(demo: boolean, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) throw badInput({ issuerUrl: 'validation.sso.issuerUrl.format' });
  if (!isSecure(url, demo)) throw badInput({ issuerUrl: 'validation.sso.issuerUrl.https' });
  if (url.search || url.hash || url.pathname.includes('/.well-known/')) throw badInput({ issuerUrl: 'validation.sso.issuerUrl.plain' });
  return text;
}

export const isSecure = ({ protocol, hostname }: URL, demo: boolean): boolean =>
  protocol === 'https:' || (demo && protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
