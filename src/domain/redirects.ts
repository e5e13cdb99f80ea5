/** Target of a `redirect` parameter after sign-in (specification 1 §4, §5, §8), shared by browser and platform. */
export type Redirect =
  | { kind: 'none' }
  | { kind: 'inside'; path: string }
  | { kind: 'outside'; url: string }
  | { kind: 'invalid' }
  | { kind: 'blocked' };

/** Decides on the parsed address alone: what it looks like before parsing says nothing about where a browser would go. */
export function decideRedirect(requested: string | null | undefined, origin: string, domains: readonly string[]): Redirect {
  if (!requested) return { kind: 'none' };
  const url = parse(requested, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !isHost(url.hostname)) return { kind: 'invalid' };
  if (url.origin === origin) return inside(url);
  // Block https → http.
  if (url.protocol !== 'https:' && origin.startsWith('https:')) return { kind: 'blocked' };
  return domains.some((domain) => isOf(url, domain)) ? { kind: 'outside', url: url.href } : { kind: 'blocked' };
}

/** An absolute address, or a path of this host: anything else is no valid URL. */
function parse(requested: string, origin: string): URL | null {
  try {
    return requested.startsWith('/') ? new URL(requested, origin) : new URL(requested);
  } catch {
    return null;
  }
}

/**
 * Names of letters, digits, hyphens and underscores between dots, or numbers: browsers let blanks, stars and empty names pass where Node.js does not, and
 * whatever two readers read differently leads to no place of ours.
 */
const isHost = (hostname: string): boolean => /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$|^\[[0-9a-f:.]+\]$/.test(hostname);

function inside({ pathname, search, hash }: URL): Redirect {
  // A path that begins with two slashes is another host to whoever reads it next: '/.//evil.example' parses to one.
  if (/^[/\\]{2}/.test(pathname)) return { kind: 'invalid' };
  // The pages of signing in and out would ask for a sign-in again and again.
  if (/^\/(login|loginWithSSO|logout)\/?$/.test(pathname)) return { kind: 'none' };
  return { kind: 'inside', path: pathname + search + hash };
}

const usualPorts: Record<string, number> = { 'https:': 443, 'http:': 80 };

/** Matches the domain and its subdomains; a domain with a port matches that port only. */
function isOf(url: URL, domain: string): boolean {
  // As it is configured: in any case, in any script, as '.talent.example' or '*.talent.example'.
  const allowed = parse(`https://${domain.trim().replace(/^\*?\./, '')}`, '');
  if (!allowed?.hostname || allowed.pathname !== '/' || allowed.search || allowed.hash || allowed.username) return false;
  // Parsing drops the usual port of https, so that `host:443` is read from the text itself.
  const port = /:(\d{1,5})$/.exec(domain.trim())?.[1];
  if (port && Number(port) !== Number(url.port || usualPorts[url.protocol])) return false;
  return url.hostname === allowed.hostname || url.hostname.endsWith(`.${allowed.hostname}`);
}
