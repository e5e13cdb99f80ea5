import { asc } from 'drizzle-orm';
import { emailDomains } from '../services/email-domains/identityTable.ts';
import { text } from '../http/message.ts';
import type { Route } from '../http/message.ts';
import { mayReadMetrics } from '../http/metrics.ts';
import type { Settings } from '../context.ts';
import type { Tools } from '../platform.ts';

const defaultProvider = 'mail-provider.example';

export const publishedAt = (token: string, { dkimProviderDomain = defaultProvider }: Settings): string =>
  `${token}.dkim.${dkimProviderDomain}`;

/** Public records, but for operators only, since the list of tokens is not public. */
export function zoneRoutes({ stores, settings }: Tools): Route[] {
  const handle: Route['handle'] = async (incoming) => {
    if (!mayReadMetrics(incoming, settings)) return text(403, 'The zone is available to operators only.');
    const { db } = await stores.identity();
    const rows = await db.select({ tokens: emailDomains.tokens }).from(emailDomains).orderBy(asc(emailDomains.createdAt));
    const lines = rows.flatMap(({ tokens }) =>
      tokens.flatMap(({ token, publicKey }) => (publicKey ? [`${publishedAt(token, settings)}. 3600 IN TXT ${record(publicKey)}`] : [])),
    );
    return text(200, `${lines.join('\n')}\n`);
  };
  return [{ method: 'GET', path: '/dkim/zone.txt', budget: 'page', handle }];
}

const record = (publicKey: string): string =>
  (`v=DKIM1; k=rsa; p=${publicKey}`.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ');
