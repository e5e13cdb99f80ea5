import { EndpointError } from './EndpointError.ts';

export type Headers = Readonly<Record<string, string>>;

/** `Name: value`; headers about destination and encoding are the console's own. */
export function headerOf(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]*):\s*([^]*?)\s*$/.exec(text) ?? [];
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) || value === '')
    throw new EndpointError('BAD_ADDRESS', `A header is written “Name: value”, and this is none: ${name || 'nothing before its colon'}`);
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new EndpointError('BAD_ADDRESS', `The value of ${name} has characters that no header can have.`);
  if (ours.has(name.toLowerCase()) || /^(proxy-|sec-)/i.test(name))
    throw new EndpointError('BAD_ADDRESS', `${name} is not for you to set: it says where a call goes, or how it is sent.`);
  return [name, value];
}

const ours = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'keep-alive',
  'forwarded',
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
  'accept-encoding',
]);

/** Header names are case-insensitive. */
export function withHeaders(headers: Headers, more: Headers): Headers {
  const replaced = new Set(Object.keys(more).map((name) => name.toLowerCase()));
  const left = Object.entries(headers).filter(([name]) => !replaced.has(name.toLowerCase()));
  return { ...Object.fromEntries(left), ...more };
}

export const saysRole = (name: string): boolean =>
  /role|tenant|organi[sz]ation|customer|region|version|environment|stage/i.test(name) && !credential.test(name);

/** An API may repeat what it was sent: hide what only this console knows. */
export function withoutSecrets(text: string, headers: Headers): string {
  let clean = text;
  for (const [name, value] of Object.entries(headers)) {
    if (saysRole(name)) continue;
    for (const secret of [value, ...value.split(/[\s;=,]+/)]) {
      // Words such as “Bearer” are no secret, and common in responses.
      if (secret.length < 12 || (!credential.test(name) && /^[a-z /._-]*$/i.test(secret))) continue;
      const written = JSON.stringify(secret).slice(1, -1);
      // Some servers write a slash as \/.
      for (const each of [written, written.replaceAll('/', '\\/')]) clean = clean.replaceAll(each, '…');
    }
  }
  return clean;
}

const credential = /auth|cookie|key|token|secret|passw|credential|session|jwt/i;

/** No credentials, which would end in logs. */
export function endpointOf(text: string): string {
  const bare = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[^@]*)?$/i.exec(text);
  if (bare) {
    const isLocal = /^(localhost|127\.|0\.0\.0\.0|\[)/i.test(text);
    throw new EndpointError('BAD_ADDRESS', `An address begins with http:// or https://. Write ${isLocal ? 'http' : 'https'}://${text}`);
  }
  // Anything before an @ could be a password.
  if (!URL.canParse(text))
    throw new EndpointError('BAD_ADDRESS', `${text.replace(/^.*@/s, '…@')} is no address. Write one such as https://api.example/graphql`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol))
    throw new EndpointError('BAD_ADDRESS', 'An address begins with http:// or https://, such as https://api.example/graphql');
  if (url.username || url.password)
    throw new EndpointError(
      'BAD_ADDRESS',
      'A name and password in the address end in logs: pass --header “Authorization: Basic …” instead.',
    );
  url.hash = '';
  return url.href;
}
