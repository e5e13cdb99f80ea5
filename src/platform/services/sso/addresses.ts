import type { Settings } from '../../context.ts';

/** Derived from the immutable account name, so that they reveal no customers. */
export function addressesOf({ publicUrl }: Pick<Settings, 'publicUrl'>, accountName: string) {
  const base = `${publicUrl}/sso/${accountName}`;
  const metadataUrl = `${base}/metadata`;
  return { metadataUrl, entityId: metadataUrl, audience: metadataUrl, assertionUrl: `${base}/assertion`, logoutUrl: `${base}/logout` };
}

const pages = ['metadata', 'assertion', 'logout'] as const;

export function parseAddress(path: string): { accountName: string; page: (typeof pages)[number] } | undefined {
  const [, accountName, rest] = /^\/sso\/([a-z](?:[a-z0-9-]{0,98}[a-z0-9])?)\/([a-z]+)$/.exec(path) ?? [];
  const page = pages.find((each) => each === rest);
  return accountName && page ? { accountName, page } : undefined;
}

/** Tolerated clock difference of identity providers. */
export const clockSkew = 60_000;

/** Https; http is allowed in a demo and on localhost. */
export function isSecureAddress({ demo }: Pick<Settings, 'demo'>, address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && (demo || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)));
}
