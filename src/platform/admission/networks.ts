import ipaddr from 'ipaddr.js';

export const addressOf = (ip: string): string => prefixOf(ip, 32, 64);

export const networkOf = (ip: string): string => prefixOf(ip, 24, 48);

function prefixOf(input: string, v4: number, v6: number): string {
  const text = withoutPort(input.trim());
  if (!ipaddr.isValid(text)) return 'unknown';
  // Unwrap IPv4 addresses of IPv6 sockets.
  const address = ipaddr.process(text);
  const bits = address.kind() === 'ipv4' ? v4 : v6;
  const bytes = address.toByteArray().slice(0, bits / 8);
  return `${bytes.join('.')}/${bits}`;
}

const withoutPort = (text: string): string => /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
