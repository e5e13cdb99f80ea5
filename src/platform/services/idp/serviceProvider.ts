import type { CacheProvider, SAML, SamlConfig } from '@node-saml/node-saml';
import type { Settings } from '../../context.ts';
import { addressesOf, clockSkew } from './addresses.ts';
import { pemOf } from './certificates.ts';

interface Provider {
  accountName: string;
  loginUrl: string;
  publicCertificates: readonly string[];
}

interface Means {
  now: () => Date;
  /** The requests that are under way: this platform's own table. */
  requests: Pick<CacheProvider, 'getAsync' | 'saveAsync'>;
  /** The id of the request that is being made. */
  requestId?: string;
}

/** This platform as a customer's identity provider meets it. Only the customer's own certificates prove anything, and only what they signed is read. */
export async function serviceProvider(
  settings: Pick<Settings, 'publicUrl'>,
  provider: Provider,
  { now, requests, requestId }: Means,
): Promise<SAML> {
  const { entityId, audience, assertionUrl } = addressesOf(settings, provider.accountName);
  const { ClockedSaml, always } = await library();
  return new ClockedSaml(
    {
      entryPoint: provider.loginUrl,
      issuer: entityId,
      callbackUrl: assertionUrl,
      audience,
      idpCert: provider.publicCertificates.map(pemOf),
      // Either is enough: what of the answer is not signed is checked against what is (`assertions.ts`).
      wantAuthnResponseSigned: false,
      wantAssertionsSigned: false,
      signatureAlgorithm: 'sha256',
      acceptedClockSkewMs: clockSkew,
      validateInResponseTo: always,
      // A refused answer uses nothing up: the table is changed by a sign-in alone.
      cacheProvider: { ...requests, removeAsync: async () => null },
      // The table says when a request has ended, by the platform's clock.
      requestIdExpirationPeriodMs: 24 * 3_600_000,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      ...(requestId && { generateUniqueId: () => requestId }),
    },
    now,
  );
}

/** What an identity provider must know of this platform to be set up for a customer. */
export async function metadataOf(settings: Pick<Settings, 'publicUrl'>, accountName: string): Promise<string> {
  const { entityId, assertionUrl } = addressesOf(settings, accountName);
  const { metadata } = await library();
  return metadata({
    issuer: entityId,
    callbackUrl: assertionUrl,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${accountName}`,
  });
}

let loaded: ReturnType<typeof load> | undefined;

/** The library, loaded when somebody first needs it: most installations start without. */
const library = () => (loaded ??= load());

async function load() {
  const { SAML: Saml, ValidateInResponseTo, generateServiceProviderMetadata: metadata } = await import('@node-saml/node-saml');

  /** Judges times by the platform's clock instead of the machine's. */
  class ClockedSaml extends Saml {
    readonly #now: () => Date;
    constructor(config: SamlConfig, now: () => Date) {
      super(config);
      this.#now = now;
    }

    protected override checkTimestampsValidityError(_: number, notBefore: string, notOnOrAfter: string, latest?: number): Error | null {
      return super.checkTimestampsValidityError(this.#now().getTime(), notBefore, notOnOrAfter, latest);
    }
  }
  return { ClockedSaml, metadata, always: ValidateInResponseTo.always };
}
