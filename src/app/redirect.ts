/** Where a `redirect` parameter leads after login (spec 1 §4, §5, §8). */
export type Redirect =
  | { kind: 'none' }
  /** A path of this console. */
  | { kind: 'inside'; path: string }
  /** Another host that the configuration allows. */
  | { kind: 'outside'; url: string }
  /** 'Invalid redirect url' */
  | { kind: 'invalid' }
  /** 'Redirection error - Redirection to the address is blocked due to domain restriction.' */
  | { kind: 'blocked' };

/** Decides on the parsed address alone: what it looks like before parsing says nothing about where a browser would go. */
export function decideRedirect(wanted: string | null, origin: string, domains: readonly string[]): Redirect {
  if (!wanted) return { kind: 'none' };
  const url = parse(wanted, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { kind: 'invalid' };
  if (url.origin === origin) {
    // The login page itself would ask for a login again and again.
    if (/^\/(login|logout)\/?$/.test(url.pathname)) return { kind: 'none' };
    return { kind: 'inside', path: url.pathname + url.search + url.hash };
  }
  // From a secure page nobody is sent to an open one.
  if (url.protocol !== 'https:' && origin.startsWith('https:')) return { kind: 'blocked' };
  const allowed = domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return allowed ? { kind: 'outside', url: url.href } : { kind: 'blocked' };
}

/** An absolute address, or a path of this host: anything else is no valid URL. */
function parse(wanted: string, origin: string): URL | null {
  try {
    return wanted.startsWith('/') ? new URL(wanted, origin) : new URL(wanted);
  } catch {
    return null;
  }
}
