import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Reachability =
  | 'answers'
  | 'redirects'
  | 'notHttps'
  | 'noAddress'
  | 'notFound'
  | 'private'
  | 'timeout'
  | 'refused'
  | 'noTls'
  | 'certificate';

const within = 5_000;

/** Outside this range, IPv6 addresses are local, reserved, or wrap an IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPrivate(address: string): boolean {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}

/** Https only, never into the platform's own network, to the very addresses that were checked, without following redirects. */
export async function checkReachable(
  text: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<{ reachability: Reachability; status?: number }> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return { reachability: 'noAddress' };
  if (url.protocol !== 'https:' || url.username || url.password) return { reachability: 'notHttps' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(within);
  const found = await resolved(host, signal);
  if (found === 'timeout') return { reachability: 'timeout' };
  if (found.length === 0) return { reachability: 'notFound' };
  if (!allowsPrivate && found.some(({ address }) => isPrivate(address))) return { reachability: 'private' };
  return head(url, host, found, signal);
}

interface Address {
  address: string;
  family: number;
}

async function resolved(host: string, signal: AbortSignal): Promise<Address[] | 'timeout'> {
  if (isIP(host) > 0) return [{ address: host, family: isIP(host) }];
  const ended = new Promise<'timeout'>((resolve) => signal.addEventListener('abort', () => resolve('timeout')));
  return Promise.race([lookup(host, { all: true }).catch((): Address[] => []), ended]);
}

function head(url: URL, host: string, found: Address[], signal: AbortSignal): Promise<{ reachability: Reachability; status?: number }> {
  const [first = { address: host, family: isIP(host) }] = found;
  // Connect to the checked addresses, so that a second DNS lookup cannot return another one.
  const pinned: LookupFunction = (_, options, answer) => (options.all ? answer(null, found) : answer(null, first.address, first.family));
  return new Promise((resolve) => {
    const options = { method: 'HEAD', agent: false, lookup: pinned, signal, ...(isIP(host) === 0 && { servername: host }) };
    const call = request(url, options, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      resolve({ reachability: status >= 300 && status < 400 ? 'redirects' : 'answers', status });
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve({ reachability: reasonOf(error, signal) }));
    // A switch of protocols emits neither a response nor an error.
    call.on('close', () => resolve({ reachability: signal.aborted ? 'timeout' : 'refused' }));
    call.end();
  });
}

/** OpenSSL's codes for an unverified certificate that don't contain the word. */
const unverified = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
]);

function reasonOf({ code = '' }: NodeJS.ErrnoException, signal: AbortSignal): Reachability {
  if (signal.aborted) return 'timeout';
  if (unverified.has(code) || /CERT|SELF_SIGNED|ALTNAME/.test(code)) return 'certificate';
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') ? 'noTls' : 'refused';
}
