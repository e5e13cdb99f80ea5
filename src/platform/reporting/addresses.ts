export interface Dsn {
  /** Public DSN: old ones contain a secret. */
  shown: string;
  key: string;
  address: string;
}

/** `https://key@host/path/project`, or undefined. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const [, path = '', project] = /^(.*)\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (!['https:', 'http:'].includes(url.protocol) || !/^\w+$/.test(url.username) || !project || url.search || url.hash) return undefined;
  return {
    shown: `${url.protocol}//${url.username}@${url.host}${path}/${project}`,
    key: url.username,
    address: `${url.origin}${path}/api/${project}/envelope/`,
  };
}

export function originOf(address: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return protocols.includes(url.protocol) && !url.username && !url.password ? `${url.protocol}//${url.host}` : undefined;
}
