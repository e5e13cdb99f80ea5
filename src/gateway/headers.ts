import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[]>;

/** Both ends of a forwarded call, as origins. */
export interface Ends {
  /** Address of this server that the browser has opened. */
  own: string;
  platform: string;
  client: string;
  /** True for the origins of this server's own pages. */
  isOwnOrigin: (origin: string) => boolean;
}

/** Headers about one connection, which end at each server (RFC 9110 §7.6.1). */
const ofConnection = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'http2-settings'],
];

/** Claims about client and address: only this server's own ones are passed on. */
const claimed =
  /^(forwarded|host|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-url|x-rewrite-url|x-http-method(-override)?)$/;

export function requestHeaders(headers: IncomingHttpHeaders, ends: Ends): Headers {
  const { own, platform, client } = ends;
  const passed = Object.entries(endToEnd(headers)).filter(([name]) => !claimed.test(name) && name !== 'content-length');
  const { origin, referer, cookie, ...others } = Object.fromEntries(passed) as Headers & Record<'origin' | 'referer' | 'cookie', string>;
  return {
    ...others,
    host: new URL(platform).host,
    ...(origin !== undefined && { origin: ends.isOwnOrigin(origin) ? platform : origin }),
    ...(referer !== undefined && { referer: refererAt(platform, referer, ends) }),
    ...(cookie !== undefined && { cookie: sentCookies(cookie, ends) }),
    'x-forwarded-for': client,
    'x-forwarded-host': new URL(own).host,
    'x-forwarded-proto': new URL(own).protocol.slice(0, -1),
  };
}

export function responseHeaders(headers: IncomingHttpHeaders, ends: Ends): Headers {
  const { location, 'set-cookie': cookies, 'alt-svc': _, ...others } = endToEnd(headers);
  return {
    ...others,
    ...(location !== undefined && { location: locationAt(String(location), ends) }),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map((each) => storedCookie(each, ends)) }),
  };
}

function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? '').split(',').map((each) => each.trim().toLowerCase());
  const dropped = new Set([...ofConnection, ...named.filter((name) => !['content-length', 'cookie', 'origin'].includes(name))]);
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name))) as Headers;
}

function refererAt(platform: string, referer: string, { isOwnOrigin }: Ends): string {
  if (!URL.canParse(referer)) return referer;
  const { origin, pathname, search } = new URL(referer);
  return isOwnOrigin(origin) ? `${platform}${pathname}${search}` : referer;
}

/** A platform's redirect to itself leads to the same address of this server. */
const locationAt = (location: string, { platform, own }: Ends): string =>
  location === platform || location.startsWith(`${platform}/`) ? own + location.slice(platform.length) : location;

const hostPrefix = '__Host-';

/** A cookie of a platform on https can't be stored by a page on http: it is then stored without its prefix. */
const dropsPrefix = ({ own, platform }: Ends): boolean => own.startsWith('http:') && platform.startsWith('https:');

/** The cookie belongs to this server's host, and is secure if this server is. */
function storedCookie(line: string, ends: Ends): string {
  const [pair = '', ...attributes] = line.split(';').map((each) => each.trim());
  const isSecure = ends.own.startsWith('https:');
  const left = attributes.filter((each) => !/^domain\s*=/i.test(each) && !/^secure$/i.test(each));
  // Browsers refuse SameSite=None without Secure.
  const fitting = isSecure ? [...left, 'Secure'] : left.map((each) => (/^samesite\s*=\s*none$/i.test(each) ? 'SameSite=Lax' : each));
  return [dropsPrefix(ends) ? pair.replace(hostPrefix, '') : pair, ...fitting].join('; ');
}

function sentCookies(cookies: string, ends: Ends): string {
  if (!dropsPrefix(ends)) return cookies;
  const pairs = cookies.split(/;\s*/).filter((each) => each !== '' && !each.startsWith(hostPrefix));
  return pairs.flatMap((each) => [each, hostPrefix + each]).join('; ');
}
