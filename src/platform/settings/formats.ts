import { isIP } from 'node:net';
import { originOf, parseDsn } from '../reporting/addresses.ts';

interface Format {
  validate: (text: string) => boolean;
  expected: string;
}

/** Formats of settings. A value of the first ones is never repeated in a message, since it may contain a password. */
export const addressFormats = {
  webAddress: address('http:', 'https:'),
  contactAddress: {
    validate: (text) => address('http:', 'https:').validate(text) || /^mailto:[^\s@?]+@[^\s@?]+$/.test(text),
    expected: 'must be a URL that starts with http:// or https://, or mailto: and an address',
  },
  smtpAddress: address('smtp:', 'smtps:'),
  syslogAddress: {
    validate: (text) => /^(tcp|tls|udp):\/\/[^/?#@]+:\d{1,5}\/?$/.test(text) && URL.canParse(text),
    expected: 'must look like tls://HOST:PORT, tcp://HOST:PORT or udp://HOST:PORT',
  },
  databaseAddress: address('postgres:', 'postgresql:'),
  publicAddress: {
    validate: (text) => originOf(text, ['https:', 'http:']) !== undefined,
    expected: 'must be a URL that starts with https:// or http://, without a user name and password',
  },
  origin: {
    validate: (text) => originOf(text, ['https:', 'http:']) !== undefined && /^[^/]*\/\/[^/?#]*\/?$/.test(text),
    expected: 'must be a URL such as https://platform.example, without a path, user name and password',
  },
  dsn: { validate: (text) => parseDsn(text) !== undefined, expected: 'must look like https://KEY@HOST/PROJECT' },
  // Plain hosts with a scheme: a content policy might read anything else as a wildcard.
  chatHost: {
    validate: (text) =>
      /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?\/?$/.test(text) &&
      originOf(text, ['https:', 'http:', 'wss:', 'ws:']) !== undefined,
    expected: 'must be hosts like https://chat.example, https://*.chat.example or wss://chat.example, without a path',
  },
  headerList: { validate: (text) => headersOf(text) !== undefined, expected: 'must look like NAME=VALUE,NAME=VALUE' },
} satisfies Record<string, Format>;

/** Headers of a list as OpenTelemetry writes it, or undefined. */
export function headersOf(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const each of text.split(',').filter((part) => part.trim())) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(each) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
    if (!/^[\x20-\x7e]*$/.test(headers[name])) return undefined;
  }
  return headers;
}

/** Formats whose invalid value is shown. */
export const nameFormats = {
  domain: {
    validate: (text) => text.length <= 150 && /^([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]\.?$/i.test(text),
    expected: 'must be a domain such as mail.example.com',
  },
  // IP addresses only: a resolver's own name cannot be resolved.
  resolver: { validate: isResolver, expected: 'needs IP addresses such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:5353' },
  account: { validate: (text) => /^\d{12}$/.test(text), expected: 'must have twelve digits' },
} satisfies Record<string, Format>;

function address(...protocols: string[]): Format {
  return {
    validate: (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    expected: `must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  };
}

function isResolver(text: string): boolean {
  const [, host = '', port = '53'] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? /^([\d.]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(host || text) !== 0 && Number(port) > 0 && Number(port) <= 65_535;
}
