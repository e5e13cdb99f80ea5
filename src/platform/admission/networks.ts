import ipaddr from 'ipaddr.js';

/** Returns the address of one caller: an IPv4 address, or the /64 of an IPv6 one. A proxy may add a port; invalid addresses share one key. */
export const addressOf = (ip: string): string => prefixOf(ip, 32, 64);

/** Returns the network that a provider typically assigns to one customer: a /24, or a /48. */
export const networkOf = (ip: string): string => prefixOf(ip, 24, 48);

function prefixOf(given: string, v4: number, v6: number): string {
  const text = withoutPort(given.trim());
  if (!ipaddr.isValid(text)) return 'unknown';
  // An IPv4 address that came over an IPv6 socket is the IPv4 address.
  const address = ipaddr.process(text);
  const bits = address.kind() === 'ipv4' ? v4 : v6;
  const bytes = address.toByteArray().slice(0, bits / 8);
  return `${bytes.join('.')}/${bits}`;
}

const withoutPort = (text: string): string => /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
