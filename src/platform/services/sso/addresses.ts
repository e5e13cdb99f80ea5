import type { Settings } from '../../context.ts';

/** Derived from the immutable account name, so that they reveal no customers. */
export function addressesOf({ publicUrl }: Pick<Settings, 'publicUrl'>, accountName: string) {
  const metadataUrl = `${publicUrl}/sso/${accountName}/metadata`;
  return { metadataUrl, entityId: metadataUrl, audience: metadataUrl, assertionUrl: `${publicUrl}/sso/${accountName}/assertion` };
}

export function parseAddress(path: string): { accountName: string; page: 'metadata' | 'assertion' } | undefined {
  const [, accountName, page] = /^\/sso\/([a-z](?:[a-z0-9-]{0,98}[a-z0-9])?)\/(metadata|assertion)$/.exec(path) ?? [];
  return accountName && (page === 'metadata' || page === 'assertion') ? { accountName, page } : undefined;
}

export const claimKeys = { firstName: 'firstName', lastName: 'lastName', email: 'email' } as const;

/** Tolerated clock difference of identity providers. */
export const clockSkew = 60_000;
