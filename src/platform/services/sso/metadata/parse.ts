import type { SSOMetadataWarning } from '../../../../generated/types.ts';
import { limits } from '../../../../domain/limits.ts';
import type { Settings } from '../../../context.ts';
import { isSecureAddress } from '../addresses.ts';
import { certificateFault, detailsOf, fingerprintOf } from '../certificates.ts';
import type { SsoConfig } from '../read.ts';
import { parseElements } from './elements.ts';
import type { Element } from './elements.ts';
import { MetadataFault } from './faults.ts';

export interface ProviderMetadata {
  entityId: string;
  loginUrl: string | null;
  logoutUrl: string | null;
  /** Null without a logout URL. */
  logoutBinding: SsoConfig['logoutBinding'] | null;
  /** PEM or base64, each once. */
  publicCertificates: string[];
  wantsSignedRequests: boolean;
  validUntil: Date | null;
  warnings: SSOMetadataWarning[];
}

interface Env {
  settings: Pick<Settings, 'demo'>;
  now: Date;
}

/** Reads the only SAML 2.0 identity provider of a document. */
export function parseProviderMetadata(xml: string, env: Env): ProviderMetadata {
  if (xml.length > limits.providerMetadata) throw new MetadataFault('TOO_LARGE', { limit: limits.providerMetadata });
  const { entity, provider } = onlyProvider(parseElements(xml));
  const entityId = entity.attribute('entityID') ?? '';
  if (!entityId || entityId.length > limits.entityId) throw new MetadataFault('UNREADABLE');
  const warnings = new Set<SSOMetadataWarning>();
  const loginUrl = loginUrlOf(provider, env, warnings);
  const logout = logoutOf(provider, env, warnings);
  const publicCertificates = certificatesOf(provider, env, warnings);
  const validUntil = endOf([entity, provider]);
  if (validUntil && validUntil <= env.now) warnings.add('EXPIRED');
  const wantsSignedRequests = ['true', '1'].includes(provider.attribute('WantAuthnRequestsSigned') ?? '');
  return { entityId, loginUrl, ...logout, publicCertificates, wantsSignedRequests, validUntil, warnings: [...warnings] };
}

const named = ({ children }: Element, name: string): Element[] => children.filter((child) => child.name === name);

/** Most entity ids that a refusal lists. */
const listed = 20;

function onlyProvider(root: Element): { entity: Element; provider: Element } {
  const all = entitiesOf(root);
  if (all.length === 0) throw new MetadataFault('UNREADABLE');
  const providers = all.flatMap((entity) => {
    const [provider] = named(entity, 'IDPSSODescriptor').filter(isSaml2);
    return provider ? [{ entity, provider }] : [];
  });
  const [only, ...others] = providers;
  if (!only) throw new MetadataFault('NO_PROVIDER');
  if (others.length === 0) return only;
  const ids = providers.map(({ entity }) => entity.attribute('entityID') ?? '').slice(0, listed);
  throw new MetadataFault('SEVERAL_PROVIDERS', { count: providers.length, entityIds: ids.join(', ') });
}

function entitiesOf(element: Element): Element[] {
  if (element.name === 'EntityDescriptor') return [element];
  return element.name === 'EntitiesDescriptor' ? element.children.flatMap(entitiesOf) : [];
}

const isSaml2 = (provider: Element): boolean =>
  (provider.attribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes('urn:oasis:names:tc:SAML:2.0:protocol');

const bindings = {
  REDIRECT: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  POST: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
};

function loginUrlOf(provider: Element, env: Env, warnings: Set<SSOMetadataWarning>): string | null {
  const address = addressOf(provider, 'SingleSignOnService', env, warnings);
  if (address === undefined) warnings.add(named(provider, 'SingleSignOnService').length > 0 ? 'LOGIN_BY_POST_ONLY' : 'NO_LOGIN_URL');
  return address ?? null;
}

/** By redirect if the provider offers it, since that needs no page of ours; else by POST. */
function logoutOf(provider: Element, env: Env, warnings: Set<SSOMetadataWarning>): Pick<ProviderMetadata, 'logoutUrl' | 'logoutBinding'> {
  for (const logoutBinding of ['REDIRECT', 'POST'] as const) {
    const logoutUrl = addressOf(provider, 'SingleLogoutService', env, warnings, logoutBinding);
    if (logoutUrl) return { logoutUrl, logoutBinding };
  }
  return { logoutUrl: null, logoutBinding: null };
}

/** Address of the service by a binding; null if it may not be used. */
function addressOf(
  provider: Element,
  service: 'SingleSignOnService' | 'SingleLogoutService',
  { settings }: Env,
  warnings: Set<SSOMetadataWarning>,
  binding: keyof typeof bindings = 'REDIRECT',
): string | null | undefined {
  const location = named(provider, service)
    .find((each) => each.attribute('Binding') === bindings[binding])
    ?.attribute('Location');
  if (location === undefined) return undefined;
  const isUsable = location.length <= limits.url && URL.canParse(location) && isSecureAddress(settings, location);
  if (!isUsable) warnings.add('UNSAFE_URL');
  return isUsable ? location : null;
}

function certificatesOf(provider: Element, { now }: Env, warnings: Set<SSOMetadataWarning>): string[] {
  const usable = new Map<string, string>();
  for (const key of named(provider, 'KeyDescriptor')) {
    if ((key.attribute('use') ?? 'signing') !== 'signing') continue;
    for (const data of named(key, 'KeyInfo').flatMap((info) => named(info, 'X509Data'))) {
      // The first one is of the key; others are of its issuers, which sign no assertions.
      const [certificate] = named(data, 'X509Certificate');
      const text = certificate?.text().replace(/\s+/g, '') ?? '';
      if (certificateFault(text) || text.length > limits.certificate) warnings.add('CERTIFICATE_REFUSED');
      else usable.set(fingerprintOf(text), text);
    }
  }
  const texts = [...usable.values()];
  if (texts.length === 0) warnings.add('NO_CERTIFICATE');
  if (texts.length > limits.certificates) warnings.add('TOO_MANY_CERTIFICATES');
  const taken = texts.slice(0, limits.certificates);
  if (taken.some((text) => detailsOf(text, now).isExpired)) warnings.add('CERTIFICATE_EXPIRED');
  return taken;
}

/** Earliest end of the entity and its role. */
function endOf(elements: readonly Element[]): Date | null {
  const ends = elements.map((each) => Date.parse(each.attribute('validUntil') ?? '')).filter((end) => !Number.isNaN(end));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
