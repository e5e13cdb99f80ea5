/** A request's headers, by name in lower case. */
type HeaderOf = (name: string) => string | undefined;

interface Asked {
  /** The names that this console has. */
  hosts: ReadonlySet<string>;
  /** Anybody may lead to a page; what it holds is for the page itself; a change, and a question to the API, is JSON beside. */
  what: 'page' | 'data' | 'change';
}

/**
 * Why a request is not answered: it was sent to a name that this console does not have (a page elsewhere may give its own name this machine's
 * address), or a browser says that a page of another site sent it, or that a form could have. Undefined where all is well.
 */
export function foreign(header: HeaderOf, { hosts, what }: Asked): string | undefined {
  const host = header('host')?.toLowerCase() ?? '';
  if (!hosts.has(host)) return 'This console does not have that name.';
  if (what === 'page') return undefined;
  const site = header('sec-fetch-site');
  const origin = header('origin');
  // `none` is somebody who typed the address; nobody types a change.
  if (site !== undefined && site !== 'same-origin' && (what === 'change' || site !== 'none')) return otherSites;
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`) return otherSites;
  if (what === 'change' && !/^application\/json\s*(;|$)/i.test(header('content-type') ?? ''))
    return 'A question is sent as application/json.';
  return undefined;
}

const otherSites = 'Pages of other sites may not ask here.';

/** The names that a console on this port of this machine has. */
export const hostsOf = (port: number): Set<string> =>
  new Set(['localhost', '127.0.0.1', '[::1]'].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
