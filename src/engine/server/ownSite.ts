type HeaderOf = (name: string) => string | undefined;

interface SiteRequest {
  hosts: ReadonlySet<string>;
  /** Anybody may link to a page; data is for the page itself; changes and queries are JSON. */
  what: 'page' | 'data' | 'change';
}

/** Reason to refuse a request: another host name (DNS rebinding), or another site's page or form; undefined if none. */
export function refusalOf(header: HeaderOf, { hosts, what }: SiteRequest): string | undefined {
  const host = header('host')?.toLowerCase() ?? '';
  if (!hosts.has(host)) return 'This console does not have that name.';
  if (what === 'page') return undefined;
  const site = header('sec-fetch-site');
  const origin = header('origin');
  // `none` is a typed address; nobody types a change.
  if (site !== undefined && site !== 'same-origin' && (what === 'change' || site !== 'none')) return otherSites;
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`) return otherSites;
  if (what === 'change' && !/^application\/json\s*(;|$)/i.test(header('content-type') ?? ''))
    return 'A question is sent as application/json.';
  return undefined;
}

const otherSites = 'Pages of other sites may not ask here.';

export const hostsOf = (port: number): Set<string> =>
  new Set(['localhost', '127.0.0.1', '[::1]'].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
