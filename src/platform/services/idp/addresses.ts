import type { Settings } from '../../context.ts';

/**
 * Where a customer's identity provider finds this platform and sends its assertions. They follow from the account name alone, which never
 * changes: whether there is such a customer cannot be told by asking.
 */
export function addressesOf({ publicUrl }: Pick<Settings, 'publicUrl'>, accountName: string) {
  const metadataUrl = `${publicUrl}/sso/${accountName}/metadata`;
  return { metadataUrl, entityId: metadataUrl, audience: metadataUrl, assertionUrl: `${publicUrl}/sso/${accountName}/assertion` };
}

/** The account name and the page that such an address names. */
export function parseAddress(path: string): { accountName: string; page: 'metadata' | 'assertion' } | undefined {
  const [, accountName, page] = /^\/sso\/([a-z](?:[a-z0-9-]{0,98}[a-z0-9])?)\/(metadata|assertion)$/.exec(path) ?? [];
  return accountName && (page === 'metadata' || page === 'assertion') ? { accountName, page } : undefined;
}

/** Names of the claims that say who somebody is (specification 1 §3). */
export const claimKeys = { firstName: 'firstName', lastName: 'lastName', email: 'email' } as const;

/** How far the clocks of an identity provider and ours may be apart. */
export const clockSkew = 60_000;
