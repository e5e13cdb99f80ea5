import { deflateRawSync } from 'node:zlib';

// Inputs that are expensive for their size: wide, deep, long or of many elements, in each format that a public route reads.

const times = (text: string, count: number): string => text.repeat(count);
const each = (count: number, text: (index: number) => string, by = ''): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(by);

const long = 900_000;

/** Texts that a pattern, a parser or a normalization may stumble over. */
export const heavyTexts: Record<string, string> = {
  'one letter': times('a', long),
  blanks: times(' ', long),
  'blanks and a letter': `${times(' ', 100_000)}x`,
  'at signs': times('a@', 100_000),
  'an address of dots': `a@${times('a.', 100_000)}`,
  'an address of hyphens': `a@${times('a-', 100_000)}.example`,
  percents: times('%', 100_000),
  backslashes: times('\\', 100_000),
  'angle brackets': times('<', 100_000),
  'line ends': times('\n', 100_000),
  'letters of four bytes': times('𝒳', 100_000),
  'marks on one letter': `e${times('\u0301', 200_000)}`,
  digits: times('9', 100_000),
  Base64: times('QUJD', 200_000),
  slashes: `/${times('../', 100_000)}`,
  'a leet password': times('p4$5w0rd1l', 12),
};

export const heavyJson: Record<string, string> = {
  'an object of 100,000 names': `{${each(100_000, (index) => `"k${index}":1`, ',')}}`,
  'a list of 400,000 numbers': `[${times('1,', 400_000)}1]`,
  'lists 400,000 deep': times('[', 400_000),
  'closed lists 200,000 deep': `${times('[', 200_000)}${times(']', 200_000)}`,
  'objects 100,000 deep': `${times('{"a":', 100_000)}1${times('}', 100_000)}`,
  'a text of 900,000 letters': `{"a":"${times('a', long)}"}`,
  '100,000 escapes': `{"a":"${times('\\u0041', 100_000)}"}`,
  'a number of 800,000 digits': `{"a":${times('9', 800_000)}}`,
  'one name 100,000 times': `{${times('"a":1,', 100_000)}"a":1}`,
  '20,000 objects': `[${times('{"a":{"b":[1]}},', 20_000)}{}]`,
};

export const heavyXml: Record<string, string> = {
  '24,000 empty elements': `<a>${times('<b/>', 24_000)}</a>`,
  '12,000 elements with names': `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${each(12_000, (index) => `<b${index}/>`)}</samlp:Response>`,
  'elements 20,000 deep': `${times('<a>', 20_000)}${times('</a>', 20_000)}`,
  'unclosed elements': times('<a>', 30_000),
  '20,000 attributes': `<a ${each(20_000, (index) => `b${index}="1"`, ' ')}/>`,
  '5,000 namespaces': `<a ${each(5000, (index) => `xmlns:n${index}="u:${index}"`, ' ')}/>`,
  'a text of 90,000 letters': `<a>${times('x', 90_000)}</a>`,
  '30,000 entities': `<a>${times('&lt;', 22_000)}</a>`,
  'entities of entities': `<!DOCTYPE a [<!ENTITY e0 "x">${each(12, (index) => `<!ENTITY e${index + 1} "${times(`&e${index};`, 10)}">`)}]><a>&e12;</a>`,
  '10,000 comments': `<a>${times('<!---->', 10_000)}</a>`,
  '5,000 signatures': `<a>${times('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>', 1500)}</a>`,
};

/** Bodies of a form, also those that hold XML as single sign-on does. */
export const heavyForms: Record<string, string> = {
  '100,000 fields': each(100_000, (index) => `a${index}=1`, '&'),
  'one field 100,000 times': times('a=1&', 100_000),
  'ampersands alone': times('&', long),
  'a field of 900,000 letters': `a=${times('x', long)}`,
  'percents alone': `a=${times('%', long)}`,
  '200,000 escapes': `a=${times('%41', 200_000)}`,
  ...Object.fromEntries(
    Object.entries(heavyXml).flatMap(([name, xml]) => [
      [`an answer of ${name}`, samlForm(Buffer.from(xml).toString('base64'))],
      [`a deflated answer of ${name}`, samlForm(deflateRawSync(xml).toString('base64'))],
    ]),
  ),
  'an answer of 900,000 letters': samlForm(times('QUJD', 200_000)),
};

function samlForm(answer: string): string {
  return `SAMLResponse=${encodeURIComponent(answer)}&RelayState=x`;
}

export const heavyQueries: Record<string, string> = {
  '5,000 parameters': each(5000, (index) => `a${index}=1`, '&'),
  'one parameter 5,000 times': times('a=1&', 5000),
  'a value of 60,000 letters': `a=${times('x', 60_000)}`,
  'percents alone': times('%', 60_000),
  '20,000 escapes': `a=${times('%41', 20_000)}`,
  'an answer by redirect': `SAMLResponse=${encodeURIComponent(deflateRawSync(heavyXml['24,000 empty elements'] ?? '').toString('base64'))}`,
};

export const heavyHeaders: Record<string, Record<string, string>> = {
  '3,000 cookies': { cookie: each(3000, (index) => `c${index}=1`, '; ') },
  'a cookie of 15,000 letters': { cookie: `session=${times('x', 15_000)}` },
  'semicolons for cookies': { cookie: times(';', 15_000) },
  'encodings without end': { 'accept-encoding': times('br;q=0,', 2000) },
  'tags without end': { 'if-none-match': times('W/"x", ', 2000) },
  'proxies without end': { 'x-forwarded-for': times('10.0.0.1, ', 1500) },
  'a type without end': { 'content-type': `application/json;${times(' ', 15_000)}x` },
  'a signature without end': { 'x-signature': times('0', 15_000), authorization: `Basic ${times('QUJD', 3000)}` },
};
