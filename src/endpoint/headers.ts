import { EndpointError } from './EndpointError.ts';

/** Headers of one call, by name. */
export type Headers = Readonly<Record<string, string>>;

/** A header that is sent to an API, from `Name: value`; those that say where a call goes, or how it is packed, are this console's own. */
export function headerOf(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]*):\s*([^]*?)\s*$/.exec(text) ?? [];
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) || value === '')
    throw new EndpointError('BAD_ADDRESS', `A header is written «Name: value», and this is none: ${name || 'nothing before its colon'}`);
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

/** An API's address: http or https, without a name and password in it, which would end in logs. */
export function endpointOf(text: string): string {
  if (!URL.canParse(text)) throw new EndpointError('BAD_ADDRESS', `${text} is no address: pass --endpoint https://api.example.com/graphql`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol))
    throw new EndpointError('BAD_ADDRESS', `${url.protocol} is not asked: an endpoint begins with https:// or http://`);
  if (url.username || url.password)
    throw new EndpointError(
      'BAD_ADDRESS',
      'A name and password in the address end in logs: pass --header «Authorization: Basic …» instead.',
    );
  url.hash = '';
  return url.href;
}
