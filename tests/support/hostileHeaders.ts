import { hostileTexts } from './hostileTexts.ts';

const times = (text: string, count: number): string => text.repeat(count);

/** Each letter is one byte, including bytes that client libraries refuse. */
const plain: Record<string, string> = {
  'another line': 'x\r\nx-evil: 1',
  'another request': 'x\r\n\r\nGET /metrics HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'a line folded': 'x\r\n\ty',
  'a line without its return': 'x\ny: 1',
  'a tab': 'a\tb',
  'bytes of no text': '\u00ff\u00fe\u0080',
  'two values': 'a, b',
  'the same again and again': times('a,', 3000),
  'nearly all that a header may hold': times('a', 8000),
  'more than all headers may hold': times('a', 70_000),
  quoted: '"a\\"b"',
  'encoded bytes': '%00%ff%c0%af%e0%80%ae',
  'a broken escape': '%',
  'another broken escape': '%zz%u0041',
  'only separators': ';=;=;,;=',
};

const texts = Object.entries(hostileTexts).flatMap(([name, value]) =>
  typeof value === 'string' && value.length < 5000 ? [[name, Buffer.from(value).toString('latin1')] as const] : [],
);

const anywhere: Record<string, string> = { ...Object.fromEntries(texts), ...plain };

interface HostileHeader {
  /** The header’s own name, `cookie` and the cookie’s, or `path` and `query`. */
  place: string;
  values: Record<string, string>;
}

const types: Record<string, string> = {
  'a form': 'application/x-www-form-urlencoded',
  'a form in parts': 'multipart/form-data; boundary=x',
  'a form in parts without an end': `multipart/form-data; boundary=${times('-', 5000)}`,
  'plain text': 'text/plain',
  GraphQL: 'application/graphql',
  'JSON of another name': 'application/vnd.api+json',
  'JSON in two bytes a letter': 'application/json; charset=utf-16',
  'JSON in letters of nobody’s': 'application/json; charset=__proto__',
  'JSON twice': 'application/json, text/plain',
  'JSON behind a blank': ' application/json',
  'JSON in capitals': 'APPLICATION/JSON',
  XML: 'text/xml',
};

const lengths: Record<string, string> = {
  'less than nothing': '-1',
  'a number of another base': '0x10',
  'a number beyond all': '99999999999999999999',
  'no number': 'NaN',
  'two lengths': '5, 6',
};

export const hostileHeaders: HostileHeader[] = [
  ...['x-csrf-token', 'idempotency-key', 'x-request-id', 'user-agent', 'origin', 'referer', 'host', 'x-forwarded-for', 'authorization'].map(
    (place) => ({ place, values: anywhere }),
  ),
  ...['accept', 'accept-encoding', 'accept-language', 'sec-fetch-site', 'x-forwarded-proto', 'x-http-method-override'].map((place) => ({
    place,
    values: anywhere,
  })),
  { place: 'content-type', values: { ...anywhere, ...types } },
  { place: 'content-length', values: { ...anywhere, ...lengths } },
  { place: 'content-encoding', values: { gzip: 'gzip', 'gzip of gzip': 'gzip, gzip', br: 'br', ...anywhere } },
  { place: 'transfer-encoding', values: { 'parts, and none': 'chunked, identity', 'parts twice': 'chunked, chunked', ...anywhere } },
  ...['session', 'csrf', 'region', 'mfa', 'device', '__proto__', 'constructor'].map((name) => ({
    place: `cookie ${name}`,
    values: anywhere,
  })),
  { place: 'cookie', values: { '5,000 cookies': Array.from({ length: 1200 }, (_, index) => `c${index}=1`).join('; '), ...anywhere } },
  { place: 'path', values: anywhere },
  { place: 'query', values: anywhere },
];
