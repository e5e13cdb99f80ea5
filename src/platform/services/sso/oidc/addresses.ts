import type { Settings } from '../../../context.ts';

/** Separate for each customer, so that a response of one provider cannot pass for another's (RFC 9700 §4.4.2). */
export const redirectUriOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, accountName: string): string =>
  `${publicUrl}/callbacks/oidc/${accountName}`;

/** Own address that sends the browser on, so that no provider is called while somebody logs in by the API. */
export const startUrlOf = (settings: Pick<Settings, 'publicUrl'>, accountName: string, requestId: string): string =>
  `${redirectUriOf(settings, accountName)}/start?request=${requestId}`;

/** Address to which the provider posts its logout tokens. */
export const backChannelLogoutUrlOf = (settings: Pick<Settings, 'publicUrl'>, accountName: string): string =>
  `${redirectUriOf(settings, accountName)}/logout`;

const pages = { '': 'response', '/start': 'start', '/logout': 'logout' } as const;

export function parseAddress(path: string): { accountName: string; page: (typeof pages)[keyof typeof pages] } | undefined {
  const [, accountName, rest = ''] = /^\/callbacks\/oidc\/([a-z](?:[a-z0-9-]{0,98}[a-z0-9])?)(\/start|\/logout)?$/.exec(path) ?? [];
  return accountName ? { accountName, page: pages[rest as keyof typeof pages] } : undefined;
}
