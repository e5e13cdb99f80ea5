import { asc } from 'drizzle-orm';
import { emailDomains } from '../database/tables/emailDomains.ts';
import { text } from '../http/message.ts';
import type { Route } from '../http/message.ts';
import { mayReadMetrics } from '../http/metrics.ts';
import type { Settings } from '../context.ts';
import type { Tools } from '../platform.ts';

/** The zone that customers' records point into, where none is configured: one that cannot be anybody's. */
const defaultProvider = 'mail-provider.example';

/** The name at which the provider's zone publishes the public key of a token (specification 2 §9). */
export const publishedAt = (token: string, { dkimProviderDomain = defaultProvider }: Settings): string =>
  `${token}.dkim.${dkimProviderDomain}`;

/**
 * What the zone of DKIM_PROVIDER_DOMAIN must publish, for the operator's name server to fetch: a file of TXT records, one a token. Public keys
 * are no secret, yet which tokens there are is for operators, as the figures of /metrics are.
 */
export function zoneRoutes({ stores, settings }: Tools): Route[] {
  const handle: Route['handle'] = async (incoming) => {
    if (!mayReadMetrics(incoming, settings)) return text(403, 'The zone is for operators.');
    const { db } = await stores.identity();
    const rows = await db.select({ tokens: emailDomains.tokens }).from(emailDomains).orderBy(asc(emailDomains.createdAt));
    const lines = rows.flatMap(({ tokens }) =>
      tokens.flatMap(({ token, publicKey }) => (publicKey ? [`${publishedAt(token, settings)}. 3600 IN TXT ${record(publicKey)}`] : [])),
    );
    return text(200, `${lines.join('\n')}\n`);
  };
  return [{ method: 'GET', path: '/dkim/zone.txt', budget: 'page', handle }];
}

/** A TXT record's strings have 255 characters at most; whoever reads them puts them together again. */
const record = (publicKey: string): string =>
  (`v=DKIM1; k=rsa; p=${publicKey}`.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ');
