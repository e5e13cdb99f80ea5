import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import pLimit from 'p-limit';

/** Reasons for which an address is not called. */
export type AddressFault = 'noAddress' | 'notHttps' | 'notFound' | 'private' | 'timeout';

export interface Resolved {
  url: URL;
  host: string;
  addresses: Address[];
}

interface Address {
  address: string;
  family: number;
}

/** Outside this range, IPv6 addresses are local, reserved, or wrap an IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, but answered by the host of a cloud's machines (Azure's “WireServer”). */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

export function isPrivate(address: string): boolean {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || cloudHosts.has(parsed.toString())) return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}

/** Https only, never into the platform's own network. A demo may call its own network, and its own machine by http. */
export async function resolveAddress(
  text: string,
  { allowsPrivate, signal }: { allowsPrivate: boolean; signal: AbortSignal },
): Promise<Resolved | AddressFault> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return 'noAddress';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure =
    url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:' && ['localhost', '127.0.0.1', '::1'].includes(host));
  if (!isSecure || url.username || url.password) return 'notHttps';
  const addresses = await addressesOf(host, signal);
  if (addresses === 'timeout') return 'timeout';
  if (addresses.length === 0) return 'notFound';
  if (!allowsPrivate && addresses.some(({ address }) => isPrivate(address))) return 'private';
  return { url, host, addresses };
}

async function addressesOf(host: string, signal: AbortSignal): Promise<Address[] | 'timeout'> {
  if (isIP(host) > 0) return [{ address: host, family: isIP(host) }];
  const ended = new Promise<'timeout'>((resolve) => signal.addEventListener('abort', () => resolve('timeout'), { once: true }));
  return Promise.race([lookUp(host, signal), ended]);
}

/**
 * A lookup holds one of the four threads that files and password hashes need, until a name server answers. With slow servers, some threads
 * stay free.
 */
const inTurn = pLimit(2);

const lookUp = (host: string, signal: AbortSignal): Promise<Address[]> =>
  inTurn(async () => (signal.aborted ? [] : lookup(host, { all: true }).catch((): Address[] => [])));
